import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Background Removal: a clean cut-out from a photo",
    description:
      "Which photos cut out cleanly, why hair and glass are hard, and how to shoot so that the background comes away without a halo.",
  },
  heading: "Take the background out of a photo",
  lead: "Leaves the people you photographed and makes everything behind them transparent, so that they can stand on any colour or page.",
  does: [
    "The tool finds the faces in your photo, decides for every pixel how much of it belongs to these people, and saves a PNG or WebP with real transparency, as large as the photo. It cuts out people only; a vase or a car stays where it is. Hard edges such as a shoulder get a crisp line; loose hair gets soft, partly see-through pixels, because a strand is usually thinner than a pixel.",
    "The difficult part is colour that has travelled. A red wall throws red light on a white collar, and that tint stays on the edge after the wall is gone. A good cut-out corrects the rim as well as the outline.",
  ],
  forWhom: [
    { who: "Applicants", what: "Themselves on plain white or a firm's own grey, without a studio." },
    { who: "Teams", what: "Staff portraits from ten different rooms, set on one company colour." },
    { who: "Designers", what: "A subject ready to lay over a poster, a slide or a thumbnail." },
  ],
  steps: [
    {
      title: "Put air behind the subject",
      text: "Stand a metre and a half or more from the wall. It falls out of focus and stops casting its colour on you.",
    },
    {
      title: "Choose a background that differs",
      text: "Dark hair against a pale wall separates well; dark hair against a dark curtain hardly does.",
    },
    {
      title: "Light the edges",
      text: "A window to one side draws a fine bright line along hair and shoulders. Flat shade from behind loses it.",
    },
    {
      title: "Keep the whole outline in frame",
      text: "A cropped elbow stays cropped, and shows at once when the cut-out is placed elsewhere.",
    },
    {
      title: "Send the original",
      text: "Chat apps shrink photos and smear fine hair into blocks. Take the file from the camera roll.",
    },
  ],
  faq: [
    {
      question: "Why is there a pale line around my cut-out?",
      answer:
        "It is leftover background mixed into the edge pixels. It shows most when you move from a bright backdrop to a dark one. Photograph against something nearer in brightness to where the subject will end up.",
    },
    {
      question: "Can glass, veils and smoke be cut out?",
      answer:
        "Only partly. You see the old background through them, so some of it belongs in the result. Reshooting on grey is usually quicker.",
    },
    {
      question: "Which file format should I keep?",
      answer: "PNG or WebP. JPEG cannot store transparency and will fill the empty area with a solid colour.",
    },
    {
      question: "Who can see the photo I use?",
      answer:
        "Nobody but you. It is worked on inside your browser and goes nowhere; close the page and it is gone.",
    },
  ],
} satisfies ToolText;
