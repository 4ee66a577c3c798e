import type { ThemeFacts } from "../../theme.ts";

export const cosplay = {
  slug: "cosplay",
  name: "Cosplay",
  description:
    "Costumes without the glue gun: capes in a storm, elven woods, ember canyons and the bridge of a starship. Every character here is invented, so the part is yours alone.",
  seo: {
    title: "Cosplay Portraits with Your Own Face",
    description:
      "Become a hero, knight, elf, mage or starship captain of your own invention. Five fantasy and science fiction packs, made from your own photos.",
  },
  isPublic: true,
  uses: ["costume"],
  generations: 0,
  packs: [
    {
      slug: "superhero-origin",
      name: "Superhero Origin",
      description: "Storm light, a home-made cape and the evening it all began, before the legend.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "knight-of-the-realm",
      name: "Knight of the Realm",
      description: "Plate, banners and cold castle mornings, for oaths that were meant when spoken.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "enchanted-elf",
      name: "Enchanted Elf",
      description: "Moss, lanterns and leaf-shaped armour among trees that are older than the songs.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "anime-mage",
      name: "Anime Mage",
      description: "Bright hair, floating signs and large feelings: spellwork in clear drawn colours.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "starship-captain",
      name: "Starship Captain",
      description: "Bridges, hangars and strange skies, with a uniform that has seen a few of them.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
