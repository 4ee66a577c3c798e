import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Grillify: gold and diamond grills on your smile",
    description:
      "Try gold, silver or rose gold, with or without brilliants, on your own smile. In your browser: the photo is not uploaded.",
  },
  heading: "Try gold on your teeth for a minute",
  lead: "Sets a grill on the smile in your photo: gold, silver or rose gold, polished or with stones.",
  does: [
    "Metal teeth are tiny curved mirrors. Each one shows the window, the lips above it and a dark line below, and that is what separates gold from yellow paint. The tool finds the teeth between your lips, lays metal over those that are seen and lets its bands and highlights follow their own roundness, gaps included.",
    "Grills have a history, from Etruscan gold bands to the jewellers of the American South, and hip-hop made them an art. Worn with respect for where they come from, they suit every face and every age of adult.",
  ],
  forWhom: [
    { who: "Buyers", what: "Yellow, white or rose: find out what suits your skin before a mould is taken." },
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
      title: "Choose metal and stones",
      text: "Polished metal shows each tooth. Brilliants sparkle and hide the gaps between them.",
    },
  ],
  faq: [
    {
      question: "I wear braces. Is that a problem?",
      answer: "Wire shows through the metal. Choose a photo from before.",
    },
    {
      question: "Can I choose single teeth?",
      answer:
        "Not yet: metal goes over all teeth that are well lit. Those in the shade of a cheek stay as they are.",
    },
    {
      question: "Are real ones safe?",
      answer:
        "A removable piece made from a dentist's impression and cleaned daily is the careful way. Ask a dentist first, and never glue anything on.",
    },
    {
      question: "It says that no teeth are seen. Why?",
      answer: "The lips are closed, nearly so, or hide all but a thin line. Take one with an open smile.",
    },
    {
      question: "Are the close-ups of my mouth kept?",
      answer: "No. The photo is worked on in this page, on your device, and nothing of it is sent.",
    },
  ],
} satisfies ToolText;
