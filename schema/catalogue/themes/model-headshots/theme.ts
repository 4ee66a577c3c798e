import type { ThemeFacts } from "../../theme.ts";

export const modelHeadshots = {
  slug: "model-headshots",
  name: "Model Headshots",
  description:
    "Portfolio pictures on white paper, on coloured sets and in plain daylight. From catalogue smile to editorial stare, so that a booker can see how much your face can do.",
  seo: {
    title: "Model Headshots and Portfolio Portraits",
    description:
      "A first portfolio from photos you already have: commercial smiles, high fashion, bare-faced daylight, characters and sport, all in clean studio light.",
  },
  isPublic: true,
  uses: ["work", "fashion"],
  generations: 3000,
  packs: [
    {
      slug: "commercial-appeal",
      name: "Commercial Appeal",
      description: "White paper, blue paper and an open smile: the pictures an agency sends out first.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "high-fashion",
      name: "High Fashion",
      description: "Hard light, odd collars and colour-blocked sets, for a face that gives nothing away.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "natural-beauty",
      name: "Natural Beauty",
      description: "Leaf shadow, cotton and clean skin, with freckles left exactly where they are.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "character-range",
      name: "Character Range",
      description: "Mechanic, scholar, nurse, villain: one face trying on other lives in the studio.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "lifestyle-fitness",
      name: "Lifestyle & Fitness",
      description: "Sports clothes, loft windows and breakfast after the run; health without the lecture.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
