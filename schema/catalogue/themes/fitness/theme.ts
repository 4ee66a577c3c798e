import type { ThemeFacts } from "../../theme.ts";

export const fitness = {
  slug: "fitness",
  name: "Fitness & Gym",
  description:
    "Strong, active and real. Weight rooms, running tracks, yoga lofts and forest paths, for a trainer's page, a team, or your own wall.",
  seo: {
    title: "Fitness and Gym Photos from Your Own Photos",
    description:
      "Training portraits without booking a studio: gym sessions, outdoor runs, yoga, sportswear and the minutes after, in five packs from your own photos.",
  },
  isPublic: true,
  uses: ["body-and-mind", "dating", "work"],
  generations: 2000,
  packs: [
    {
      slug: "gym-workout",
      name: "Gym Workout",
      description: "Iron, chalk and side light: you in the middle of the set that counts.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "outdoor-fitness",
      name: "Outdoor Fitness",
      description: "Tracks at sunrise, forest paths and stadium steps, in whatever weather there is.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "yoga-mindfulness",
      name: "Yoga & Mindfulness",
      description: "Wooden floors, slow breath and clear shapes, from first stretch to final rest.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "athletic-apparel",
      name: "Athletic Apparel",
      description: "Sportswear shown the way a good catalogue would: concrete, colour and movement.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "post-workout",
      name: "Post-Workout",
      description: "Towels, steam and slow heartbeats: the honest, happy minutes once the work is done.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
