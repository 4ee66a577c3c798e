import type { Statement } from "../../client.ts";
import { isOpenJob } from "../../job-state.ts";
import { requireThat } from "../guards.ts";
import { dropPictures } from "../library/trash.ts";
import { dropTrainings } from "../models/trainings.ts";

/**
 * SQL that follows `named`, ids: the same with each training at least half of whose photos one of these learned from too, so
 * that the person is the same. One photo of two people makes no more of it.
 */
export const ROOT = `root(id) AS (SELECT id FROM named
    UNION SELECT o.trainingId FROM named CROSS JOIN trainingUploadImage p ON p.trainingId = named.id
      CROSS JOIN trainingUploadImage o ON o.key = p.key
      GROUP BY o.trainingId HAVING 2 * count(DISTINCT o.id) >=
        (SELECT count(*) FROM trainingUploadImage a WHERE a.trainingId = o.trainingId))`;
const NAMED = "named(id) AS (SELECT value FROM json_each(?))";
const ROOTS = `(WITH ${NAMED}, ${ROOT} SELECT id FROM root)`;

/**
 * SQL before a SELECT from `taken`, ids of all that shows whom models or pictures show: what anybody made with the models
 * and the pictures they learned from, what was made from those in turn, and films with any of it. Takes a list of ids as JSON.
 */
const WITH_TAKEN = `WITH RECURSIVE ${NAMED}, ${ROOT}, taken(id) AS (
    SELECT id FROM root
    UNION SELECT g.id FROM root CROSS JOIN generation g ON g.trainingId = root.id
    UNION SELECT g.id FROM root CROSS JOIN trainingUploadImage t ON t.trainingId = root.id
      CROSS JOIN generation g ON g.imageUrl = t.key
    UNION SELECT v.id FROM root CROSS JOIN videoGeneration v ON v.trainingModel = root.id
    UNION SELECT o.id FROM root CROSS JOIN userGeneratedPack o ON o.trainingId = root.id
    UNION SELECT p.id FROM root CROSS JOIN videoPack p ON p.trainingId = root.id
    UNION SELECT i.imageToImageGenerationId FROM taken CROSS JOIN imageToImageInput i ON i.generationId = taken.id
    UNION SELECT i.imageToImageGenerationId FROM taken CROSS JOIN imageToImageInput i ON i.editId = taken.id
    UNION SELECT i.videoGenerationId FROM taken CROSS JOIN videoInput i ON i.generationId = taken.id
    UNION SELECT i.videoGenerationId FROM taken CROSS JOIN videoInput i ON i.editId = taken.id
    UNION SELECT i.videoGenerationId FROM taken CROSS JOIN videoInput i ON i.madeVideoId = taken.id
    UNION SELECT v.videoPackId FROM taken CROSS JOIN videoGeneration v ON v.id = taken.id
      WHERE v.videoPackId IS NOT NULL)`;
const IS_TAKEN = `id IN (${WITH_TAKEN} SELECT id FROM taken)`;

/**
 * Work on it, whoever asked for it, ends as cancelled when it is next looked at. Whoever stores an output at this moment
 * has lost its claim, so that nothing arrives any more.
 */
function endWork(roots: string, now: number): Statement {
  return {
    sql: `UPDATE job SET cancelRequestedAt = coalesce(cancelRequestedAt, ?), fence = fence + 1
          WHERE ${isOpenJob()} AND id IN (${WITH_TAKEN}
            SELECT j.id FROM taken CROSS JOIN job j ON j.subjectId = taken.id
            UNION SELECT g.jobId FROM taken CROSS JOIN generation g ON g.id = taken.id)`,
    args: [now, roots],
  };
}

/**
 * Models, pictures and videos go for good with all that shows the same person, whoever's it is: rows now, and with them
 * links and offers as examples, objects with the next sweep. So do their photos, and all models of the same photos.
 */
export function takeDown({ ids, now }: { ids: readonly string[]; now: number }): Statement[] {
  const roots = JSON.stringify(ids);
  return [
    requireThat(
      "not_there",
      `NOT EXISTS (SELECT 1 FROM json_each(?) j WHERE NOT EXISTS (SELECT 1 FROM training WHERE id = j.value)
        AND NOT EXISTS (SELECT 1 FROM libraryItem WHERE id = j.value))`,
      [roots],
    ),
    {
      // a scene whose still is gone is known by its film alone, and that goes before it
      sql: `UPDATE videoGeneration SET trainingModel = (SELECT p.trainingId FROM videoPack p WHERE p.id = videoGeneration.videoPackId)
            WHERE videoPackId IN (SELECT p.id FROM videoPack p WHERE p.trainingId IN ${ROOTS})`,
      args: [roots],
    },
    endWork(roots, now),
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT filmUrl, ? FROM videoPack
            WHERE filmUrl IS NOT NULL AND ${IS_TAKEN}`,
      args: [now, roots],
    },
    { sql: `DELETE FROM videoPack WHERE ${IS_TAKEN}`, args: [roots] },
    ...dropPictures(() => IS_TAKEN, [roots], now),
    { sql: `DELETE FROM userGeneratedPack WHERE trainingId IN ${ROOTS}`, args: [roots] },
    ...dropTrainings(ROOTS, [roots], now),
  ];
}
