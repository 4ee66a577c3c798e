import type { ThemeFacts } from "../../theme.ts";

export const keynoteSpeaker = {
  slug: "keynote-speaker",
  name: "Keynote Speaker",
  description:
    "On the stage, at the lectern, in the foyer afterwards: portraits for a speaker page or an event programme. Big rooms and steady light, with you as the reason people came.",
  seo: {
    title: "Keynote Speaker Portraits from Your Photos",
    description:
      "Speaker portraits for event pages and programmes: main stage, audience, profile and after the talk, in five packs made from your own photos.",
  },
  isPublic: true,
  uses: ["work"],
  generations: 1500,
  packs: [
    {
      slug: "on-the-main-stage",
      name: "On The Main Stage",
      description: "A wide screen, a headset and a lit circle of floor, at the height of the talk.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "engaging-the-audience",
      name: "Engaging The Audience",
      description: "Questions, laughter and raised hands, seen from the rows and from the stage.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "thought-leader-profile",
      name: "Thought Leader Profile",
      description: "Quieter portraits for the programme and the book jacket, clear and close.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "inspirational-speaker",
      name: "Inspirational Speaker",
      description: "Haze, amber light and open arms: the minute of the talk that people retell.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "post-talk-power-shot",
      name: "Post-Talk Power Shot",
      description: "Backstage or in the foyer with the badge still on, proud of a talk gone well.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
