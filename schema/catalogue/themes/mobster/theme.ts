import type { ThemeFacts } from "../../theme.ts";

export const mobster = {
  slug: "mobster",
  name: "Mobster",
  description:
    "Dark wood, one low lamp and a suit that fits: portraits from the kind of film in which nobody raises their voice. All manner, no menace; the worst thing here is the company you keep.",
  seo: {
    title: "Mobster Portraits in Old Film Style",
    description:
      "Play the boss, the bookkeeper or the one at the door. Mobster portraits made from your own photos, in panelled studies, back bars and night penthouses.",
  },
  isPublic: true,
  uses: ["costume"],
  generations: 1400,
  packs: [
    {
      slug: "the-don",
      name: "The Don",
      description:
        "The desk, the study and the long silence: you as the one whose opinion everyone waits for.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "sharp-dressed-enforcer",
      name: "Sharp Dressed Enforcer",
      description:
        "Good tailoring and a steady look, by the booth, at the door or in the glare of headlamps.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "backroom-deal",
      name: "Backroom Deal",
      description: "Card tables, ledgers and a bottle between two glasses, in rooms without windows.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "vintage-gangster",
      name: "Vintage Gangster",
      description: "Spats, sedans and teacups of gin: the years of Prohibition on slightly faded film.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "modern-crime-boss",
      name: "Modern Crime Boss",
      description:
        "Cashmere, tinted glass and a view over the whole city, for power that keeps its voice down.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
