/** What people want portraits for, in the order the pages show it. */
export const USES = [
  { slug: "work", name: "Work and speaking", line: "For a CV, a team page, a stage or a casting call." },
  {
    slug: "dating",
    name: "Dating",
    line: "A clear face, a little life around it, and something to ask about.",
  },
  {
    slug: "celebrations",
    name: "Celebrations and family",
    line: "For invitations, albums, cards and the wall in the hall.",
  },
  { slug: "fashion", name: "Fashion and glamour", line: "Good clothes, kind lamps and an evening ahead." },
  {
    slug: "costume",
    name: "Play and costume",
    line: "Other times, other worlds, and your own face in them.",
  },
  { slug: "places", name: "Places and seasons", line: "Shores, cities, snow and late summer evenings." },
  {
    slug: "body-and-mind",
    name: "Body and mind",
    line: "Strength, rest, and being at ease in one's own skin.",
  },
] as const;

export type UseSlug = (typeof USES)[number]["slug"];
