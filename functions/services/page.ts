import type { Cursor } from "#db/queries/cursor.ts";
import type { Page } from "#schema/pages.ts";
import { AppError } from "./app-error.ts";

/** Reads the cursor a client sends back: `{milliseconds}_{id}`. */
export function parseCursor(cursor: string | null | undefined): Cursor | null {
  if (!cursor) return null;
  const [, at, id] = /^(\d{1,15})_(.+)$/.exec(cursor) ?? [];
  if (!at || !id) throw new AppError("BAD_INPUT");
  return { at: Number(at), id };
}

/** Cuts `limit` + 1 rows to a page. */
export function toPage<T extends { id: string; createdAt: Date }, V>(
  rows: readonly T[],
  limit: number,
  view: (row: T) => V,
): Page<V> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(view),
    nextCursor: last ? `${last.createdAt.getTime()}_${last.id}` : null,
  };
}
