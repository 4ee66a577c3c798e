import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Free AI Image Generator: pictures from plain sentences",
    description:
      "How to describe a picture in sentences a FLUX model follows: subject, place, light, lens, lettering, and what to change when it goes wrong.",
  },
  heading: "Describe a picture in a sentence and get it",
  lead: "A generator built on the FLUX family of models, which read whole sentences rather than lists of keywords.",
  does: [
    "Write what should be seen, choose a shape and a new picture comes. Nothing is copied from a photo of yours; it starts from noise and is pulled, step by step, towards your words.",
    "FLUX models are good at things older generators stumble over: hands with five fingers, two subjects that keep their own attributes, and a few words of lettering on a sign. They take instructions literally. Ask for a kitchen without a table, and the word table is what they notice.",
  ],
  forWhom: [
    { who: "Writers", what: "A scene from a chapter, seen once before it is rewritten." },
    { who: "Small businesses", what: "An illustration for a post or a menu where no photo exists." },
    { who: "Teachers", what: "Pictures for a lesson: a Roman street, a cell, a harbour in 1900." },
  ],
  steps: [
    {
      title: "Open with the subject and what it does",
      text: "An elderly clockmaker leaning over an open pocket watch. Early words weigh most.",
    },
    {
      title: "Then say where and in what light",
      text: "A narrow workshop, late sun from a window on the left, dust in the air. Light decides the mood more than any adjective.",
    },
    {
      title: "Name the way it was made",
      text: "Photograph with an 85 mm lens, gouache on rough paper, woodcut in two colours. Otherwise you get the model's habit: glossy and centred.",
    },
    {
      title: "Put lettering in quotation marks",
      text: "Keep it to three or four words and say where it stands and in what style.",
    },
    {
      title: "Change one thing at a time",
      text: "Keep the seed, alter a single phrase and compare. You learn which words do the work.",
    },
  ],
  faq: [
    {
      question: "Can it make pictures of me?",
      answer:
        "Not from words. It has never seen you. For that, train a model on your own photos and use the AI Generator.",
    },
    {
      question: "How do I keep something out of the picture?",
      answer: "Say what is there instead. Rather than no crowd, write an empty square at dawn.",
    },
    {
      question: "Can I ask for a famous person?",
      answer:
        "Please do not. Pictures of real people need their permission, and nothing sexual or deceptive may be made of anyone.",
    },
    {
      question: "Will my prompts be public?",
      answer: "No. There is no public feed. Only the browser you wrote in shows the picture, for a day.",
    },
  ],
} satisfies ToolText;
