import type { ThemeSlug } from "./index.ts";

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

/** What each theme is good for; the first is what most people want it for. */
export const THEME_USES: Readonly<Record<ThemeSlug, readonly [UseSlug, ...UseSlug[]]>> = {
  "actor-headshots": ["work"],
  beach: ["places"],
  boudoir: ["body-and-mind", "fashion"],
  celebrity: ["fashion"],
  "ceo-headshots": ["work"],
  cosplay: ["costume"],
  "creative-artist": ["work"],
  cyberpunk: ["costume"],
  "film-noir": ["costume"],
  fitness: ["body-and-mind", "dating", "work"],
  glamour: ["fashion"],
  "holiday-seasonal": ["places", "celebrations"],
  "keynote-speaker": ["work"],
  lingerie: ["body-and-mind", "fashion"],
  "luxury-lifestyle": ["fashion", "places"],
  maternity: ["celebrations", "body-and-mind"],
  mobster: ["costume"],
  "model-headshots": ["work", "fashion"],
  nightlife: ["fashion", "dating", "places"],
  "office-headshots": ["work"],
  "pre-wedding": ["celebrations"],
  "professional-headshots": ["work"],
  "realestate-agent-headshots": ["work"],
  "retro-vintage": ["costume", "fashion"],
  spiritual: ["body-and-mind"],
  "street-style": ["fashion", "dating"],
  tinder: ["dating"],
  travel: ["places", "dating"],
  wedding: ["celebrations"],
  yearbook: ["celebrations"],
};

/** What a theme is good for; none for a theme nobody knows. */
export function usesOf(theme: string): readonly UseSlug[] {
  return Object.hasOwn(THEME_USES, theme) ? THEME_USES[theme as ThemeSlug] : [];
}
