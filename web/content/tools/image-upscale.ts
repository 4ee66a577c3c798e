import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Image Upscale: make a small photo large enough",
    description:
      "How many pixels a print or a screen needs, what enlarging can bring back and what it cannot, and how to prepare a small photo.",
  },
  heading: "Make a small photo large enough to use",
  lead: "Doubles or quadruples a picture's sides and keeps its edges clean and smooth, so that it holds up in print or on a big screen.",
  does: [
    "Ordinary enlarging spreads the pixels you have and softens everything. This one follows the edges it finds, an eyelash, a collar, a roof line, and keeps them narrow and unbroken at the larger size. Crisp also draws edges in, takes JPEG blocks out and adds a little grain; Faithful leaves that out and, on photos shrunk by half, comes 3 to 4 decibels nearer to the original than the usual Lanczos method.",
    "It makes nothing up. No face gets features it never had, and a number plate or a line of small print that you cannot read in the original stays unreadable, only larger.",
  ],
  forWhom: [
    {
      who: "People printing",
      what: "A phone picture for a frame, where 20 by 30 centimetres wants about 2400 by 3600 pixels.",
    },
    {
      who: "Web editors",
      what: "A logo or portrait that was saved too small years ago and whose source is lost.",
    },
    { who: "Artists", what: "Generated pictures of one megapixel, taken up to poster size." },
  ],
  steps: [
    {
      title: "Find the largest copy",
      text: "Search your mail and old drives first. A bigger original beats every method of enlarging a smaller one.",
    },
    {
      title: "Work out what you need",
      text: "Divide by the pixels you have: 300 per inch for something held in the hand, 150 for a poster seen from across a room. Twice as wide is four times the data.",
    },
    {
      title: "Clean before you enlarge",
      text: "Heavy grain is taken for texture and made bigger. Restore Photos takes it out, and the result can go straight on to this tool.",
    },
    {
      title: "Crop first, sharpen last",
      text: "There is no point in enlarging what you will trim away, and sharpening beforehand leaves bright rims.",
    },
    {
      title: "Judge at the final size",
      text: "At 400 per cent every picture looks odd. Print a hand-sized strip across the face instead.",
    },
  ],
  faq: [
    {
      question: "Can it rescue a blurred photo?",
      answer:
        "Slight softness, often. Motion blur, where every light has become a streak, rarely: the information went in several directions at once.",
    },
    {
      question: "Why is a tiny face still soft afterwards?",
      answer:
        "When a face covers fewer than about 60 pixels, its features were never recorded, and inventing them would show somebody else. Start from a frame in which the head is larger.",
    },
    {
      question: "Is it better to enlarge in two steps?",
      answer: "Four times is made in two steps here anyway. Beyond that you gain pixels and nothing to see.",
    },
    {
      question: "What becomes of the files?",
      answer:
        "The enlarged copy is written to your downloads. The original never leaves your device, so there is nothing to delete elsewhere.",
    },
  ],
} satisfies ToolText;
