import type { ThemeFacts } from "../../theme.ts";

export const filmNoir = {
  slug: "film-noir",
  name: "Film Noir",
  description:
    "Black and white in the manner of the 1940s: one hard lamp, a slatted blind, and a face that gives little away. For anyone who has wanted to be the lead in an old crime picture.",
  seo: {
    title: "Film Noir Portraits in Black and White",
    description:
      "Classic black and white portraits made from your own photos: detectives, strangers, night streets and deep shadow, in five film noir packs.",
  },
  isPublic: true,
  uses: ["costume"],
  generations: 1800,
  packs: [
    {
      slug: "the-private-eye",
      name: "The Private Eye",
      description:
        "A desk, a case file and a lamp that stays on late: you as the one who asks the questions.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "the-mysterious-figure",
      name: "The Mysterious Figure",
      description: "Doorways, mirrors and half-hidden faces, for portraits that keep something back.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "city-in-shadows",
      name: "City in Shadows",
      description: "Bridges, platforms and wet kerbs after dark, with the town as the second character.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "smoky-ambiance",
      name: "Smoky Ambiance",
      description:
        "Haze in the lamplight of clubs, kitchens and dressing rooms; soft edges and slow evenings.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "high-contrast-portraits",
      name: "High-Contrast Portraits",
      description:
        "Studio pictures drawn with one or two lamps: pure black, clean white, and your face between.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
