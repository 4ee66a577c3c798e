import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Video Packs: a short film of you, scene by scene",
    description:
      "Say what your film is about. Get a storyboard to edit, choose a still of each scene, set them in motion and join them. Each step shows its price first.",
  },
  heading: "A short film with you in it",
  lead: "A video pack takes one idea and makes a film of it: a storyboard first, then stills, then scenes that move, joined in their order.",
  does: [
    "You write the idea in one sentence, and scenes are proposed: an arrival, a close look, a moment in the middle, an end. Each says what its still shows and what happens in it. You change the words, put the scenes in another order, add some and take some out. Until here nothing is charged.",
    "Then come the stills, made with your own trained model, a few of each scene. They are cheap, so you choose before you pay for movement: only the scenes you pick are set in motion, and each step has one price on its button. A scene that fails is refunded by itself, and the others stay.",
    "At the end the scenes are joined, with cuts, to one MP4 that lasts as long as all of them together. It is marked as made with AI. Without an AI provider, the built-in engine makes the stills as studio previews and moves the camera over them; the person stays still.",
  ],
  forWhom: [
    {
      who: "People with a story of half a minute",
      what: "A trip, an announcement, a year: five scenes say more than one clip.",
    },
    {
      who: "Musicians and performers",
      what: "A film to loop behind a song or a date.",
    },
    {
      who: "People who would rather choose than write",
      what: "The shots are proposed. Keep what you like.",
    },
  ],
  steps: [
    {
      title: "Say the idea",
      text: "Where you are and what you do: “on a winter day in Paris, in a long coat”.",
    },
    {
      title: "Edit the storyboard",
      text: "One thing happens in each scene. Change the order until it reads like a story.",
    },
    {
      title: "Choose the stills",
      text: "The still decides how a scene looks. Make new ones of a scene as often as you like.",
    },
    {
      title: "Set in motion and join",
      text: "Pick the scenes that are worth it, see the price, and join them when they are there.",
    },
  ],
  faq: [
    {
      question: "What does a film cost?",
      answer:
        "Each step says its own price before it begins: the stills by their number, the movement by seconds and model, joining by the film's length. Scenes you do not choose cost nothing.",
    },
    {
      question: "Will my existing model work?",
      answer: "Yes. The stills are made with it, exactly as in the AI Generator.",
    },
    {
      question: "Can I change the film later?",
      answer:
        "Yes. Put the scenes in another order or make one of them again, then join them once more. The new film takes the place of the old one.",
    },
    {
      question: "How does it differ from the Video Generator?",
      answer:
        "The generator makes one clip at a time from your own picture or words. A video pack plans several that belong together and joins them.",
    },
  ],
} satisfies ToolText;
