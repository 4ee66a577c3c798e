import type { ThemeFacts } from "../../theme.ts";

export const glamour = {
  slug: "glamour",
  name: "Glamour",
  description:
    "Velvet, sequins, good cheekbones and light in all the right places. Evening portraits with the polish of an old studio and the face you woke up with.",
  seo: {
    title: "Glamour Portraits from Your Own Photos",
    description:
      "Evening portraits with velvet, sequins and studio light: red carpet, editorial, Hollywood, bold colour and soft glow, made from your own photos.",
  },
  isPublic: true,
  uses: ["fashion"],
  generations: 7000,
  packs: [
    {
      slug: "red-carpet-ready",
      name: "Red Carpet Ready",
      description: "The finished look, from suite mirror to last step, ten minutes before the cameras.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "editorial-chic",
      name: "Editorial Chic",
      description: "Strong cuts, black and gold lines and a cool eye, like a page torn from an issue.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "hollywood-starlet",
      name: "Hollywood Starlet",
      description: "Wine velvet, waved hair and a key light from the golden years of the studios.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "bold-beautiful",
      name: "Bold & Beautiful",
      description: "Saturated colour, strong lips and brows, big jewels: more is the whole idea here.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "ethereal-glow",
      name: "Ethereal Glow",
      description: "Champagne satin, mist and skin that seems lit from inside, in very soft focus.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
