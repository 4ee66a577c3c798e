import type { ThemeFacts } from "../../theme.ts";

export const realestateAgentHeadshots = {
  slug: "realestate-agent-headshots",
  name: "Real Estate Agent Headshots",
  description:
    "Portraits for listings, boards and business cards, taken in the homes and streets you work in. Bright rooms, swept doorsteps and the face a buyer will look for on the day.",
  seo: {
    title: "Real Estate Agent Headshots from Your Photos",
    description:
      "Agent portraits for listings, boards and cards: sunny living rooms, front doors, new builds and villas at nightfall, made from photos you already have.",
  },
  isPublic: true,
  uses: ["work"],
  generations: 1400,
  packs: [
    {
      slug: "trusted-advisor",
      name: "Trusted Advisor",
      description: "Sofas, floor plans and an open door, for the agent who also mentions the damp.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "local-expert",
      name: "Local Expert",
      description: "Garden gates, porches and a bicycle: you in the streets you know house by house.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "modern-agent",
      name: "Modern Agent",
      description: "White walls, cedar and clear sky, with a tablet under one arm and no brochure rack.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "luxury-properties",
      name: "Luxury Properties",
      description: "Villas at nightfall, stone kitchens and good manners; nobody mentions the price.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "first-time-buyer-friendly",
      name: "First-Time Buyer Friendly",
      description: "Boxes for chairs and a ribbon on the keys, for those who explain things twice.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
