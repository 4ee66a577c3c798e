import type { Statement } from "../../client.ts";
import { requireThat } from "../guards.ts";
import { dropTraining } from "../library/trainings.ts";
import { dropPictures } from "../library/trash.ts";

/**
 * SQL before a SELECT from `taken`, ids of all that shows whom a model or a picture shows: what anybody made with the model
 * and the pictures it learned from, what was made from those in turn, and films with any of it. Takes the id of either.
 */
const WITH_TAKEN = `WITH RECURSIVE root(id) AS (SELECT ?), taken(id) AS (
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
function endWork({ id, now }: { id: string; now: number }): Statement {
  return {
    sql: `UPDATE job SET cancelRequestedAt = coalesce(cancelRequestedAt, ?), fence = fence + 1
          WHERE status NOT IN ('COMPLETED', 'FAILED') AND id IN (${WITH_TAKEN}
            SELECT j.id FROM taken CROSS JOIN job j ON j.subjectId = taken.id
            UNION SELECT g.jobId FROM taken CROSS JOIN generation g ON g.id = taken.id)`,
    args: [now, id],
  };
}

/**
 * A model, or one picture or video, goes for good with all that shows the same person, whoever's it is: rows now, and with
 * them links and offers as examples, objects with the next sweep.
 */
export function takeDown(input: { id: string; now: number }): Statement[] {
  const { id, now } = input;
  return [
    requireThat(
      "not_there",
      "EXISTS (SELECT 1 FROM training WHERE id = ?) OR EXISTS (SELECT 1 FROM libraryItem WHERE id = ?)",
      [id, id],
    ),
    {
      // a scene whose still is gone is known by its film alone, and that goes before it
      sql: `UPDATE videoGeneration SET trainingModel = ?
            WHERE videoPackId IN (SELECT id FROM videoPack WHERE trainingId = ?)`,
      args: [id, id],
    },
    endWork(input),
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT filmUrl, ? FROM videoPack
            WHERE filmUrl IS NOT NULL AND ${IS_TAKEN}`,
      args: [now, id],
    },
    { sql: `DELETE FROM videoPack WHERE ${IS_TAKEN}`, args: [id] },
    ...dropPictures(() => IS_TAKEN, [id], now),
    { sql: "DELETE FROM userGeneratedPack WHERE trainingId = ?", args: [id] },
    ...dropTraining(input),
  ];
}
