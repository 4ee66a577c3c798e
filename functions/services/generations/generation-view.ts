import type { listGenerations } from "#db/queries/library/generations.ts";
import type { GenerationView } from "#schema/pictures/generation.ts";

type GenerationRow = Awaited<ReturnType<typeof listGenerations>>[number];

/** A picture as its owner sees it. */
export function generationView(row: GenerationRow): GenerationView {
  const { promptPackId, imageUrl, ...rest } = row;
  return { ...rest, imageUrl: `/media/${imageUrl}`, ...cataloguePlace(promptPackId) };
}

/** A catalogue pack's id is its theme, a slash and its own slug. */
export function cataloguePlace(promptPackId: string | null): {
  themeSlug: string | null;
  packSlug: string | null;
} {
  const [themeSlug = null, packSlug = null] = promptPackId?.split("/") ?? [];
  return { themeSlug, packSlug };
}
