import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Free Video Tools: short clips from a still photo",
    description:
      "Which photos can move, how to describe a motion, what length and shape to choose, and why faces drift in generated clips. A plain introduction.",
  },
  heading: "Bring a still picture into motion",
  lead: "A home for small video tools: a few seconds of movement out of one photo, and simple work on clips you already have.",
  does: [
    "Generated video starts from a first frame. The model then asks itself, many times a second, what would come next: hair lifts, water runs, the camera glides closer. It is best with motion it has seen a million times, and poor at anything with a plan, such as tying a bow or pouring exactly one cup.",
    "Likeness holds for a few seconds and then wanders, above all when a head turns away and comes back. That is why short clips look better than long ones, and why editors cut before the drift is seen.",
    "Each tool will get a page of its own here once it works. Longer films with a trained face belong to the Video Generator.",
  ],
  forWhom: [
    { who: "Musicians", what: "A loop of smoke or surf behind a song, eight seconds long." },
    { who: "Shops", what: "Steam above the cup in the product picture." },
    {
      who: "Grown-up grandchildren",
      what: "The hint of a breath in a portrait of someone missed, if the family likes the thought.",
    },
  ],
  steps: [
    {
      title: "Start sharp and roomy",
      text: "Anything blurred in the still will crawl. Leave space on the side towards which something is to move.",
    },
    {
      title: "Pick the final shape first",
      text: "9:16 for phones, 16:9 for screens. Cropping afterwards costs a third of the picture.",
    },
    {
      title: "Describe one motion and one camera",
      text: "She looks up; slow push in. Two actions in five seconds turn to rubber.",
    },
    {
      title: "Use verbs of small size",
      text: "Sways, drifts, glances. Runs and dances tear hands and feet apart.",
    },
    {
      title: "Cut early",
      text: "Take the two best seconds. A cut hides what the next frame would have shown.",
    },
  ],
  faq: [
    {
      question: "Why does the background boil?",
      answer:
        "Fine texture such as gravel or foliage is redrawn every frame. Blur it slightly in the still before you begin.",
    },
    {
      question: "Can a person be made to speak?",
      answer:
        "That needs a voice as well as a face, and the permission of whoever they belong to. Words put in someone's mouth without it are not allowed.",
    },
    {
      question: "Is sound included?",
      answer: "Do not count on it. A quiet room tone laid under a clip does much for its realism.",
    },
    {
      question: "Must a clip be labelled as generated?",
      answer: "In more and more places, yes, and it is fair everywhere. Say so in the caption.",
    },
    {
      question: "Are clips published?",
      answer: "No. They will be kept for you alone, just as photos are, and you can delete them.",
    },
  ],
} satisfies ToolText;
