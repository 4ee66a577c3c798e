import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Video Packs: short film scenes with you in them",
    description:
      "Video Packs will be sets of short scenes made with your trained model, ready directed. Not available yet; picture packs are, and this is how they differ.",
  },
  heading: "Scenes already directed, with you in them",
  lead: "What a pack is to pictures, a video pack will be to film: several short scenes around one theme, made with your own model.",
  does: [
    "You will choose a theme and a model, and get a handful of short clips: the same person, one mood, different shots. Where the camera stands and what it does will have been decided beforehand, so that there is nothing to write.",
    "Each clip will appear on your dashboard on its own as soon as it is ready, and a clip that fails will be refunded on its own.",
    "Picture packs already work this way: {{pack-count}} of them in {{theme-count}} themes, {{pack-pictures}} pictures each. A theme that suits you as stills is the best guess for what will suit you in motion.",
  ],
  forWhom: [
    {
      who: "People who would rather choose than write",
      what: "Pick a mood from a list and leave the directing to someone else.",
    },
    {
      who: "Musicians and performers",
      what: "A few seconds to loop behind a song or a date.",
    },
    {
      who: "Couples with a date to announce",
      what: "A moving card, made with both people's consent.",
    },
  ],
  steps: [
    {
      title: "Train with video in mind",
      text: "Photos from the side and from further away help a model hold together when the head turns.",
    },
    {
      title: "Try the theme as stills first",
      text: "If you like yourself in the pictures, the video should suit you too.",
    },
    {
      title: "Cut hard",
      text: "Keep the best two seconds of each scene. Nobody has ever asked for the other three.",
    },
  ],
  faq: [
    {
      question: "Are video packs on sale?",
      answer: "No. They are not available yet, and nothing on this page takes credits.",
    },
    {
      question: "Will my existing model work?",
      answer:
        "That is the plan: one training for stills and for film. We will say so here only once we have seen it work.",
    },
    {
      question: "How do they differ from the Video Generator?",
      answer:
        "A pack is directed beforehand and comes as a set. The generator takes your own words, one clip at a time.",
    },
  ],
} satisfies ToolText;
