import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Change Text: edit the words on a sign in a photo",
    description:
      "Replace a word on a sign, label or poster in its own lettering and perspective. What typefaces and surfaces work, and what must not be altered.",
  },
  heading: "Change the words inside a photo",
  lead: "Rewrites a line on a sign, a label or a poster, in the lettering, tilt and wear it already has.",
  does: [
    "You will mark the old words and type the new ones. The tool erases the first down to the bare surface, then sets yours with the same weight, spacing and angle, and adds what time has done: sun-bleached red, chipped enamel, the grain of the board.",
    "Length is the limit. Where there was room for OPEN, CLOSED fits only if letters narrow; a sentence does not fit at all. Words of about equal length nearly always look right.",
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
      text: "At least 40 pixels from foot to top. Below that, strokes melt together and so will the new ones.",
    },
    {
      title: "Mark the line, no more",
      text: "Leave a neighbouring word standing. It is the sample from which the typeface is read.",
    },
    {
      title: "Spell it out exactly",
      text: "Capitals, accents and punctuation as they should appear. Then check the result letter by letter, as generators are fond of a near miss.",
    },
  ],
  faq: [
    {
      question: "Can I alter a document?",
      answer:
        "No. Certificates, identity papers, receipts, tickets, invoices and screenshots of messages are off limits. Changing them is forgery, whatever the reason.",
    },
    {
      question: "And someone's placard or quote?",
      answer: "No again. Putting words into a person's hands or mouth deceives everyone who sees it.",
    },
    {
      question: "Does it work for handwriting?",
      answer: "On chalkboards and cakes, fairly. Signatures and letters in a known hand are refused.",
    },
    {
      question: "What about Greek, Arabic or Japanese?",
      answer:
        "Latin letters are the most reliable. For other scripts have a reader of the language check it.",
    },
    {
      question: "Can anyone tell that I used it?",
      answer:
        "Your files are private here. If you publish one, say that it was edited wherever people might rely on it.",
    },
  ],
} satisfies ToolText;
