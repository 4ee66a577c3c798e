import { asc, eq } from "drizzle-orm";
import type { Db, Statement } from "#db/client.ts";
import { trainingUploadImage } from "#db/tables/work/training.ts";

/**
 * Drops the uploads that photos of trainings (alias `t`) came from, and the objects nothing else refers to; their own rows
 * go next. Those of a virtual person are pictures of the library too.
 * `which` is SQL over `t`; its arguments are used several times. `kept` is SQL over a key `k` whose upload stays all the same.
 */
export function dropPhotoFiles(
  which: string,
  args: (string | number)[],
  now: number,
  kept = "0",
): Statement[] {
  const keys = `SELECT t.key FROM trainingUploadImage t WHERE ${which}`;
  const shared = `(${kept} OR EXISTS (SELECT 1 FROM generation g WHERE g.imageUrl = k.key)
    OR EXISTS (SELECT 1 FROM trainingUploadImage o WHERE o.key = k.key AND o.id NOT IN
    (SELECT t.id FROM trainingUploadImage t WHERE ${which})))`;
  return [
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT DISTINCT k.key, ? FROM (${keys}) k WHERE NOT ${shared}`,
      args: [now, ...args, ...args],
    },
    {
      sql: `DELETE FROM uploadedImage WHERE key IN (SELECT k.key FROM (${keys}) k WHERE NOT ${shared})`,
      args: [...args, ...args],
    },
  ];
}

/** The photo was added again after all its trainings had ended: it waits for the next one, and has days of its own. */
const ADDED_AGAIN = `EXISTS (SELECT 1 FROM uploadedImage u WHERE u.key = k.key AND NOT EXISTS (
    SELECT 1 FROM trainingUploadImage p CROSS JOIN training g ON g.id = p.trainingId
    WHERE p.key = k.key AND g.finishedAt >= u.createdAt))`;

/** At most `limit` selfies of trainings finished before `finishedBefore` that were not to be kept; how many went. */
export async function expirePhotos(
  db: Db,
  input: { finishedBefore: number; limit: number; now: number },
): Promise<number> {
  const which = `t.id IN (SELECT p.id FROM training g CROSS JOIN trainingUploadImage p ON p.trainingId = g.id
    WHERE g.finishedAt < ? AND g.keepPhotos = 0 ORDER BY g.finishedAt, g.id, p.position LIMIT ?)`;
  const args = [input.finishedBefore, input.limit];
  const results = await db.write([
    ...dropPhotoFiles(which, args, input.now, ADDED_AGAIN),
    {
      sql: `DELETE FROM trainingUploadImage WHERE id IN (SELECT t.id FROM trainingUploadImage t WHERE ${which})`,
      args,
    },
  ]);
  return results.at(-1)?.rowsAffected ?? 0;
}

/** Object keys and places of a training's photos, for the zip the provider fetches. */
export async function listTrainingPhotos(db: Db, trainingId: string) {
  return db.orm
    .select({
      key: trainingUploadImage.key,
      position: trainingUploadImage.position,
      checked: trainingUploadImage.checked,
      size: trainingUploadImage.size,
    })
    .from(trainingUploadImage)
    .where(eq(trainingUploadImage.trainingId, trainingId))
    .orderBy(asc(trainingUploadImage.position));
}
