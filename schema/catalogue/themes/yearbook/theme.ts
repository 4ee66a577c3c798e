import type { ThemeFacts } from "../../theme.ts";

export const yearbook = {
  slug: "yearbook",
  name: "Yearbook",
  description:
    "College yearbook portraits for graduates and for grown-ups who miss college: blue muslin, caps and gowns, lasers and all. Take the picture again, with better hair and no queue behind you.",
  seo: {
    title: "College Yearbook Portraits from Your Photos",
    description:
      "Graduation gowns, blue backdrops, debate halls and laser-lit smiles: college yearbook portraits for adults, made from photos you already have.",
  },
  isPublic: true,
  uses: ["celebrations"],
  generations: 1600,
  packs: [
    {
      slug: "classic-grad",
      name: "Classic Grad",
      description:
        "Cap level, tassel left, blue cloth behind: the graduation portrait as it has always been.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "future-leader",
      name: "Future Leader",
      description: "Libraries, lecterns and a blackboard of ideas, for the graduate people will quote.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "best-smile",
      name: "Best Smile",
      description: "Lasers, photo booths and a joke just out of earshot: the brightest page in the book.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "candid-moment",
      name: "Candid Moment",
      description:
        "Corridors, cleared lockers and tea in the wrong place; college as it was between lectures.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "activity-star",
      name: "Activity Star",
      description: "Team, band, stage and track, in the minute after the whistle or the last note.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
