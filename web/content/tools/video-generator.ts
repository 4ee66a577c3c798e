import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Video Generator: short clips from words or stills",
    description:
      "Make a clip of five or ten seconds from one of your pictures or from a sentence. The price stands on the button, and failures are refunded.",
  },
  heading: "A still picture that starts to move",
  lead: "The Video Generator turns a picture you have, or a sentence, into a few seconds of film.",
  does: [
    "It works in three ways. From a picture, it keeps that picture as the first frame and moves on from there. From words, it makes a clip of a scene you describe; with your own model in it, the model makes a still first, which you keep, and the still is set in motion. From a video, it makes that video anew in your words.",
    "You choose the model, the length and the quality, and the price on the button follows from them before you start. What a model cannot make is grey and says why. Clips are kept on this page, marked as made with AI, and saved as MP4.",
    "Where no AI provider is connected, the built-in engine moves the camera over your picture, nearer, away or around, and lets snow, rain, dust or confetti fall. The person in it stays still. Everything else says that it needs a provider, cannot be started and takes no credits.",
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
      question: "Can a video I have be changed?",
      answer:
        "Yes, where an AI provider is connected: send one, or choose one that was made here, and say what it should become. The built-in engine changes none, so there it is grey and takes no credits.",
    },
    {
      question: "Will the person look like me?",
      answer:
        "That depends on the first frame. Clips that start from a picture made with your own model, chosen or made on the way, keep your face best, and fast movement always blurs it a little.",
    },
    {
      question: "Is there sound?",
      answer:
        "Clips made from words and pictures are silent. A video that Kling changes keeps its own sound, and a talking picture speaks in the voice you choose.",
    },
    {
      question: "What is refused?",
      answer:
        "The same as for pictures: sexual content of real people, minors, pretending to be someone else, and anything meant to deceive.",
    },
  ],
} satisfies ToolText;
