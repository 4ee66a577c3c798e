import { findPack, findTheme } from "#schema/catalogue/index.ts";
import { type GenerationCounts, PICTURE_KINDS, type PictureKind } from "#schema/pictures/generation.ts";
import type { GalleryFilter } from "./gallery-filter.ts";

type Counts = Pick<GenerationCounts, "pictures" | "packs">;
type Counted = Counts["pictures"][number] | Counts["packs"][number];

/** How many pictures a filter leaves; null: days and words are not counted. */
export function countMatching(counts: Counts, filter: GalleryFilter): number | null {
  if (filter.since || filter.until || filter.words) return null;
  const { packSlug } = filter;
  const among: readonly Counted[] =
    packSlug === null ? counts.pictures : counts.packs.filter((pack) => pack.packSlug === packSlug);
  return among
    .filter(
      (alike) =>
        (!filter.favorites || alike.favorite) &&
        (filter.trainingId === null || alike.trainingId === filter.trainingId) &&
        (filter.themeSlug === null || alike.themeSlug === filter.themeSlug) &&
        (filter.kind === null || alike.kind === filter.kind),
    )
    .reduce((sum, alike) => sum + alike.count, 0);
}

export interface FilterOption {
  value: string;
  label: string;
  /** Pictures it would leave, the other filters staying as they are; null: not counted. */
  count: number | null;
}

/** The models that have pictures, by name. */
export function trainingOptions(counts: Counts, filter: GalleryFilter): FilterOption[] {
  const names = new Map<string, string>();
  for (const { trainingId, trainingName } of counts.pictures) {
    if (trainingId) names.set(trainingId, trainingName ?? "Deleted model");
  }
  return options(names, (trainingId) => countMatching(counts, { ...filter, trainingId }));
}

/** The themes that have pictures, by name. */
export function themeOptions(counts: Counts, filter: GalleryFilter): FilterOption[] {
  const names = new Map<string, string>();
  for (const { themeSlug } of counts.pictures) {
    if (themeSlug) names.set(themeSlug, findTheme(themeSlug)?.name ?? themeSlug);
  }
  return options(names, (themeSlug) => countMatching(counts, { ...filter, themeSlug, packSlug: null }));
}

/** The packs of the chosen theme that have pictures, by name. */
export function packOptions(counts: Counts, filter: GalleryFilter): FilterOption[] {
  const theme = filter.themeSlug ? findTheme(filter.themeSlug) : undefined;
  const names = new Map<string, string>();
  for (const { themeSlug, packSlug } of counts.packs) {
    if (themeSlug === filter.themeSlug) {
      names.set(packSlug, (theme && findPack(theme, packSlug)?.name) ?? packSlug);
    }
  }
  return options(names, (packSlug) => countMatching(counts, { ...filter, packSlug }));
}

const KIND_LABELS: Readonly<Record<PictureKind, string>> = {
  pack: "Packs",
  prompt: "Prompts",
  edit: "Edits",
  video: "Videos",
};

export function kindOptions(counts: Counts, filter: GalleryFilter): FilterOption[] {
  const present = new Set(counts.pictures.map(({ kind }) => kind));
  return PICTURE_KINDS.filter((kind) => present.has(kind)).map((kind) => ({
    value: kind,
    label: KIND_LABELS[kind],
    count: countMatching(counts, { ...filter, kind }),
  }));
}

function options(
  names: ReadonlyMap<string, string>,
  countOf: (value: string) => number | null,
): FilterOption[] {
  return [...names]
    .map(([value, label]) => ({ value, label, count: countOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}
