import type { ThemeFacts } from "../../theme.ts";

export const wedding = {
  slug: "wedding",
  name: "Wedding",
  description:
    "Portraits of the day itself in ivory, blush and window light: the veil, the vows, the toast that goes on too long. For albums, thank-you cards and trying on the idea beforehand.",
  seo: {
    title: "Wedding Portraits from Your Own Photos",
    description:
      "Bridal portraits, groom's portraits, vows, small details and petals in the air: soft, natural wedding pictures made from photos you already have.",
  },
  isPublic: true,
  uses: ["celebrations"],
  generations: 6000,
  packs: [
    {
      slug: "bridal-radiance",
      name: "Bridal Radiance",
      description: "Lace, peonies and a veil with the sun in it: the bride, in the hour before and after.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "grooms-portrait",
      name: "Groom's Portrait",
      description: "Cuff links, folded vows and a white rose: the groom, steady on the outside.",
      allowedGenderOrCategory: ["MAN"],
    },
    {
      slug: "romantic-moments",
      name: "Romantic Moments",
      description: "The first dance, a shared umbrella, two glasses carried outside; someone is always near.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "elegant-details",
      name: "Elegant Details",
      description: "Rings, ribbons, ink and stitching, with the person who chose them close behind.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "joyful-celebration",
      name: "Joyful Celebration",
      description: "Petals, cake and shoes off under the table: the part of the day that nobody directs.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
