import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Remove Tattoos: see your skin without the ink",
    description:
      "Take a tattoo out of a photo for a headshot, a role or a decision about laser. Which photos work, how to handle hair and folds, what stays true.",
  },
  heading: "See the skin as it was before the ink",
  lead: "Fills a tattooed area with your own skin, its tone, freckles and hair, for a photo or for thinking something over.",
  does: [
    "Skin is uneven in a very particular way. Its redness changes over bone, veins run faintly blue at the wrist, and every few millimetres there is a pore or a hair. You brush over the design, and the tool carries the bare skin beside it across, a little brighter or darker where the light falls off.",
    "Large, solid work leaves little to read. With a full black sleeve there is no bare skin to take, and what comes out is a smear. Small and medium designs do best.",
  ],
  forWhom: [
    {
      who: "Actors and models",
      what: "A clean version for a part set before your tattoos, or before tattoos at all.",
    },
    {
      who: "People considering laser",
      what: "One honest look at bare skin, to find out if that is what they want.",
    },
    { who: "Anyone with a past", what: "A name covered in an old photo you would like to hang again." },
  ],
  steps: [
    {
      title: "Show bare skin around the design",
      text: "Roll the sleeve well above it. The margin is what the repair is made from.",
    },
    {
      title: "Avoid oil, water and hard sun",
      text: "A bright glare over the ink hides both skin and pattern, and remains as a pale patch.",
    },
    {
      title: "Shoot large enough",
      text: "The tattoo should be at least 500 pixels wide, otherwise pores cannot be told from noise.",
    },
    {
      title: "Remove big pieces in parts",
      text: "Elbow first, then upper arm. Each finished part becomes clean skin for the next one.",
    },
  ],
  faq: [
    {
      question: "Does the result show what laser would leave?",
      answer:
        "No. Treatment may leave lighter, darker or textured skin, and takes many sessions. A dermatologist can tell you about your own.",
    },
    {
      question: "What about raised or scarred tattoos?",
      answer: "The relief goes too, mostly. If you want a scar kept, leave it outside the marked area.",
    },
    {
      question: "Is a tattoo-free headshot dishonest?",
      answer:
        "For a part or a poster, no. Where people will meet you afterwards, many prefer to be seen as they are.",
    },
    {
      question: "Can I erase tattoos in someone else's portrait?",
      answer:
        "Only at their wish. They may be an identity, a faith or a memory, and also help to recognise a person.",
    },
    {
      question: "Who sees the two versions?",
      answer: "You alone. Nothing is uploaded, and the page forgets both when you close it.",
    },
  ],
} satisfies ToolText;
