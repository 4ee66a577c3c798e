import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "AI Image Editor: change a picture with words",
    description:
      "The AI Image Editor will change one thing in a picture and leave the rest alone: a background, a jacket, a lamp post. Not available yet; what it will do.",
  },
  heading: "Change the one thing that bothers you",
  lead: "The picture is good, apart from the exit sign. The AI Image Editor will change what you name or mark and leave the rest as it is.",
  summary: "Change part of a picture, keep the rest",
  does: [
    "You will open one of your pictures, say what should be different, and get a new version beside the old one. The original will stay as it was, so that nothing is lost by trying.",
    "Small corrections will be marked with a brush: a stain, a cable, a passer-by. Larger ones will be written: another background, evening instead of noon, the same coat in green. Each edit will show its price before it starts.",
    "What an editor does best is a clear, small request. It is no cure for a picture that was wrong from the start; making that one again is often quicker and cheaper.",
  ],
  forWhom: [
    {
      who: "People with a nearly perfect portrait",
      what: "The face is right and the collar is not. Mend the collar and keep the face.",
    },
    {
      who: "Sellers and agents",
      what: "A calmer background or a tidier table, as long as the thing for sale is shown as it is.",
    },
    {
      who: "Anyone with a family album",
      what: "Take away a scratch or a date stamp from your own scans.",
    },
  ],
  steps: [
    {
      title: "One change at a time",
      text: "Ask for the background first, look, then ask for the jacket. Lists of wishes get mixed up.",
    },
    {
      title: "Say what stays",
      text: "“Keep the face, the pose and the light” is worth writing every time.",
    },
    {
      title: "Mark a little more than you think",
      text: "When you brush something away, include its shadow and its reflection, or they will stay behind.",
    },
    {
      title: "Compare at full size",
      text: "Look at edges, hands and hair before you use the new version. That is where edits give themselves away.",
    },
  ],
  faq: [
    {
      question: "Is the editor working?",
      answer: "Not yet. This page describes what it will do. Nothing here takes credits.",
    },
    {
      question: "Will it keep the original?",
      answer: "Yes. An edit will be a new picture beside the old one, and deleting either will be up to you.",
    },
    {
      question: "Can I remove a watermark with it?",
      answer:
        "From your own pictures, yes. A watermark on someone else's picture says that it is not yours to use.",
    },
    {
      question: "Can I edit photos of other people?",
      answer:
        "With their permission. Undressing people, or putting someone into a scene that would harm them, is refused.",
    },
  ],
} satisfies ToolText;
