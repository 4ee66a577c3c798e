import { MAX_SEARCH_LENGTH } from "#schema/limits.ts";
import { PICTURE_KINDS, type PictureKind, type PictureSort } from "#schema/pictures/generation.ts";

/** What the gallery shows, as its address says it. */
export interface GalleryFilter {
  favorites: boolean;
  trainingId: string | null;
  themeSlug: string | null;
  packSlug: string | null;
  kind: PictureKind | null;
  /** Days, the first and the last of those shown, as a date field writes them. */
  since: string | null;
  until: string | null;
  words: string | null;
  sort: PictureSort;
}

export const NO_FILTER: GalleryFilter = {
  favorites: false,
  trainingId: null,
  themeSlug: null,
  packSlug: null,
  kind: null,
  since: null,
  until: null,
  words: null,
  sort: "newest",
};

const NAMES = {
  favorites: "favorites",
  trainingId: "training",
  themeSlug: "theme",
  packSlug: "pack",
  kind: "from",
  since: "since",
  until: "until",
  words: "words",
  sort: "sort",
} as const satisfies Record<keyof GalleryFilter, string>;

/** Reads an address; whatever does not make sense there counts as not said. */
export function readFilter(search: URLSearchParams): GalleryFilter {
  const text = (name: keyof GalleryFilter, length = 64) => search.get(NAMES[name])?.slice(0, length) || null;
  const day = (name: "since" | "until") => {
    const value = text(name);
    return value !== null && isDay(value) ? value : null;
  };
  const themeSlug = text("themeSlug");
  return {
    favorites: text("favorites") === "1",
    trainingId: text("trainingId"),
    themeSlug,
    packSlug: themeSlug && text("packSlug"),
    kind: PICTURE_KINDS.find((kind) => kind === text("kind")) ?? null,
    since: day("since"),
    until: day("until"),
    words: text("words", MAX_SEARCH_LENGTH)?.trim() || null,
    sort: text("sort") === "oldest" ? "oldest" : "newest",
  };
}

/** The address of a filter; what it does not say stays out of it. */
export function filterSearch(filter: GalleryFilter): string {
  const search = new URLSearchParams();
  if (filter.favorites) search.set(NAMES.favorites, "1");
  for (const name of ["trainingId", "themeSlug", "packSlug", "kind", "since", "until", "words"] as const) {
    if (filter[name]) search.set(NAMES[name], filter[name]);
  }
  if (filter.sort === "oldest") search.set(NAMES.sort, "oldest");
  return search.toString();
}

export function isNarrowed(filter: GalleryFilter): boolean {
  return filterSearch({ ...filter, sort: "newest" }) !== "";
}

/** How many choices a filter is made of, what is searched for apart. */
export function countChoices(filter: GalleryFilter): number {
  return new URLSearchParams(filterSearch({ ...filter, words: null })).size;
}

/** The same filter in the words of `generations.list`; what is searched for goes beside it. */
export function listInput({ favorites, since, until, words: _, ...rest }: GalleryFilter) {
  return {
    ...rest,
    favorite: favorites ? (true as const) : null,
    since: since === null ? null : startOfDay(since),
    until: until === null ? null : startOfDay(until, 1),
  };
}

/** Whether a date field's text is a day pictures can be of. */
export function isDay(text: string): boolean {
  return startOfDay(text) !== null;
}

/** The moment a day begins where one is, or so many days after it; null: no such day. */
function startOfDay(day: string, later = 0): number | null {
  // a year that begins with 0 is half typed, and JavaScript would take 0097 for 1997
  const [, year, month, date] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const begins = new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
  return Number.isNaN(begins) || begins < 0 ? null : begins;
}
