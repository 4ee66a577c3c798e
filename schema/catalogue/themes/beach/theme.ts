import type { ThemeFacts } from "../../theme.ts";

export const beach = {
  slug: "beach",
  name: "Beach",
  description:
    "Pale sand, clear water and a sun that forgives everyone. Surf, palms, painted huts and white terraces, from the first swim of the day to the last pink light.",
  seo: {
    title: "Beach Photos of You, from Photos You Have",
    description:
      "Bring yourself to the sea: sunset swimwear, surf mornings, palm coves, old boardwalks and linen terraces in five packs made from your own photos.",
  },
  isPublic: true,
  uses: ["places"],
  generations: 5000,
  packs: [
    {
      slug: "sunset-bikini",
      name: "Sunset Bikini",
      description: "Swimwear in the last warm hour, with a shirt or sarong to hand and rose-gold water.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "surf-session",
      name: "Surf Session",
      description: "Wax, salt and wet hair: before, during and after a good morning in the waves.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "tropical-escape",
      name: "Tropical Escape",
      description: "Palm shade, hammocks and a lagoon the colour of mint, with nowhere else to be.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "boardwalk-days",
      name: "Boardwalk Days",
      description: "Striped huts, chips in paper and bicycles by the pier: the seaside as a day out.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "coastal-linen",
      name: "Coastal Linen",
      description: "Dune grass, whitewashed walls and loose natural cloth, for calm portraits by the sea.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
