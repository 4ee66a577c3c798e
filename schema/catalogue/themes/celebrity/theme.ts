import type { ThemeFacts } from "../../theme.ts";

export const celebrity = {
  slug: "celebrity",
  name: "Celebrity",
  description:
    "One evening as the person everyone came to see: flashbulbs, a long carpet, a statuette with your reflection in it. The fame is make-believe; the face is yours.",
  seo: {
    title: "Celebrity Photoshoot with Your Own Face",
    description:
      "Walk the carpet, face the flashbulbs and hold the prize. Five celebrity packs of premieres, award nights and after parties, from your own photos.",
  },
  isPublic: true,
  uses: ["fashion"],
  generations: 9000,
  packs: [
    {
      slug: "red-carpet-arrival",
      name: "Red Carpet Arrival",
      description: "The long walk past the barriers, dressed for it, with every lens turned your way.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "paparazzi-flash",
      name: "Paparazzi Flash",
      description: "Caught leaving by the side door: hard flash, dark glasses and a very good coat.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "movie-premiere",
      name: "Movie Premiere",
      description: "Marquee bulbs, velvet seats and the nerves of a first screening, from foyer to stage.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "award-night",
      name: "Award Night",
      description: "An envelope, a heavy prize and a speech on a folded napkin, in gold upon black.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "after-party",
      name: "After Party",
      description: "Shoes off, tie off, disco ball on: what happens once the cameras have gone home.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
