import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Watermark Removal: clean up your own pictures",
    description:
      "Take a date stamp, an old studio mark or a draft overlay off pictures that are yours. What repairs well, and how to get a clean original instead.",
  },
  heading: "Take a mark off a picture that is yours",
  lead: "Repairs what lies under a date stamp, a trial overlay or your own former logo. For pictures you made, or have the rights to, and no others.",
  does: [
    "A watermark lies over a photo in one of two ways. Solid marks, such as an orange camera date, replace the picture completely; translucent ones only tint it. Either way this tool fills what you brush over with patches from around it, which on a wall, a sky or skin is hard to find again. Across a tie or a railing it has to guess.",
    "The mark of another photographer or of a picture library is a signature and a price tag. Taking it off without a licence is unlawful in many countries and unkind everywhere. Before anything happens you confirm that you may use the picture.",
  ],
  forWhom: [
    { who: "Photographers", what: "Their own proof copies, when the disk with the originals has died." },
    { who: "Families", what: "The yellow 1998 date across the corner of a print they took themselves." },
    { who: "Companies with a new name", what: "Last year's logo off pictures they commissioned and own." },
  ],
  steps: [
    {
      title: "Look for a clean copy first",
      text: "The camera's card, an email attachment, the lab that printed it. Any of them beats a repair.",
    },
    {
      title: "Scan prints instead of photographing them",
      text: "At 600 dots per inch the edge of a printed date is sharp, and can be followed exactly.",
    },
    {
      title: "Brush slightly beyond the mark",
      text: "Two or three pixels of margin catch the faint rim that JPEG compression leaves around lettering.",
    },
    {
      title: "Take faces in small strokes",
      text: "Where a stamp crosses an eye or a mouth, go piece by piece and stop when it is good enough.",
    },
  ],
  faq: [
    {
      question: "I bought the picture. Why is it still marked?",
      answer: "Buying gives you access to the unmarked file. Download it again, or write to the seller.",
    },
    {
      question: "What about a photo of me by a studio?",
      answer: "Being in it does not make you its owner. Ask the studio; most gladly sell the file.",
    },
    {
      question: "Can a pattern over the whole frame go?",
      answer: "Over sky or wall, yes. Over hair, lace or leaves some trace usually remains.",
    },
    {
      question: "Do you see what I clean up?",
      answer:
        "No. Picture and brush strokes stay in this page, so the responsibility stays with you as well.",
    },
  ],
} satisfies ToolText;
