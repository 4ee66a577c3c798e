import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Babyfi: imagine an adult portrait as a baby picture",
    description:
      "A playful baby version of your grown-up face: what features survive, which portrait to use, and the rules that keep a gentle joke gentle.",
  },
  heading: "Imagine your grown-up face as a baby's",
  lead: "Draws a round-cheeked, fully dressed infant with your eyes and your frown. From photos of adults only.",
  does: [
    "A newborn's face sits low on the head: big forehead, eyes at half height, almost no chin, cheeks wider than the jaw. The tool moves your features to these places and keeps what babies really do have from the start: the shape of the ears, the colouring, a dimple, a cowlick.",
    "What comes out is a drawing, not a memory. Your real baby pictures will look different, because noses and brows only grow later. Laying the two side by side is half the fun.",
    "The sitter has to be a consenting adult, and the tool shows babies wrapped up, dressed and doing what babies do: sleep, stare, eat a spoon. Nothing else can be asked for.",
  ],
  forWhom: [
    { who: "Office party hosts", what: "A guess-who wall with everybody from accounts in knitted hats." },
    { who: "Expectant couples", what: "A laugh on a slow evening, with no claim to predict anyone." },
    { who: "Speech writers", what: "The one slide of a retirement address that people remember." },
  ],
  steps: [
    {
      title: "Face the camera with raised eyebrows",
      text: "Surprise is a baby's resting face. A sceptical look survives too, and is funnier.",
    },
    {
      title: "Uncover forehead and ears",
      text: "They make up most of an infant's head. A fringe turns into an odd little wig.",
    },
    {
      title: "Shave or do not mind",
      text: "A dense beard hides the mouth and chin, which then come from imagination.",
    },
    {
      title: "Pick a setting for it",
      text: "Knitted blanket, high chair, a pram in 1965. Soft light from a window suits every one of them.",
    },
  ],
  faq: [
    {
      question: "Is a picture of my son or daughter welcome?",
      answer: "No. Photos of minors are not accepted here, not even of one's own children.",
    },
    {
      question: "Can it mix two parents into a child?",
      answer: "No. It works on a single face. Mixing pictures says nothing about genes.",
    },
    {
      question: "It has my beard. Is that wrong?",
      answer: "It is a matter of taste. Start from a clean-shaven photo if the moustache should wait.",
    },
    {
      question: "Will my colleagues find it online?",
      answer: "Only if you put it there. What we hold of it is erased by tomorrow.",
    },
  ],
} satisfies ToolText;
