import type { ThemeFacts } from "../../theme.ts";

export const retroVintage = {
  slug: "retro-vintage",
  name: "Retro & Vintage",
  description:
    "Five decades of clothes, rooms and film stock, from the diner counter to the garage band. The hair changes, the colours fade, and you look as though you had been there.",
  seo: {
    title: "Retro and Vintage Portraits by Decade",
    description:
      "See yourself in the 1950s, 60s, 70s, 80s or 90s: diners, mod walls, sunken lounges, neon and grunge, with the film of the day. Made from your own photos.",
  },
  isPublic: true,
  uses: ["costume", "fashion"],
  generations: 4000,
  packs: [
    {
      slug: "1950s-classic",
      name: "1950s Classic",
      description: "Diners, drive-ins and kitchens of tomorrow, in turquoise and red on good slide film.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "1960s-mod",
      name: "1960s Mod",
      description: "Op-art rings, scooters and flat white flash: sharp clothes for a new kind of city.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "1970s-groovy",
      name: "1970s Groovy",
      description: "Rust, mustard and low sun; wide collars, old vans and a record still turning.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "1980s-neon",
      name: "1980s Neon",
      description:
        "Pink from one side, blue from the other, shoulder pads between and a soft filter over all.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "1990s-alternative",
      name: "1990s Alternative",
      description: "Flannel, flash and a garage door half up, on prints from the corner drugstore.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
