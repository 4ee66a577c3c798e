import { and, desc, eq, sql } from "drizzle-orm";
import type { Db, Statement } from "#db/client.ts";
import { isOpenJob } from "#db/job-state.ts";
import { generation } from "#db/tables/work/generation.ts";
import { training } from "#db/tables/work/training.ts";
import { expectChange, requireThat } from "../guards.ts";
import { isNotTakenDown } from "../library/taken-down.ts";
import { openToAll } from "./usable-model.ts";

/** Samples of a model that are still there and were not taken down, as JSON: ids and object keys, in order. */
export const SAMPLES = sql<string>`(SELECT json_group_array(json_object('id', s.id, 'key', s.imageUrl)) FROM (
  SELECT g.id, g.imageUrl FROM json_each("training"."sampleIds") j JOIN generation g ON g.id = j.value
  WHERE g.trainingId = "training"."id" AND g.userId = "training"."userId" AND g.deletedAt IS NULL
    AND g.status = 'COMPLETED' AND ${sql.raw(isNotTakenDown("g.id"))} ORDER BY j.key) s)`;

/** Models that everybody may use, the newest first. */
export function listPublicModels(db: Db, { limit }: { limit: number }) {
  return db.orm
    .select({
      id: training.id,
      userId: training.userId,
      name: training.name,
      genderOrCategory: training.genderOrCategory,
      isVirtual: training.isVirtual,
      samples: SAMPLES,
    })
    .from(training)
    .where(and(sql.raw(openToAll("training")), eq(training.status, "COMPLETED")))
    .orderBy(desc(training.publicAt), desc(training.id))
    .limit(limit);
}

/** Opens a finished model of one's own to everybody; again, it stays open since the first time. */
export function openModel(input: { userId: string; id: string; version: string; now: number }): Statement[] {
  return expectChange(
    {
      sql: `UPDATE training SET isPublic = 1, publicAt = coalesce(publicAt, ?), publicConsentVersion = ?
            WHERE id = ? AND userId = ? AND status = 'COMPLETED'`,
      args: [input.now, input.version, input.id, input.userId],
    },
    "not_there",
  );
}

/**
 * Closes it at once: what others have asked for and the provider has not begun ends as cancelled, and is paid back, when
 * it is next looked at.
 */
export function closeModel(input: { userId: string; id: string; now: number }): Statement[] {
  const { userId, id } = input;
  return [
    ...expectChange(
      {
        sql: `UPDATE training SET isPublic = 0, publicAt = NULL, publicConsentVersion = NULL WHERE id = ? AND userId = ?`,
        args: [id, userId],
      },
      "not_there",
    ),
    endOthersWork(input),
  ];
}

/**
 * What others have asked of a model and the provider has not begun ends as cancelled; also all of a video whose still is
 * being made, since what waits for the still would begin with it.
 */
export function endOthersWork({ userId, id, now }: { userId: string; id: string; now: number }): Statement {
  return {
    sql: `UPDATE job SET cancelRequestedAt = coalesce(cancelRequestedAt, ?)
          WHERE userId <> ? AND ${isOpenJob()} AND id IN (
            SELECT jobId FROM generation WHERE trainingId = ? AND status IN ('PENDING', 'PROCESSING')
            UNION SELECT p.jobId FROM userGeneratedPack o JOIN packInferenceJob p ON p.packId = o.id
              WHERE o.trainingId = ? AND o.status IN ('PENDING', 'PROCESSING')
            UNION SELECT j.id FROM videoGeneration v JOIN job j ON j.subjectId = v.id
              WHERE v.trainingModel = ? AND v.status IN ('PENDING', 'PROCESSING'))`,
    args: [now, userId, id, id, id],
  };
}

/** Aborts where a model is open to others. */
export const requireClosed = (trainingId: string): Statement =>
  requireThat("model_open", "(SELECT isPublic = 0 FROM training WHERE id = ?)", [trainingId]);

/** Pictures that were made with a model of one's own, with what tells whether they may be shown to everybody. */
export function findSamples(db: Db, input: { userId: string; id: string; ids: readonly string[] }) {
  return db.orm
    .select({ id: generation.id, prompt: generation.prompt, promptPackId: generation.promptPackId })
    .from(generation)
    .where(
      and(
        sql`${generation.id} IN (SELECT value FROM json_each(${JSON.stringify(input.ids)}))`,
        eq(generation.trainingId, input.id),
        eq(generation.userId, input.userId),
        eq(generation.status, "COMPLETED"),
        sql`${generation.deletedAt} IS NULL`,
      ),
    );
}

export function setSamples(input: { userId: string; id: string; ids: readonly string[] }): Statement[] {
  return expectChange(
    {
      sql: "UPDATE training SET sampleIds = ? WHERE id = ? AND userId = ?",
      args: [JSON.stringify(input.ids), input.id, input.userId],
    },
    "not_there",
  );
}
