import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "AI Image Editor: change a picture with words",
    description:
      "The AI Image Editor changes one thing in a picture and leaves the rest alone: a background, a jacket, a lamp post. Crop, light and colour are free.",
  },
  heading: "Change the one thing that bothers you",
  lead: "The picture is good, apart from the exit sign. The AI Image Editor changes what you name or mark and leaves the rest as it is.",
  does: [
    "Open a picture from your device or your library. Crop, straightening, light, colour and black and white are free and happen in your own browser; nothing is uploaded for them. Download the result as JPEG, PNG or WebP at full size, or save it in your library as a new picture.",
    "Small corrections are marked with a brush: a stain, a cable, a passer-by. One press selects the person or everything around them. Larger changes are written: another background, the same coat in green. Each step of this kind has its price on its button and becomes a version beside the original, so that you can go back to any of them. Where only the built-in engine is at work, some steps say that they need a provider, and take nothing.",
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
      question: "What does the editor cost?",
      answer:
        "Cropping, light, colour and downloads cost nothing. Steps that need an engine cost credits, which the button says beforehand. If one fails, they come back.",
    },
    {
      question: "Will it keep the original?",
      answer:
        "Yes. Each step, and each picture you save as new, is a version of its own, and the one before stays as it was. What you crop or brighten without saving it waits in this browser.",
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
