import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Age Progression: see an adult face grow older",
    description:
      "How a face changes by decade, which portrait ages believably, and why the result is an artist's guess and never a forecast of health.",
  },
  heading: "Look at your face some decades from now",
  lead: "Takes a portrait of an adult forward in time, gently, the way a make-up artist would age an actor.",
  does: [
    "Faces age in a known order. Lines come first where skin folds with expression, around eyes and mouth; later the cheeks lose volume, lids grow heavier, lips thin, ears and nose lengthen a little and hair loses its pigment. The tool draws these steps for the years you choose and keeps bone structure and gaze.",
    "It knows nothing of you beyond the picture. Sun, sleep, family and luck write most of the story, so think of it as one plausible version. It is no medical statement, and it must not be used to judge anyone.",
  ],
  forWhom: [
    {
      who: "Actors and film makers",
      what: "A reference for make-up when one performer plays thirty and seventy.",
    },
    {
      who: "Writers and game designers",
      what: "The same character at the start and the end of a long story.",
    },
    { who: "Couples", what: "An anniversary card from the future, with both of you on it." },
  ],
  steps: [
    {
      title: "Relax the face",
      text: "A broad smile carves folds that look like age already, and they will be doubled. Lips closed, eyes at rest.",
    },
    {
      title: "Leave make-up and filters off",
      text: "Foundation hides pores and small lines the ageing would have grown from. Smoothed skin ages like wax.",
    },
    {
      title: "Use soft light from the front",
      text: "Hard side light turns texture into trenches. An overcast window shows skin as it is.",
    },
    {
      title: "Look at family photos",
      text: "Choose a result that agrees with parents or grandparents in hairline, jowls and eyelids. It will feel truer.",
    },
  ],
  faq: [
    {
      question: "Is it possible to go younger instead?",
      answer: "That is a different task. For a playful version at the very start of life there is Babyfi.",
    },
    {
      question: "Can I age someone who is missing?",
      answer:
        "Please leave that to the police and trained forensic artists. A believable but wrong picture can send a search astray.",
    },
    {
      question: "Why does the hair not match the skin?",
      answer:
        "Strong dye or a hat confuses the two. Start from a photo with natural roots and an uncovered head.",
    },
    {
      question: "Can others find my aged portrait?",
      answer: "Not through us. It opens in your browser alone and is gone a day later.",
    },
  ],
} satisfies ToolText;
