import type { ThemeFacts } from "../../theme.ts";

export const streetStyle = {
  slug: "street-style",
  name: "Street Style Fashion",
  description:
    "Clothes worn where they were meant to be seen: on crossings, stairs, café steps and painted walls. Hard city light, one loud colour and no posing that looks like posing.",
  seo: {
    title: "Street Style Fashion Portraits",
    description:
      "City fashion portraits from your own photos: crossings and cast iron, coffee runs, skate ramps and nights out, with daylight that flatters a good coat.",
  },
  isPublic: true,
  uses: ["fashion", "dating"],
  generations: 1800,
  packs: [
    {
      slug: "urban-explorer",
      name: "Urban Explorer",
      description: "Layers, long strides and concrete stairs, for those who take the next turning anyway.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "coffee-run",
      name: "Coffee Run",
      description: "Tracksuits under good coats, paper cups and bakery steps; the weekend's real uniform.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "soho-chic",
      name: "Soho Chic",
      description: "Cast-iron fronts, winter sun and one extraordinary coat between two cabs.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "skater-style",
      name: "Skater Style",
      description: "Ramps, murals and bent cap brims: dust, sunscreen and the trick that finally worked.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "night-out",
      name: "Night Out",
      description: "Headlights, reflections and party shoes in the hand, from first taxi to the walk home.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
