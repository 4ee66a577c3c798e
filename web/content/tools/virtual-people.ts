import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Virtual People: faces that belong to nobody",
    description:
      "Virtual People will be invented adults you can use again and again, with a face that stays the same. Not available yet; read what they will be good for.",
  },
  heading: "A face that belongs to nobody, and stays the same",
  lead: "Virtual People will be invented adults with a steady face, for pictures in which no real person should appear.",
  does: [
    "A virtual person will be to an invented face what a trained model is to yours: made once, then used in as many pictures as you like, recognisably the same each time.",
    "They will be kept in a list like your trained models, with their own name and pictures. Because nobody real stands behind them, no selfies will be needed and nobody's permission asked.",
    "They will be adults, they will not be made to resemble a real person, and pictures of them will be marked as made with AI like every other.",
  ],
  forWhom: [
    {
      who: "Designers",
      what: "People for a mock-up or a layout who will never ask to be taken down again.",
    },
    {
      who: "Writers and game makers",
      what: "A character who looks the same in chapter one and chapter nine.",
    },
    {
      who: "Teachers and trainers",
      what: "Faces for case studies, where a photograph of a real person would be a real person's business.",
    },
  ],
  steps: [
    {
      title: "Write a person, not a type",
      text: "A broken nose, grey at the temples and a habit of frowning make a face people remember. “Beautiful” could be anybody.",
    },
    {
      title: "Decide what never changes",
      text: "Age, hair and build belong to the person. Clothes, place and light belong to the picture.",
    },
    {
      title: "Say that they are invented",
      text: "Do not pass a virtual person off as a customer, an employee or a witness. Readers forgive an illustration and resent a lie.",
    },
  ],
  faq: [
    {
      question: "Can I make one now?",
      answer:
        "No, this is not available yet. Today you can train a model of yourself, or of an adult who agreed.",
    },
    {
      question: "Could an invented face look like someone real?",
      answer:
        "By chance, a little, as strangers do. Making one resemble a certain person on purpose will not be allowed. If you recognise yourself, write to {{support-email}}.",
    },
    {
      question: "Will I own a virtual person?",
      answer:
        "You will be free to use its pictures as you use the others you make here. Whether a made-up face can be owned at all differs from country to country.",
    },
    {
      question: "Can it be a child?",
      answer: "No. Virtual people will be adults, and look it.",
    },
  ],
} satisfies ToolText;
