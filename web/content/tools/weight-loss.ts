import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Weight Loss: a gentle preview of a slimmer face",
    description:
      "A kind, modest preview of your own face at a lower weight: which photo to take, what the picture cannot know, and when not to look.",
  },
  heading: "Picture yourself at a lighter weight, kindly",
  lead: "Makes the outline of your face a little slimmer, for people who have already decided on a change and want to see a step along the way.",
  does: [
    "You choose how far cheeks, jaw and chin are drawn in, and the tool moves nothing else: eyes, nose and mouth keep their shape, and so does the body. There is a limit: at most seven per cent of the face's height is taken off each side.",
    "No body needs this picture. You are not a before, and there is no after that makes anyone more worth looking at. Some find it helpful to have a view of a goal they have chosen with their doctor; others find it heavy. Both are good reasons to decide for yourself.",
    "Where a body gains and loses is set by genes, age, sex and medicines. The picture knows none of that, so it cannot tell you how you would look, or whether you would be healthier.",
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
    { who: "Portrait sitters", what: "A wide-angle selfie whose lens made the jaw broader than it is." },
  ],
  steps: [
    {
      title: "Show head and shoulders only",
      text: "Nothing below the collar is changed, so nothing below it needs to be in the picture.",
    },
    {
      title: "Hold the camera at eye height",
      text: "From two metres away. From above or close up every face is distorted, before anything is changed.",
    },
    {
      title: "Choose a calm background",
      text: "Right beside the jaw the wall moves along a little. Tiles and window frames give that away.",
    },
    {
      title: "Take the smallest step first",
      text: "Five per cent of weight is visible in a face, and often enough to know whether you want to look further.",
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
        "Not by us: it never leaves your device. Before-and-after claims made with it would be false in any case.",
    },
  ],
} satisfies ToolText;
