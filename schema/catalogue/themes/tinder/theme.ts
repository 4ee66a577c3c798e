import type { ThemeFacts } from "../../theme.ts";

export const tinder = {
  slug: "tinder",
  name: "Tinder",
  description:
    "Dating-profile photos that look as if a good friend had been there: the park, a café, a ridge, a wine bar. Daylight as it was, one clear face, and something to ask you about.",
  seo: {
    title: "Dating Profile Photos for Tinder",
    description:
      "Natural dating-profile photos made from pictures you already have: morning parks, small tables, bookshops and trails, with your own face easy to see.",
  },
  isPublic: true,
  uses: ["dating"],
  generations: 8000,
  packs: [
    {
      slug: "profile-perfect",
      name: "Profile Perfect",
      description: "The first picture and a few like it: clear, smiling, and easy to say hello to.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "adventure-ready",
      name: "Adventure Ready",
      description: "Ridges, canoes and muddy boots, for anyone who would share the chocolate at the top.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "date-night",
      name: "Date Night",
      description: "Candles, string lights and two spoons: you across the table, some way into the evening.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "intellectual-vibe",
      name: "Intellectual Vibe",
      description: "Bookshops, chess and one large blue painting, for people who answer at length.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "fitness-fanatic",
      name: "Fitness Fanatic",
      description: "River paths, hills and a chain that came off; sweat included, vanity left at home.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
