import type { Statement } from "#db/client.ts";
import { expectChange } from "../guards.ts";

/** Videos of one's own that have ended. */
const owned = (ids: readonly string[]) =>
  `userId = ? AND status IN ('COMPLETED', 'FAILED') AND id IN (${ids.map(() => "?").join(", ")})`;

export function setVideoFavorite(input: { userId: string; id: string; favorite: boolean }): Statement[] {
  return expectChange(
    {
      sql: `UPDATE videoGeneration SET favorite = ? WHERE ${owned([input.id])} AND deletedAt IS NULL`,
      args: [input.favorite ? 1 : 0, input.userId, input.id],
    },
    "not_there",
  );
}

/** Hides videos, all of them or none; those already deleted stay so, with the time they had. */
export function deleteVideos(input: { userId: string; ids: readonly string[]; now: number }): Statement[] {
  return expectChange(
    {
      sql: `UPDATE videoGeneration SET deletedAt = coalesce(deletedAt, ?) WHERE ${owned(input.ids)}`,
      args: [input.now, input.userId, ...input.ids],
    },
    "not_there",
    new Set(input.ids).size,
  );
}

/** Brings back those that are not gone for good yet; it changes as many rows as are there now. */
export function undeleteVideos(input: { userId: string; ids: readonly string[] }): Statement {
  return {
    sql: `UPDATE videoGeneration SET deletedAt = NULL WHERE ${owned(input.ids)}`,
    args: [input.userId, ...input.ids],
  };
}
