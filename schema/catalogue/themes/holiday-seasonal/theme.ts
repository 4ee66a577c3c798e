import type { ThemeFacts } from "../../theme.ts";

export const holidaySeasonal = {
  slug: "holiday-seasonal",
  name: "Holiday & Seasonal",
  description:
    "The year in portraits: snow and fairy lights, sunflowers, bonfire leaves, blossom and one night of pumpkins. For cards, calendars and the relatives who keep asking.",
  seo: {
    title: "Holiday and Seasonal Portraits All Year",
    description:
      "Portraits for cards and calendars: cosy winter rooms, summer fairs, autumn orchards, spring blossom and Halloween, made from your own photos.",
  },
  isPublic: true,
  uses: ["places", "celebrations"],
  generations: 1700,
  packs: [
    {
      slug: "cozy-winter",
      name: "Cozy Winter",
      description: "Snow outside, lights and wool inside: warm portraits from the short days.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "summer-vibes",
      name: "Summer Vibes",
      description: "Sunflowers, fairgrounds and picnic rugs, for the season of bare arms and late light.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "autumn-harvest",
      name: "Autumn Harvest",
      description: "Orchards, cider, barn doors and every kind of brown, with a good scarf on.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "spring-renewal",
      name: "Spring Renewal",
      description: "Blossom, tulips and clean rain: fresh pictures for the first mild week.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "halloween-spirit",
      name: "Halloween Spirit",
      description: "Capes, candles and carved faces, a little spooky and never nasty.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
