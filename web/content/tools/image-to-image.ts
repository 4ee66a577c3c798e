import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Image to Image: start from a picture",
    description:
      "Image to Image will take a picture you give it as a starting point and make a new one after your words. Not available yet: here is what it will do.",
  },
  heading: "Begin with a picture instead of an empty page",
  lead: "Some things are easier to show than to say. Image to Image will start from a picture of yours and change it after your words.",
  summary: "A new picture that starts from one you have",
  does: [
    "You will give it a picture and a sentence. The picture will lend its composition, its pose or its colours, and the sentence will say what should become of them. A setting will decide how much of the original stays: a little change keeps the arrangement, a large one keeps only the idea.",
    "With a trained model it will be able to put you where the original had someone else, as long as the original is yours to use.",
    "Until then, the AI Generator makes pictures from words alone, and describing a photograph you like is a skill worth having in either tool.",
  ],
  forWhom: [
    {
      who: "People with a sketch or a snapshot",
      what: "The pose is right and the kitchen behind it is not. Start from what you have.",
    },
    {
      who: "Anyone planning a series",
      what: "One arrangement, carried through several places or seasons, so that the pictures belong together.",
    },
    {
      who: "Photographers trying ideas",
      what: "See a light or a setting on your own test shot before you book the room.",
    },
  ],
  steps: [
    {
      title: "Start from a simple picture",
      text: "One subject, a clear outline and a calm background carry over best. Busy pictures turn to mud.",
    },
    {
      title: "Describe the result, not the change",
      text: "“Woman at a window, winter light, grey coat” says more to an image model than “make it colder”.",
    },
    {
      title: "Match the shape",
      text: "A tall original asked for as a wide picture has to invent its sides. Crop first, then ask.",
    },
    {
      title: "Use your own pictures",
      text: "A photograph belongs to whoever took it, and a face to whoever wears it. Ask both, or take your own.",
    },
  ],
  faq: [
    {
      question: "When will it open?",
      answer:
        "We give no date until it works. Nothing on this page can be bought, and no credits can be spent on it.",
    },
    {
      question: "What will it cost?",
      answer:
        "Prices follow what the engine behind it costs us, and you will see them before you confirm. As everywhere here, a picture that fails will be refunded.",
    },
    {
      question: "What can I use today?",
      answer:
        "The AI Generator, with your own words and five shapes, or one of the {{pack-count}} ready-made packs.",
    },
  ],
} satisfies ToolText;
