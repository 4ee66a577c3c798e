import type { findPack } from "#db/queries/packs.ts";
import type { PackView } from "#schema/generation.ts";

type PackRow = NonNullable<Awaited<ReturnType<typeof findPack>>["pack"]>;

/** A pack as its owner sees it; its catalogue place is part of the catalogue pack's id. */
export function packView(row: PackRow): PackView {
  const { promptPackId, stopping, landedAt, ...rest } = row;
  const [themeSlug = "", packSlug = ""] = promptPackId.split("/");
  return {
    ...rest,
    themeSlug,
    packSlug,
    stopping: Boolean(stopping),
    landedAt: landedAt === null ? null : new Date(landedAt),
  };
}
