import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { libraryItem } from "#db/tables/library/library.ts";
import type { Db, Statement } from "../../client.ts";
import type { Cursor } from "../cursor.ts";
import { itemColumns } from "./items.ts";

/** Pictures somebody deleted that can still be brought back, the last deleted first. */
export function listTrash(db: Db, input: { userId: string; before: Cursor | null; limit: number }) {
  const { before } = input;
  return db.orm
    .select({
      seq: libraryItem.seq,
      deletedAt: sql<Date>`${libraryItem.deletedAt}`.mapWith(libraryItem.deletedAt),
      ...itemColumns,
    })
    .from(libraryItem)
    .where(
      and(
        eq(libraryItem.userId, input.userId),
        isNotNull(libraryItem.deletedAt),
        before === null
          ? undefined
          : sql`(${libraryItem.deletedAt}, ${libraryItem.seq}) < (${before.at}, CAST(${before.id} AS INTEGER))`,
      ),
    )
    .orderBy(desc(libraryItem.deletedAt), desc(libraryItem.seq))
    .limit(input.limit + 1);
}

/** At most `limit` pictures, and as many videos, deleted before then, of everybody, go for good; how many went. */
export async function purgeTrash(
  db: Db,
  input: { deletedBefore: number; limit: number; now: number },
): Promise<number> {
  const { deletedBefore, limit, now } = input;
  const due = (table: string) =>
    `id IN (SELECT id FROM ${table} WHERE deletedAt < ? ORDER BY deletedAt, id LIMIT ?)`;
  const results = await db.write(dropPictures(due, [deletedBefore, limit], now));
  return droppedBy(results);
}

/** Those of these pictures that lie in one's trash go for good; `droppedBy` reads how many. */
export function purgeTrashed(input: { userId: string; ids: readonly string[]; now: number }): Statement[] {
  const which = `userId = ? AND deletedAt IS NOT NULL AND id IN (${input.ids.map(() => "?").join(", ")})`;
  return dropPictures(() => which, [input.userId, ...input.ids], input.now);
}

/**
 * Rows and announced objects of pictures and videos, whatever they are rows of. What is made from others goes first, so that
 * `which` may ask what it was made from.
 */
export function dropPictures(
  which: (table: string) => string,
  args: (string | number)[],
  now: number,
): Statement[] {
  const [one, several, video] = ["generation", "imageToImageGeneration", "videoGeneration"] as const;
  return [
    {
      // a picture of a virtual person may still be a photo of the model that learned them
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT imageUrl, ? FROM ${one}
              WHERE imageUrl IS NOT NULL AND ${which(one)}
              AND NOT EXISTS (SELECT 1 FROM trainingUploadImage t WHERE t.key = ${one}.imageUrl)`,
      args: [now, ...args],
    },
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT u.value, ?
            FROM (SELECT imageUrls FROM ${several} WHERE ${which(several)}) e, json_each(e.imageUrls) u`,
      args: [now, ...args],
    },
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT videoUrl, ? FROM ${video}
            WHERE videoUrl IS NOT NULL AND ${which(video)}`,
      args: [now, ...args],
    },
    { sql: `DELETE FROM ${video} WHERE ${which(video)}`, args },
    { sql: `DELETE FROM ${several} WHERE ${which(several)}`, args },
    { sql: `DELETE FROM ${one} WHERE ${which(one)}`, args },
  ];
}

export function droppedBy(results: readonly { rowsAffected: number }[]): number {
  return results.slice(-3).reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
}
