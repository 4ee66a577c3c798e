import { findPack, findTheme } from "#schema/catalogue/index.ts";
import type { GenerationCount, PictureSort, PictureSource } from "#schema/pictures/generation.ts";

/** What the gallery shows, as its address says it. */
export interface GalleryFilter {
  favorites: boolean;
  trainingId: string | null;
  themeSlug: string | null;
  packSlug: string | null;
  source: PictureSource | null;
  sort: PictureSort;
}

const NAMES = {
  favorites: "favorites",
  trainingId: "training",
  themeSlug: "theme",
  packSlug: "pack",
  source: "from",
  sort: "sort",
} as const satisfies Record<keyof GalleryFilter, string>;

/** Reads an address; whatever does not make sense there counts as not said. */
export function readFilter(search: URLSearchParams): GalleryFilter {
  const text = (name: keyof GalleryFilter) => search.get(NAMES[name])?.slice(0, 64) || null;
  const source = text("source");
  const themeSlug = text("themeSlug");
  return {
    favorites: text("favorites") === "1",
    trainingId: text("trainingId"),
    themeSlug,
    packSlug: themeSlug && text("packSlug"),
    source: source === "pack" || source === "prompt" ? source : null,
    sort: text("sort") === "oldest" ? "oldest" : "newest",
  };
}

/** The address of a filter; what it does not say stays out of it. */
export function filterSearch(filter: GalleryFilter): string {
  const search = new URLSearchParams();
  if (filter.favorites) search.set(NAMES.favorites, "1");
  for (const name of ["trainingId", "themeSlug", "packSlug", "source"] as const) {
    if (filter[name]) search.set(NAMES[name], filter[name]);
  }
  if (filter.sort === "oldest") search.set(NAMES.sort, "oldest");
  return search.toString();
}

export function isNarrowed(filter: GalleryFilter): boolean {
  return filterSearch({ ...filter, sort: "newest" }) !== "";
}

/** The same filter in the words of `generations.list`. */
export function listInput({ favorites, ...rest }: GalleryFilter) {
  return { ...rest, favorite: favorites ? true : null };
}

/** How many pictures a filter leaves. */
export function countMatching(counts: readonly GenerationCount[], filter: GalleryFilter): number {
  return counts
    .filter(
      (kind) =>
        (!filter.favorites || kind.favorite) &&
        (filter.trainingId === null || kind.trainingId === filter.trainingId) &&
        (filter.themeSlug === null || kind.themeSlug === filter.themeSlug) &&
        (filter.packSlug === null || kind.packSlug === filter.packSlug) &&
        (filter.source === null || kind.source === filter.source),
    )
    .reduce((sum, kind) => sum + kind.count, 0);
}

export interface FilterOption {
  value: string;
  label: string;
  /** Pictures it would leave, the other filters staying as they are. */
  count: number;
}

/** The models that have pictures, by name. */
export function trainingOptions(counts: readonly GenerationCount[], filter: GalleryFilter): FilterOption[] {
  const names = new Map<string, string>();
  for (const { trainingId, trainingName } of counts) {
    if (trainingId) names.set(trainingId, trainingName ?? "Deleted model");
  }
  return options(names, (trainingId) => countMatching(counts, { ...filter, trainingId }));
}

/** The themes that have pictures, by name. */
export function themeOptions(counts: readonly GenerationCount[], filter: GalleryFilter): FilterOption[] {
  const names = new Map<string, string>();
  for (const { themeSlug } of counts) {
    if (themeSlug) names.set(themeSlug, findTheme(themeSlug)?.name ?? themeSlug);
  }
  return options(names, (themeSlug) => countMatching(counts, { ...filter, themeSlug, packSlug: null }));
}

/** The packs of the chosen theme that have pictures, by name. */
export function packOptions(counts: readonly GenerationCount[], filter: GalleryFilter): FilterOption[] {
  const theme = filter.themeSlug ? findTheme(filter.themeSlug) : undefined;
  const names = new Map<string, string>();
  for (const { themeSlug, packSlug } of counts) {
    if (packSlug && themeSlug === filter.themeSlug) {
      names.set(packSlug, (theme && findPack(theme, packSlug)?.name) ?? packSlug);
    }
  }
  return options(names, (packSlug) => countMatching(counts, { ...filter, packSlug }));
}

export function sourceOptions(counts: readonly GenerationCount[], filter: GalleryFilter): FilterOption[] {
  const present = new Set(counts.map(({ source }) => source));
  const labels = { pack: "Packs", prompt: "Prompts" } as const;
  return (["pack", "prompt"] as const)
    .filter((source) => present.has(source))
    .map((source) => ({
      value: source,
      label: labels[source],
      count: countMatching(counts, { ...filter, source }),
    }));
}

function options(names: ReadonlyMap<string, string>, countOf: (value: string) => number): FilterOption[] {
  return [...names]
    .map(([value, label]) => ({ value, label, count: countOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}
