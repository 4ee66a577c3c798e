import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Video Generator: short clips from words or stills",
    description:
      "The Video Generator will make short clips from a sentence or from one of your pictures. Not available yet. Read what it will do and how to prepare.",
  },
  heading: "A still picture that starts to move",
  lead: "The Video Generator will turn a sentence, or a picture you already made, into a few seconds of film.",
  does: [
    "It will work in two ways. From words, it will make a clip of a scene you describe. From a picture, it will keep that picture as the first frame and move on from there, which is the surer way to a face that stays the same.",
    "You will choose the length and the quality, and the price will follow from both before you start. Clips will be kept on your dashboard beside your pictures and marked as made with AI.",
    "Good films start from good stills. A model trained well today, and a portrait you like, are what you will want to begin with.",
  ],
  forWhom: [
    {
      who: "People who post",
      what: "A few seconds of wind in a coat hold a scrolling thumb longer than the same coat standing still.",
    },
    {
      who: "Small businesses and speakers",
      what: "An opening shot for a talk or a page, without a day of filming.",
    },
    {
      who: "Storytellers",
      what: "Try how a scene feels in motion before you decide to film it properly.",
    },
  ],
  steps: [
    {
      title: "Choose one movement",
      text: "A turn of the head, a slow step nearer, hair in the wind. Two movements at once fight each other.",
    },
    {
      title: "Say what the camera does",
      text: "Still, slowly closer, slowly past. If you say nothing, the camera wanders.",
    },
    {
      title: "Leave room in the frame",
      text: "Movement needs somewhere to go. Start from a picture with space on the side you look towards.",
    },
    {
      title: "Keep it short",
      text: "Faces and hands hold together best in the first seconds. Several short clips cut together beat one long one.",
    },
  ],
  faq: [
    {
      question: "Can I make a video today?",
      answer:
        "No. Only pictures can be made today. This page says so until the tool works, and no credits can be spent on it.",
    },
    {
      question: "Will the person look like me?",
      answer:
        "That depends on the first frame. Clips that start from a picture made with your own model will keep your face best, and fast movement will always blur it a little.",
    },
    {
      question: "Will there be sound?",
      answer:
        "That is not decided for every kind of clip. Spoken words will be offered only with the permission of the person whose voice is heard.",
    },
    {
      question: "What will be refused?",
      answer:
        "The same as for pictures: sexual content of real people, minors, pretending to be someone else, and anything meant to deceive.",
    },
  ],
} satisfies ToolText;
