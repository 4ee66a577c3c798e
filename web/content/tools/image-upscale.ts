import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Image Upscale: make a small photo large enough",
    description:
      "How many pixels a print or a screen needs, what enlarging can bring back and what it invents, and how to prepare a small photo.",
  },
  heading: "Make a small photo large enough to use",
  lead: "Enlarges a picture and redraws fine detail on the way, so that it holds up in print or on a big screen.",
  summary: "Enlarges a photo and redraws its fine detail",
  does: [
    "Ordinary enlarging spreads the pixels you have and softens everything. The upscaler will look at what those pixels show, an eyelash, a weave, a brick, and draw the detail such a thing usually has at the larger size.",
    "That is educated guessing. Skin, cloth and leaves come out well because they are alike everywhere. A number plate or a line of small print that you cannot read in the original will not become evidence of what it said.",
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
      text: "Grain and the square blocks of strong JPEG compression will be taken for texture and made bigger. A light noise reduction comes first.",
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
      question: "Why does a face look like someone else afterwards?",
      answer:
        "When a face covers fewer than about 60 pixels, most of its features have to be supplied. Start from a frame in which the head is larger, or enlarge less.",
    },
    {
      question: "Is it better to enlarge in two steps?",
      answer: "Seldom. Errors of the first pass are treated as facts in the second.",
    },
    {
      question: "What will become of the files?",
      answer:
        "The enlarged copy will be yours alone, like the picture it came from, and both can be deleted.",
    },
  ],
} satisfies ToolText;
