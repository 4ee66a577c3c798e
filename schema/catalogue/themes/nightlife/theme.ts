import type { ThemeFacts } from "../../theme.ts";

export const nightlife = {
  slug: "nightlife",
  name: "Nightlife",
  description:
    "The hours between the first drink and the last taxi: dance floors, quiet lounges, alleys and signs. You, out late and well lit, without a headache the next morning.",
  seo: {
    title: "Nightlife Portraits from Your Own Photos",
    description:
      "Go out without leaving the house: dance floors, cocktail bars, red booths and neon doorways, in night portraits made from photos you already have.",
  },
  isPublic: true,
  uses: ["fashion", "dating", "places"],
  generations: 1500,
  packs: [
    {
      slug: "club-scene-star",
      name: "Club Scene Star",
      description: "Lasers, mirror balls and the good part of the song, seen from the middle of the floor.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "cocktail-lounge-chic",
      name: "Cocktail Lounge Chic",
      description: "Backlit bottles, low voices and velvet: the kind of bar where somebody plays the piano.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "after-dark-edge",
      name: "After Dark Edge",
      description: "Leather, wet streets and the last machine still lit, for people who walk home.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "vip-party-vibe",
      name: "VIP Party Vibe",
      description: "Red booths, gold balloons and a name on the list; the party everyone else queues for.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "neon-glow",
      name: "Neon Glow",
      description: "Pink, aqua and orange tubes as the only light, and a white shirt to catch them all.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
