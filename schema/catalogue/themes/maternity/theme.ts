import type { ThemeFacts } from "../../theme.ts";

export const maternity = {
  slug: "maternity",
  name: "Maternity Photoshoot",
  description:
    "Gentle portraits of a time that passes quickly: meadow light, a quiet nursery, the street outside your door. Soft clothes, kind light and nothing you would not hang on the wall.",
  seo: {
    title: "Maternity Portraits from Your Own Photos",
    description:
      "Soft, dignified maternity portraits made from photos you already have: golden meadows, calm rooms at home, city terraces and simple studio silhouettes.",
  },
  isPublic: true,
  uses: ["celebrations", "body-and-mind"],
  generations: 3000,
  packs: [
    {
      slug: "ethereal-glow",
      name: "Ethereal Glow",
      description:
        "Haze, blossom and thin curtains with the sun behind them, for portraits that seem to float.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "urban-maternity",
      name: "Urban Maternity",
      description:
        "Rooftops, balconies and street corners, for those who are expecting in the middle of town.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "cozy-at-home",
      name: "Cozy at Home",
      description:
        "Blankets, cocoa and a half-finished nursery: the slow weeks, as they feel from the inside.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "natures-embrace",
      name: "Nature's Embrace",
      description: "Olive groves, ferns and tall grass, with leaf shadow on the dress and time to sit down.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "elegant-silhouette",
      name: "Elegant Silhouette",
      description: "One lamp, one line: formal gowns and clean outlines in the manner of a painted portrait.",
      allowedGenderOrCategory: ["WOMAN"],
    },
  ],
} as const satisfies ThemeFacts;
