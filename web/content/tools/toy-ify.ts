import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Toy-ify: turn a portrait into a collectible figure",
    description:
      "Turn yourself into a vinyl figure, a brick minifigure or a plush, with box and accessories. What to wear in the photo and what to leave out.",
  },
  heading: "Become a small figure on a shelf",
  lead: "Makes a toy of you: moulded plastic, painted wood, stitched plush, on its own or in a blister pack with accessories.",
  does: [
    "A toy maker decides what to leave out. At seven centimetres tall nobody has pores; they have a hairstyle, a silhouette, one garment and a pair of shoes. The tool looks for those few signs in your photo and builds the figure from them, with visible seams, a slight gloss and a base to stand on.",
    "Scale is told by the camera. A shallow zone of sharpness, a thumbprint on the plastic and a desk lamp close by make something look small; without them the same figure reads as a person in a costume.",
  ],
  forWhom: [
    {
      who: "Gift givers",
      what: "A colleague's leaving card with them boxed, laptop and coffee mug included.",
    },
    { who: "Bands and clubs", what: "A full set of members in one line, same size, same paint." },
    { who: "Hobby sculptors", what: "A reference to model or print from by hand." },
  ],
  steps: [
    {
      title: "Wear your trademark",
      text: "The yellow raincoat, the round glasses, the hat. One strong sign survives shrinking; fine patterns do not.",
    },
    {
      title: "Stand square, head to toe",
      text: "Feet apart, hands visible, camera at chest height. A figure needs legs, and half a photo gives it someone else's.",
    },
    {
      title: "Choose the material",
      text: "Soft vinyl rounds the features off, wood keeps flat planes, felt and wool suit beards and curls.",
    },
    {
      title: "Name three accessories at most",
      text: "A bicycle, a trowel, a cat. With six the box turns into clutter.",
    },
  ],
  faq: [
    {
      question: "Why is my figure bald, or blonde?",
      answer:
        "Hair against a similar background disappears. Take the photo before a plain wall in a clearly lighter or darker tone.",
    },
    {
      question: "Can I have it in a known brand's style?",
      answer:
        "In a general one, such as blocks or vinyl. Real logos and trademarked packaging are left out, and you should not sell copies that look like them.",
    },
    {
      question: "Is the file good for 3D printing?",
      answer: "It is a picture, so no. It can guide whoever models the shape.",
    },
    {
      question: "Can I make one of a friend?",
      answer:
        "If they are an adult and like the idea. Nobody else gets to see the figure until you hand it over.",
    },
  ],
} satisfies ToolText;
