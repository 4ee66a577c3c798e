import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Grillify: gold and diamond grills on your smile",
    description:
      "Try gold caps, an open-face pair or a full diamond grill on your own teeth. How to photograph a smile, and what a jeweller and dentist need.",
  },
  heading: "Try gold on your teeth for a minute",
  lead: "Sets a grill on the smile in your photo: yellow, white or rose gold, plain, engraved or with stones.",
  does: [
    "Metal teeth are tiny curved mirrors. Each one shows the window, the lips above it and a dark line below, and that is what separates gold from yellow paint. The tool will draw a cap over every tooth you name, follow its outline at the gum and let the reflections agree with the room.",
    "Grills have a history, from Etruscan gold bands to the jewellers of the American South, and hip-hop made them an art. Worn with respect for where they come from, they suit every face and every age of adult.",
  ],
  forWhom: [
    { who: "Buyers", what: "Two caps, six or all of the upper row: find out before a mould is taken." },
    { who: "Musicians", what: "A cover idea to bring to the real photographer." },
    { who: "Jewellers", what: "A design shown on the customer's smile, rather than on plaster." },
  ],
  steps: [
    {
      title: "Show teeth, upper and lower",
      text: "Say a long eee. A closed or half smile leaves nothing to set the metal on.",
    },
    {
      title: "Come near",
      text: "The mouth should be 300 pixels wide or more. From further off, canines and neighbours merge into a single bar.",
    },
    {
      title: "Give the metal something to reflect",
      text: "A window, a lamp with a shade, a bright wall. Direct flash makes a white spot on each tooth and hides the cut of the stones.",
    },
    {
      title: "Name teeth and finish",
      text: "Canines only, open-face, polished. Or eight on top, white gold, pavé. Jewellers speak like that too.",
    },
  ],
  faq: [
    {
      question: "I wear braces. Is that a problem?",
      answer: "Wire shows between the caps. Choose a closed style, or a photo from before.",
    },
    {
      question: "Can it straighten or whiten what remains?",
      answer: "No. Teeth without a cap are left as they are, gaps included. Gaps look good next to gold.",
    },
    {
      question: "Are real ones safe?",
      answer:
        "A removable piece made from a dentist's impression and cleaned daily is the careful way. Ask a dentist first, and never glue anything on.",
    },
    {
      question: "Lips or beard get metallic edges. Why?",
      answer: "They overlap the teeth in the picture. Lift the upper lip a bit more, or trim the moustache.",
    },
    {
      question: "Are the close-ups of my mouth kept?",
      answer: "Only for you. Nobody else will be able to view them, and deleting is up to you.",
    },
  ],
} satisfies ToolText;
