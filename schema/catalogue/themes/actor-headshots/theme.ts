import type { ThemeFacts } from "../../theme.ts";

export const actorHeadshots = {
  slug: "actor-headshots",
  name: "Actor Headshots",
  description:
    "Portraits for a casting page or a theatre programme: painted canvas, one good lamp and a face with something going on behind it. From the lead to the odd neighbour, each pack plays another part.",
  seo: {
    title: "Actor Headshots from Your Own Photos",
    description:
      "Headshots for casting pages and programmes, from dramatic lead to easy comedy. Five packs of painted canvas and window light, from your own photos.",
  },
  isPublic: true,
  uses: ["work"],
  generations: 3,
  packs: [
    {
      slug: "leading-role",
      name: "Leading Role",
      description: "Open, steady and close to the lens: the portrait for the part that carries the story.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "dramatic-lead",
      name: "Dramatic Lead",
      description: "One-sided light, dark canvas and a thought not yet spoken, for serious parts.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "character-actor",
      name: "Character Actor",
      description: "Innkeeper, inspector, uncle or aunt: faces with a trade and a history of their own.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "comedy-charm",
      name: "Comedy Charm",
      description: "Bright light, quick eyebrows and the second before the laugh, in five moods.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "screen-ready",
      name: "Screen Ready",
      description: "Plain clothes and natural light, close to what a camera test or self tape would show.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
