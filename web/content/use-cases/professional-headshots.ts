import type { UseCaseText } from "../use-case-text.ts";

export default {
  seo: {
    title: "Professional headshots from your own photos",
    description:
      "What makes a headshot work on a CV, a team page or a stage, and how to make one from photos you have: light, crop, clothes, common mistakes and packs.",
  },
  heading: "A headshot that looks like you on a good day at work",
  lead: "People see it beside your name before they hear you speak. It should be clear, recent and calm, and it can be made from photos you already have.",
  why: [
    "A headshot is seen at the size of a stamp, next to others. What survives at that size is simple: where the eyes are, whether the face is lit, and whether something behind it competes. Everything people spend money on in a studio serves those three.",
    "It also ages. Hair, glasses and ten years change faster than anyone books a photographer, and a team page on which half the people are out of date helps nobody. A trained model makes a new one in minutes, without an appointment.",
    "It has limits, and they are explained below. Where a picture proves who you are, only a photograph will do.",
  ],
  plan: [
    {
      title: "Find out what it is for",
      text: "Check where it will appear: round or square, light or dark page, alone or in a row. A round crop cuts corners off, so leave air around the head.",
    },
    {
      title: "Choose photos that show your working face",
      text: "{{photos-advised}} to {{photos-max}}, recent, glasses on if you wear them at work. Include some with the expression you want: the model knows only the ones it has seen.",
    },
    {
      title: "Train, once",
      text: "For {{training-credits}} credits you have a model that serves the CV, the stage and the card alike.",
    },
    {
      title: "Choose the pack closest to your work",
      text: "Each makes {{pack-pictures}} pictures in {{pack-prompts}} scenes. Look at them small first and remove whatever does not look like you.",
    },
    {
      title: "Check the rest at full size",
      text: "Ears, collar, buttons, glasses, hairline. Compare with a real photo from this month, held beside it.",
    },
    {
      title: "Ask someone who meets you at work",
      text: "“Is this me?” is the only question. If they hesitate, it is not.",
    },
  ],
  shots: [
    {
      name: "The one for everything",
      text: "Head and shoulders, plain background, even light, jacket. It works for a bank, a board page and everything in between.",
      theme: "professional-headshots",
      pack: "classic-corporate",
    },
    {
      name: "The one people write to",
      text: "Softer clothes, a room behind, an easy smile. For work that begins with trust: practices, schools, advice.",
      theme: "professional-headshots",
      pack: "warm-approachable",
    },
    {
      name: "The one for a team page",
      text: "By a window, at the same distance as your colleagues. Agree on one pack and one crop, and a row of people becomes a team.",
      theme: "office-headshots",
      pack: "window-view",
    },
    {
      name: "The one for a speaker list",
      text: "Close and quiet, with room on one side for a title. Organisers crop without asking.",
      theme: "keynote-speaker",
      pack: "thought-leader-profile",
    },
    {
      name: "The one for a deck or the press",
      text: "Wider, with a place that says what you do. Editors want one upright and one wide.",
      theme: "ceo-headshots",
      pack: "visionary-founder",
    },
    {
      name: "The one for a listing",
      text: "A doorway or a bright room, facing the viewer. The face a client will look for on the day.",
      theme: "realestate-agent-headshots",
      pack: "trusted-advisor",
    },
  ],
  mistakes: [
    {
      mistake: "The background tells a story the job does not",
      fix: "Choose the plainest setting that is true. A skyline you do not work in raises a question you do not want.",
    },
    {
      mistake: "The crop is too wide",
      fix: "Eyes about a third from the top, shoulders in, hands out. If the face fills less than half a thumbnail, crop closer.",
    },
    {
      mistake: "Too young, too smooth, too slim",
      fix: "Use recent photos for the training and delete results that flatter too much. People notice when they meet you.",
    },
    {
      mistake: "One picture for five years",
      fix: "Make a new one when your hair, your glasses or your job changes, and replace the old one everywhere on the same day.",
    },
  ],
  honesty:
    "A headshot makes a promise: this is who you will meet. Keep your age, your skin, your glasses and your scars. Do not put on a uniform, a gown or a badge you have no right to, and do not stand in front of a building that would suggest you work there. Some employers, agencies and professions have rules on pictures made with AI, casting among them, so ask where it matters, and say so openly when you are asked. Passports, visas, identity cards, licences and anything else that proves who you are need an unaltered photograph; pictures made here are never meant for that.",
  faq: [
    {
      question: "Can I use one for a passport, a visa or an ID card?",
      answer:
        "No. Those need an unaltered photograph. It is against our restrictions, and usually against the law.",
    },
    {
      question: "Can we make headshots for a whole team?",
      answer:
        "Each person trains a model of their own, in an account of their own, and decides what is used. There are no team accounts yet. For an even row, agree on one pack, one crop and one background.",
    },
    {
      question: "What size are the pictures?",
      answer:
        "Pack pictures are upright, {{pack-picture-size}} pixels, enough for pages and cards. When you start a pack you can choose square, tall or wide pictures of about the same size instead. For a large print, use a photographer.",
    },
    {
      question: "Will it choose my clothes?",
      answer:
        "Packs name clothes that suit the setting; in the AI Generator you name them yourself. With the built-in engine, which says “Preview mode”, clothes and pose stay the same as in your photos.",
    },
    {
      question: "When is a photographer the better choice?",
      answer:
        "When people will meet the picture before an important decision about you, when a group has to stand together, or when you want to work with a person. A good portrait session is worth its price.",
    },
  ],
} satisfies UseCaseText;
