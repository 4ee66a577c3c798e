import type { ThemeFacts } from "../../theme.ts";

export const cyberpunk = {
  slug: "cyberpunk",
  name: "Cyberpunk",
  description:
    "Portraits from a city that never switches off its signs: wet streets, coloured light and a little machinery under the skin. Your face stays yours; the century changes.",
  seo: {
    title: "Cyberpunk Portraits from Your Own Photos",
    description:
      "Put yourself in a rainy neon city. Five cyberpunk packs, from quiet street scenes to cyborg studio portraits, each made from your own photos.",
  },
  isPublic: true,
  uses: ["costume"],
  generations: 3000,
  packs: [
    {
      slug: "neon-noir",
      name: "Neon Noir",
      description: "Late, wet and lit by shop signs: moody street portraits for people who like the rain.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "cyborg",
      name: "Cyborg",
      description: "Fine seams, brushed metal and workshop light, with the person still clearly in charge.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "netrunner",
      name: "Netrunner",
      description: "Screens, cables and long nights: you as the one who knows the way into the system.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "street-samurai",
      name: "Street Samurai",
      description:
        "Calm, armoured and upright, on rooftops and in alleys, with old discipline in a new city.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "high-tech-low-life",
      name: "High-Tech Low-Life",
      description:
        "Everyday life on the lower levels: markets, laundries, repair stalls and patched jackets.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
