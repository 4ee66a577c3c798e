import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Background Removal: a clean cut-out from a photo",
    description:
      "Which photos cut out cleanly, why hair and glass are hard, and how to shoot so that the background comes away without a halo.",
  },
  heading: "Take the background out of a photo",
  lead: "Leaves the person or thing you photographed and makes everything behind it transparent, so that it can stand on any colour or page.",
  summary: "Cuts the subject out and leaves the rest transparent",
  does: [
    "The tool will find the main subject, decide for every pixel how much of it belongs to that subject, and save a PNG with real transparency. Hard edges such as a shoulder get a crisp line; loose hair gets soft, partly see-through pixels, because a strand is usually thinner than a pixel.",
    "The difficult part is colour that has travelled. A red wall throws red light on a white collar, and that tint stays on the edge after the wall is gone. A good cut-out corrects the rim as well as the outline.",
  ],
  forWhom: [
    { who: "Sellers", what: "Product shots on plain white that match each other across a whole shop." },
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
        "Nobody but you. When the tool opens, photos and cut-outs will be private by default and yours to delete.",
    },
  ],
} satisfies ToolText;
