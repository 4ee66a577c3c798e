import type { ItemRow } from "#db/queries/library/items.ts";
import type { GenerationView } from "#schema/pictures/generation.ts";

/** A picture or a video as its owner sees it. */
export function generationView(row: ItemRow): GenerationView {
  const { promptPackId, imageUrl, posterUrl, ...rest } = row;
  return {
    ...rest,
    imageUrl: `/media/${imageUrl}`,
    posterUrl: posterUrl && `/media/${posterUrl}`,
    ...cataloguePlace(promptPackId),
  };
}

/** A catalogue pack's id is its theme, a slash and its own slug. */
export function cataloguePlace(promptPackId: string | null): {
  themeSlug: string | null;
  packSlug: string | null;
} {
  const [themeSlug = null, packSlug = null] = promptPackId?.split("/") ?? [];
  return { themeSlug, packSlug };
}
