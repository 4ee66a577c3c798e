import type { ThemeFacts } from "../../theme.ts";

export const spiritual = {
  slug: "spiritual",
  name: "Spiritual & Wellness",
  description:
    "Quiet portraits by water, under arches and at the kitchen window, with a little moonlight for those who read cards. For teachers, practitioners and anyone who keeps a slow hour in the day.",
  seo: {
    title: "Spiritual and Wellness Portraits",
    description:
      "Calm portraits for teachers, practitioners and slow mornings: misty forests, sunrise yoga, candlelit cards and bright kitchens, made from your own photos.",
  },
  isPublic: true,
  uses: ["body-and-mind"],
  generations: 1500,
  packs: [
    {
      slug: "meditation-peace",
      name: "Meditation & Peace",
      description: "Lakes before birdsong, temple arches and rain from the eaves: portraits that sit still.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "yoga-body",
      name: "Yoga & Body",
      description: "Balance, breath and a mat in the shade, with strength shown without strain.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "nature-connection",
      name: "Nature Connection",
      description: "Old cedars, wet stones and a wren within reach, for people who go outside to think.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "mystical-esoteric",
      name: "Mystical & Esoteric",
      description: "Candles, cards, star charts and a large moon; solemn, with one eyebrow raised.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "healthy-lifestyle",
      name: "Healthy Lifestyle",
      description: "Lemons, tea, garden soil and sun on the worktop: good habits with flavour left in.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
