import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Change Text: edit the words on a sign in a photo",
    description:
      "Replace a word on a sign, label or poster in like lettering, on your own device. Which typefaces and surfaces work, and what must not be altered.",
  },
  heading: "Change the words inside a photo",
  lead: "Rewrites a line on a plain sign, label or poster, in like lettering, in its own colour and tilt.",
  does: [
    "Brush over the old words, type what they say and what they are to say. The strokes are erased down to the bare surface. From the old words the tool finds which of your device's typefaces comes nearest, how large it stands and how it is turned, and sets yours so: in the same ink, as sharp or as soft as the photo, with its grain.",
    "Surface is the limit: paint, paper, enamel or cloth of one kind behind all letters. Across a pattern, or half on one thing and half on another, it says so instead of guessing. Words of about equal length look right most often.",
  ],
  forWhom: [
    { who: "Shopkeepers", what: "Last season's date on a good photograph of the window brought up to now." },
    { who: "Translators", what: "A poster mock-up in a second language, before the printer is involved." },
    { who: "Birthday planners", what: "A name on the station sign, the boat, the bakery van." },
  ],
  steps: [
    {
      title: "Photograph the sign square on",
      text: "The less perspective, the less every letter has to lean. Stand opposite and step back.",
    },
    {
      title: "Get letters tall enough",
      text: "At least 40 pixels from foot to top. Below that, strokes melt together, and the new ones do too.",
    },
    {
      title: "Mark the line, no more",
      text: "Brush over all of one line, and no further than the surface it stands on. Neighbouring lines come one after the other.",
    },
    {
      title: "Spell it out exactly",
      text: "The old words too, with their capitals and accents: from their shape the typeface is found. Left empty, a plain one is taken.",
    },
  ],
  faq: [
    {
      question: "Can I alter a document?",
      answer:
        "Please do not. Certificates, identity papers, receipts, tickets, invoices and screenshots of messages are off limits: changing them is forgery, whatever the reason.",
    },
    {
      question: "And someone's placard or quote?",
      answer: "No again. Putting words into a person's hands or mouth deceives everyone who sees it.",
    },
    {
      question: "Does it work for handwriting?",
      answer:
        "No. A device has no typeface of anybody's hand, and the new words would look printed. Signatures are not to be imitated anyway.",
    },
    {
      question: "What about Greek, Arabic or Japanese?",
      answer:
        "Whatever your device can write, it sets, from left to right. Curved lines and columns it cannot.",
    },
    {
      question: "Can anyone tell that I used it?",
      answer:
        "The file says so itself. Your photo stays on your device; where people might rely on the picture, say in words, too, that it was edited.",
    },
  ],
} satisfies ToolText;
