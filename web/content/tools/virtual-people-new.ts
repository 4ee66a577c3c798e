import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "New Virtual Person: invent a steady face",
    description:
      "Age from {{person-min-age}}, look, style and a few words become {{person-faces}} faces for {{person-faces-credits}} credits. Choose one, and a model keeps it for all later pictures.",
  },
  heading: "Invent someone, once",
  lead: "Say how old they are, where they could come from and what one notices first. Then choose among {{person-faces}} faces.",
  does: [
    "The form asks for man, woman or neutral, an age in years, a look, a style and, if you like, a few words. Each of the {{person-faces}} faces is built differently, so you choose between people and not between poses. None of them fits? Have {{person-faces}} others made.",
    "Your words pass the same screening as every prompt, and a stricter one besides: names of known people, words for anyone under {{person-min-age}} and anything suggestive are refused before a credit is spent.",
    "No photos are uploaded here. For a real face there is New Training, with that person's consent.",
  ],
  forWhom: [
    {
      who: "Makers of comics and games",
      what: "Fix the lead before you draw forty scenes around them.",
    },
    {
      who: "Studios and agencies",
      what: "A stand-in for layouts, decided once and the same in every draft.",
    },
    {
      who: "Novelists",
      what: "See the person you have been describing for a year.",
    },
  ],
  steps: [
    {
      title: "Three facts first",
      text: "An age in years, the hair and one thing that is not even. That is more than most descriptions hold.",
    },
    {
      title: "Leave clothes out",
      text: "Clothes that are part of the person come back in every picture, swimming included.",
    },
    {
      title: "Choose the plainest face",
      text: "A quiet face takes on more parts than a striking one. Drama can come with the light.",
    },
    {
      title: "Write down the name and the story",
      text: "It helps you to stay consistent, and others to see that the person is made up.",
    },
  ],
  faq: [
    {
      question: "Can I start from a photo of a celebrity?",
      answer:
        "No. A virtual person is made from words alone, and names of known people are refused. So is a face that resembles somebody in your own photos.",
    },
    {
      question: "What if a face could not be made?",
      answer: "Its part of the price comes back by itself, and the others stay for you to choose from.",
    },
    {
      question: "Can I change my mind about the face?",
      answer:
        "Yes, until the model is trained. Views are made of one face, so another face needs views of its own.",
    },
    {
      question: "What happens when I delete a virtual person?",
      answer:
        "The model is deleted for good, and faces and views go to the trash for {{trash-days}} days. Pictures made with the model stay unless you tick the box.",
    },
  ],
} satisfies ToolText;
