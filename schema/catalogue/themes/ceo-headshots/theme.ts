import type { ThemeFacts } from "../../theme.ts";

export const ceoHeadshots = {
  slug: "ceo-headshots",
  name: "CEO and Startup Founder",
  description:
    "Portraits for people who run the whole company, whether it has a tower or a borrowed desk. Glass at dusk, long tables, loft brick and one plain studio wall.",
  seo: {
    title: "CEO and Startup Founder Portraits",
    description:
      "Portraits for a pitch deck, a press page or an annual report: founders, boardrooms, lofts and covers, in five packs made from your own photos.",
  },
  isPublic: true,
  uses: ["work"],
  generations: 0,
  packs: [
    {
      slug: "visionary-founder",
      name: "Visionary Founder",
      description: "Evening glass, prototypes and a long view: for the one who saw it first.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "boardroom-leader",
      name: "Boardroom Leader",
      description: "The head of a long table, good tailoring and the look of someone well prepared.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "startup-energy",
      name: "Startup Energy",
      description: "Loft brick, rooftops and sticky notes: a small team's big week, in pictures.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "corner-office",
      name: "Corner Office",
      description: "Two walls of window, a tidy desk and the calm of somebody who decides.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "magazine-cover",
      name: "Magazine Cover",
      description: "Strong shapes, plain grounds and room for a headline, as business pages like it.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
