import type { ThemeFacts } from "../../theme.ts";

export const travel = {
  slug: "travel",
  name: "Travel & Digital Nomad",
  description:
    "Portraits from well-known places and quiet corners: a terrace at dawn, a desk by the sea, a tent in the snow. Good for a travel page, a profile, or for picturing the trip you have not booked yet.",
  seo: {
    title: "Travel and Digital Nomad Portraits",
    description:
      "See yourself on the road: landmarks at dawn, desks by the sea, mountain camps and slow hotels. Five travel packs made from your own photos.",
  },
  isPublic: true,
  uses: ["places", "dating"],
  generations: 4000,
  packs: [
    {
      slug: "iconic-destinations",
      name: "Iconic Destinations",
      description: "Places everybody knows, seen early or late in the day when the crowds have gone.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "remote-work-lifestyle",
      name: "Remote Work Lifestyle",
      description: "A laptop, good coffee and a better view: work from wherever you happen to be.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "adventure-seeker",
      name: "Adventure Seeker",
      description: "Ridges, rivers and dunes in real outdoor clothes, with wind in the picture.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "cultural-immersion",
      name: "Cultural Immersion",
      description: "Markets, workshops and courtyards: portraits of a guest who takes time to look.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "luxury-vacation",
      name: "Luxury Vacation",
      description: "Slow mornings, still water and well-cut linen, for the holiday with nothing to do.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
