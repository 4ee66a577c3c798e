import type { ThemeFacts } from "../../theme.ts";

export const professionalHeadshots = {
  slug: "professional-headshots",
  name: "Professional Headshots",
  description:
    "Honest, well-lit headshots for a CV, a team page or a profile. Five kinds of workplace, simple clothes and good light, so that you look like yourself on a rested day.",
  seo: {
    title: "Professional Headshots from Your Own Photos",
    description:
      "Headshots for a CV, a team page or a profile, made from photos you already have. Five packs, from classic corporate to warm and approachable.",
  },
  isPublic: true,
  uses: ["work"],
  generations: 10000,
  packs: [
    {
      slug: "classic-corporate",
      name: "Classic Corporate",
      description:
        "Tailoring, even light and quiet backgrounds that suit a law firm, a bank or a board page.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "modern-professional",
      name: "Modern Professional",
      description: "Lighter and less formal: open offices, daylight and an easy jacket.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "creative-industry",
      name: "Creative Industry",
      description: "Studios, galleries and workshops, for designers, writers and people who make things.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "tech-innovator",
      name: "Tech Innovator",
      description: "Labs, whiteboards and server rooms in clean light, with clothes you would wear to work.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "warm-approachable",
      name: "Warm & Approachable",
      description: "Easy smiles, soft knits and friendly rooms, for those whose work begins with trust.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
