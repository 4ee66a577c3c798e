import type { Db, Statement } from "../../client.ts";
import { expectChange } from "../guards.ts";

/** Edits of one's own that have ended. */
const owned = (ids: readonly string[]) =>
  `userId = ? AND status IN ('COMPLETED', 'FAILED') AND id IN (${ids.map(() => "?").join(", ")})`;

export function setEditFavorite(input: { userId: string; id: string; favorite: boolean }): Statement[] {
  return expectChange(
    {
      sql: `UPDATE imageToImageGeneration SET favorite = ? WHERE ${owned([input.id])} AND deletedAt IS NULL`,
      args: [input.favorite ? 1 : 0, input.userId, input.id],
    },
    "not_there",
  );
}

/** Hides edits, all of them or none; those already deleted stay so, with the time they had. */
export function deleteEdits(input: { userId: string; ids: readonly string[]; now: number }): Statement[] {
  return expectChange(
    {
      sql: `UPDATE imageToImageGeneration SET deletedAt = coalesce(deletedAt, ?) WHERE ${owned(input.ids)}`,
      args: [input.now, input.userId, ...input.ids],
    },
    "not_there",
    new Set(input.ids).size,
  );
}

/** Brings back those that are not gone for good yet; it changes as many rows as are there now. */
export function undeleteEdits(input: { userId: string; ids: readonly string[] }): Statement {
  return {
    sql: `UPDATE imageToImageGeneration SET deletedAt = NULL WHERE ${owned(input.ids)}`,
    args: [input.userId, ...input.ids],
  };
}

/** At most `limit` edits deleted before then go for good, objects announced; how many went. */
export async function purgeEdits(
  db: Db,
  input: { deletedBefore: number; limit: number; now: number },
): Promise<number> {
  const due = "SELECT id FROM imageToImageGeneration WHERE deletedAt < ? ORDER BY deletedAt, id LIMIT ?";
  const results = await db.write([
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt)
            SELECT u.value, ? FROM imageToImageGeneration e, json_each(e.imageUrls) u WHERE e.id IN (${due})`,
      args: [input.now, input.deletedBefore, input.limit],
    },
    {
      sql: `DELETE FROM imageToImageGeneration WHERE id IN (${due})`,
      args: [input.deletedBefore, input.limit],
    },
  ]);
  return results[1]?.rowsAffected ?? 0;
}
