import type { ThemeFacts } from "../../theme.ts";

export const creativeArtist = {
  slug: "creative-artist",
  name: "Creative Artist",
  description:
    "Portraits of making things: clay under the nails, paint on the wall, a lit stage, a blank page. For a portfolio, a poster, or the about page you keep putting off.",
  seo: {
    title: "Creative Artist Portraits from Your Own Photos",
    description:
      "Portraits for portfolios, posters and about pages: painters, muralists, writers, performers and digital creators, made from your own photos.",
  },
  isPublic: true,
  uses: ["work"],
  generations: 0,
  packs: [
    {
      slug: "painter-sculptor",
      name: "Painter & Sculptor",
      description: "North light, clay dust and wet canvas, for people who think with their hands.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "street-artist",
      name: "Street Artist",
      description: "Ladders, rollers and a very large wall: you beside the colours you chose for it.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "writer-poet",
      name: "Writer & Poet",
      description: "Lamps, drafts and rain on the roof: jacket portraits with a sentence in progress.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "performer",
      name: "Performer",
      description: "Singers, dancers and players in stage colour, before, during and after the number.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "digital-creator",
      name: "Digital Creator",
      description: "Ring lights, edit screens and podcast corners, with the person still at the centre.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
