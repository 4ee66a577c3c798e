import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Weight Loss: a gentle preview of a lighter figure",
    description:
      "A kind, modest preview of your own figure at a lower weight: how to stand, what to wear, what the picture cannot know, and when not to look.",
  },
  heading: "Picture yourself at a lighter weight, kindly",
  lead: "Draws a modest change of figure on a photo of yourself, for people who have already decided on one and want to see a step along the way.",
  summary: "A modest, private preview of a lighter figure",
  does: [
    "You will choose a small, a medium or a larger step, and the tool will redraw face, waist and limbs together, with clothes that hang accordingly. There is a floor: it will not draw anyone underweight, and a slim person's photo is left as it is.",
    "No body needs this picture. You are not a before, and there is no after that makes anyone more worth looking at. Some find it helpful to have a view of a goal they have chosen with their doctor; others find it heavy. Both are good reasons to decide for yourself.",
    "Where a body gains and loses is set by genes, age, sex and medicines. The drawing averages all of that, so it cannot tell you how you would look, or whether you would be healthier.",
  ],
  forWhom: [
    {
      who: "People on a plan of their own",
      what: "A picture to keep in a drawer next to the notes and the walking shoes.",
    },
    {
      who: "Patients before a treatment",
      what: "Something to bring along when talking about what to expect.",
    },
    { who: "Tailors and their clients", what: "A guess at how far a garment should be able to be taken in." },
  ],
  steps: [
    {
      title: "Dress in what you feel well in",
      text: "Ordinary fitted clothes are enough. Underwear or swimwear is not needed, and adds nothing to the drawing.",
    },
    {
      title: "Place the camera at navel height",
      text: "Two to three metres away, held level. From above or close up every body is distorted, before anything is changed.",
    },
    {
      title: "Stand as you always do",
      text: "Breathing out, arms loose. Pulling in the stomach gives the tool a shape that is not yours.",
    },
    {
      title: "Take the smallest step first",
      text: "Five per cent of weight is visible in a face and often enough to know whether you want to look further.",
    },
  ],
  faq: [
    {
      question: "Can I use a photo of my partner?",
      answer:
        "No, only your own. Handing someone a thinner picture of themselves hurts, even when it is meant well.",
    },
    {
      question: "Can you tell me what I weigh in it?",
      answer: "It cannot be read from a photo, so no number is given.",
    },
    {
      question: "I feel worse after looking. What now?",
      answer:
        "Close it and delete it. If thoughts about food or your body take up much room, a doctor or an eating disorder helpline will take you seriously.",
    },
    {
      question: "Could this picture turn up in an advertisement?",
      answer:
        "No. It will belong to your private pictures and be shown nowhere. Before-and-after claims made with it would be false in any case.",
    },
  ],
} satisfies ToolText;
