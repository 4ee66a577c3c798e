import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "New Virtual Person: invent a steady face",
    description:
      "Here you will describe an invented adult, choose between proposals and keep the face for later pictures. Not available yet; this is how it will go.",
  },
  heading: "Invent someone, once",
  lead: "You will describe an adult who does not exist, choose the face that fits, and keep it for every picture after.",
  does: [
    "You will write a short description: age, hair, build, what one notices first. From it will come several proposals, and you will choose the one that is meant, or change a word and look again.",
    "The chosen face will then be fixed, so that it is the same from the front, from the side and in the rain. That takes more work than one picture, and the price will say so before you begin.",
    "No photos of real people will be accepted here. For a real face there is New Training, with that person's consent.",
  ],
  forWhom: [
    {
      who: "Makers of comics and games",
      what: "Fix the lead before you draw forty scenes around them.",
    },
    {
      who: "Studios and agencies",
      what: "A stand-in for layouts, decided once and the same in every draft.",
    },
    {
      who: "Novelists",
      what: "See the person you have been describing for a year.",
    },
  ],
  steps: [
    {
      title: "Three facts first",
      text: "An age in years, a face shape and one thing that is not even. That is more than most descriptions hold.",
    },
    {
      title: "Leave clothes out",
      text: "Clothes that are part of the person come back in every picture, swimming included.",
    },
    {
      title: "Choose the plainest proposal",
      text: "A quiet face takes on more parts than a striking one. Drama can come with the light.",
    },
    {
      title: "Write down the name and the story",
      text: "It helps you to stay consistent, and others to see that the person is made up.",
    },
  ],
  faq: [
    {
      question: "Why are there no fields on this page?",
      answer: "Because the tool is not available yet, and we show no controls that do nothing.",
    },
    {
      question: "Can I start from a photo of a celebrity?",
      answer:
        "No. A virtual person will be made from words alone, and resemblance to real people is not allowed.",
    },
    {
      question: "What works today instead?",
      answer:
        "New Training, for a real adult who agrees, and the AI Generator, which can make pictures without a model where an outside engine is connected.",
    },
  ],
} satisfies ToolText;
