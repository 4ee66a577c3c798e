import type { ThemeFacts } from "../../theme.ts";

export const boudoir = {
  slug: "boudoir",
  name: "Boudoir",
  description:
    "Private portraits in warm rooms: robes, velvet, candlelight and time to yourself. Always dressed, always kind, made to be kept or given to one person.",
  seo: {
    title: "Boudoir Portraits, Tasteful and Private",
    description:
      "Quiet boudoir portraits from your own photos: morning windows, velvet rooms, candlelight and the dressing table, in five tasteful packs for women.",
  },
  isPublic: true,
  uses: ["body-and-mind", "fashion"],
  generations: 1600,
  packs: [
    {
      slug: "morning-light",
      name: "Morning Light",
      description: "Tall windows, linen robes and the first coffee: an unhurried start to the day.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "velvet-evening",
      name: "Velvet Evening",
      description: "Deep red folds, dark silk and one lamp, for slow, dramatic portraits.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "at-the-vanity",
      name: "At the Vanity",
      description: "Mirrors, powder and small bulbs: the pleasant hour of getting ready alone.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "candlelight",
      name: "Candlelight",
      description: "Small flames, warm skin tones and long shadows in rooms where nobody hurries.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "fireside-robe",
      name: "Fireside Robe",
      description: "A hearth, a heavy robe and bare feet on the rug, while winter stays outside.",
      allowedGenderOrCategory: ["WOMAN"],
    },
  ],
} as const satisfies ThemeFacts;
