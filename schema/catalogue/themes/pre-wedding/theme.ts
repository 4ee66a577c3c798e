import type { ThemeFacts } from "../../theme.ts";

export const preWedding = {
  slug: "pre-wedding",
  name: "Pre-Wedding",
  description:
    "Portraits from the months between yes and I do: last sun in the fields, first lamps in town. Made for invitations, save-the-date cards and the table by the door.",
  seo: {
    title: "Pre-Wedding Portraits from Your Own Photos",
    description:
      "Engagement portraits for invitations and save-the-date cards: golden fields, blue-hour streets, picnics and good news, made from photos you already have.",
  },
  isPublic: true,
  uses: ["celebrations"],
  generations: 2000,
  packs: [
    {
      slug: "golden-hour-romance",
      name: "Golden Hour Romance",
      description:
        "Wheat, lavender and lanterns in the last minutes of sun, with someone just out of the frame.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "urban-love-story",
      name: "Urban Love Story",
      description: "Bridges, tram wires and a taxi at the corner: a love story told at blue hour.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "natures-embrace",
      name: "Nature's Embrace",
      description: "Brooks, birches and weather on the way, for couples who would rather be outdoors.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "casual-sweethearts",
      name: "Casual Sweethearts",
      description: "Gelato, shared earphones and silly jumpers; love on an ordinary Saturday.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "excited-eager",
      name: "Excited & Eager",
      description: "The minutes after the question and the lists that follow, with nobody sitting still.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
