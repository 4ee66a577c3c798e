import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Hair Color Change: see a shade before you dye",
    description:
      "See copper, ash blonde or blue on your own hair. Why daylight matters, how undertone works, and what a colourist needs to hear from you.",
  },
  heading: "See a new hair colour in your own light",
  lead: "Recolours the hair in a portrait and keeps the strands, shine and shadow that make it look like hair.",
  does: [
    "Hair is never one colour. Roots are deeper, ends lighter, and the highlights take the tint of the lamp. The tool finds the hair by where it grows and by its own colours, and shifts the whole range together, so that a copper has dark copper in the folds and pale copper where the sun hits, rather than a flat coat of paint.",
    "Going darker on screen is simple, and so it is in life. Going from dark to pale is not: the picture skips the bleaching, the warm stages in between and the hours in the chair. It shows a destination and says nothing about the journey.",
  ],
  forWhom: [
    {
      who: "First-time dyers",
      what: "Find out whether red is a dream or a decision before a box is opened.",
    },
    {
      who: "People going grey",
      what: "Compare covering, blending and letting the silver through, side by side.",
    },
    { who: "Colourists", what: "Settle with a client on warm or cool before mixing anything." },
  ],
  steps: [
    {
      title: "Stand in open shade",
      text: "Daylight without direct sun is neutral. Household bulbs turn blonde to orange, and no shade can be judged against that.",
    },
    {
      title: "Turn off filters and portrait modes",
      text: "Beauty settings smooth skin, alter its tone and blur the edge of the hair, which is the part that matters here.",
    },
    {
      title: "Include skin, brows and a white thing",
      text: "A white shirt tells you if the picture has a cast. Brows show how far a shade strays from your own.",
    },
    {
      title: "Compare neighbours",
      text: "Look at two shades one step apart rather than eight at once, with the same crop and the same screen brightness.",
    },
  ],
  faq: [
    {
      question: "How do I know whether warm or cool suits me?",
      answer:
        "Watch your skin rather than the hair. If it looks rested, the undertone agrees; if redness or shadows under the eyes stand out, go the other way.",
    },
    {
      question: "Can I try balayage or only the tips?",
      answer:
        "Yes: brush over what is to keep its colour with “Leave out” pressed, the roots for example. The same brush mends what was missed, or takes back a hat.",
    },
    {
      question: "Will very dark hair take pastel in the picture?",
      answer:
        "Not quite. Dark hair shows too few of its strands to be made much lighter, so the tool goes a part of the way and stops. In the chair it takes several sittings, too.",
    },
    {
      question: "Where do these photos go?",
      answer: "Nowhere. Everything is worked out in this page, and is gone when you close it.",
    },
  ],
} satisfies ToolText;
