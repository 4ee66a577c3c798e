import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Virtual People: faces that belong to nobody",
    description:
      "Describe an adult who does not exist, choose between {{person-faces}} faces and get a model of them for packs and prompts. Every picture says that nobody is shown.",
  },
  heading: "A face that belongs to nobody, and stays the same",
  lead: "A virtual person is an invented adult with a model of their own, for pictures in which no real person should appear.",
  does: [
    "You describe an adult, and {{person-faces}} faces are drawn. The one you choose is drawn again in {{person-views}} other views, turned, smiling, outdoors, and a model learns from all of them. From then on the person works in every pack and prompt, like a model of yourself.",
    "Before a face is taken, your browser compares it with the photos you still keep here. A face that is too much like one of those people is refused, before you pay for anything more. The comparison runs on your device and its measurements never leave it.",
    "Whatever shows such a person is marked “Not a real person”: in your library, in the details of a picture, on the page of a shared link and in a copy of your data. The mark stays when the model is deleted.",
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
      title: "Look hard at the views",
      text: "The model learns what they have in common. Tick a view that has become somebody else, and have it made again before you train.",
    },
    {
      title: "Say that they are invented",
      text: "Do not pass a virtual person off as a customer, an employee or a witness. Readers forgive an illustration and resent a lie.",
    },
  ],
  faq: [
    {
      question: "What does a virtual person cost?",
      answer:
        "{{person-faces-credits}} credits for the faces, {{person-views-credits}} for the views and {{training-credits}} for the model, each paid when you press its button. What fails is refunded by itself.",
    },
    {
      question: "Does it work without an AI provider?",
      answer:
        "No. The built-in engine works with photos of real people and cannot make anybody up. The page says so, and no credits are taken.",
    },
    {
      question: "Could an invented face look like someone real?",
      answer:
        "By chance, a little, as strangers do. We can only compare it with the photos in your own account. If you recognise yourself, write to {{support-email}}.",
    },
    {
      question: "Will I own a virtual person?",
      answer:
        "You may use the pictures as you use the others you make here. Whether a made-up face can be owned at all differs from country to country.",
    },
    {
      question: "Can it be a child?",
      answer:
        "No. Virtual people are {{person-min-age}} or older, and look it. Words for anyone younger are refused.",
    },
  ],
} satisfies ToolText;
