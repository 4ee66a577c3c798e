import type { ThemeFacts } from "../../theme.ts";

export const luxuryLifestyle = {
  slug: "luxury-lifestyle",
  name: "Luxury Lifestyle",
  description:
    "Cream leather, teak, marble and very good tailoring, without the bill. Cabins above the clouds, decks at anchor and candlelit tables, for a profile or a daydream.",
  seo: {
    title: "Luxury Lifestyle Photos of Yourself",
    description:
      "See yourself aboard the jet, at anchor, in couture and at the best table. Five luxury packs with champagne light, made from your own photos.",
  },
  isPublic: true,
  uses: ["fashion", "places"],
  generations: 3000,
  packs: [
    {
      slug: "private-jet",
      name: "Private Jet",
      description: "Round windows, pale leather and cloud light: travel with nobody in the next seat.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "yacht-life",
      name: "Yacht Life",
      description: "Teak underfoot, spray in the air and a bay chosen over breakfast.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "high-end-fashion",
      name: "High-End Fashion",
      description: "Fitting rooms, marble halls and clothes cut for you alone, worn with ease.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "fine-dining",
      name: "Fine Dining",
      description: "White cloths, candle flames and a menu with no hurry in it, over five evenings.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "exclusive-events",
      name: "Exclusive Events",
      description: "Opera boxes, gallery openings and garden balls, with your name on the list.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
