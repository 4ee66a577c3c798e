import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Animefy: your portrait as an anime character",
    description:
      "Turn a portrait into an anime character: choosing an era and genre, hair and eye design, light for clean cel shading, and poses that read.",
  },
  heading: "Be drawn as the lead of an anime",
  lead: "Translates a portrait into ink lines, flat cel colours and the large, bright eyes of a television series.",
  does: [
    "Cel shading knows two tones for each colour, lit and unlit, with a hard border between them. The tool looks for that border in your photo, along nose, jaw and neck, and this is why a well-lit portrait makes a far better drawing than a dim one.",
    "Anime is many looks. The nineties have narrow faces and film grain, sports series thick outlines and sweat, romances pastel light and drifting petals. Naming a decade and a genre decides more than any other word.",
  ],
  forWhom: [
    { who: "Streamers", what: "Matching icon, banner and waiting screen with the same character." },
    { who: "Cosplayers", what: "Their finished costume as it would look in the opening credits." },
    { who: "Web comic authors", what: "A model sheet from the friend who agreed to be the villain." },
  ],
  steps: [
    {
      title: "Light from one side, at 45 degrees",
      text: "A desk lamp just above head height draws the edge between the two tones for you.",
    },
    {
      title: "Separate the hair into shapes",
      text: "Strands over the brow, a parting, a ponytail. Anime hair is built of clumps, and it needs something to clump.",
    },
    {
      title: "Open the eyes, show both",
      text: "Iris colour should be visible at full size. Squinting in the sun gives a drawing with closed lids.",
    },
    {
      title: "Strike a pose with a line in it",
      text: "Over-the-shoulder glance, arms crossed, hand in the fringe. Passport posture looks like a passport.",
    },
    {
      title: "Keep patterns away",
      text: "Checks and fine stripes turn to flicker. Single colours and one clear emblem stay.",
    },
  ],
  faq: [
    {
      question: "Can I look like one existing character?",
      answer: "In costume you can; the drawing is of you. Copies of a protected figure are not for selling.",
    },
    {
      question: "Why do I look so much younger?",
      answer:
        "Big eyes and a small chin read as youth. Of the looks, the nineties have the longest noses and clearest cheekbones. Characters made from adults must look adult.",
    },
    {
      question: "Are romantic pictures allowed?",
      answer: "Holding hands in the rain, yes. Sexual drawings of real people are refused in any style.",
    },
    {
      question: "Does the tool remember my character?",
      answer:
        "Each picture is drawn from its photo alone. Download a favourite, since none of them outlasts the day.",
    },
  ],
} satisfies ToolText;
