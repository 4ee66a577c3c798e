import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Statement } from "#db/client.ts";
import { isOpenJob } from "#db/job-state.ts";
import { promptPack } from "#db/tables/catalogue.ts";
import { packInferenceJob, promptPackSelection, userGeneratedPack } from "#db/tables/work/generation.ts";
import { training } from "#db/tables/work/training.ts";
import { insert } from "#db/write.ts";
import type { MissingPicture } from "#schema/pictures/pack-order.ts";
import { type Cursor, olderThan } from "../cursor.ts";
import { requireThat } from "../guards.ts";
import { openToAll } from "../models/usable-model.ts";

type NewPack = Pick<
  typeof userGeneratedPack.$inferInsert,
  "id" | "name" | "userId" | "totalImages" | "estimatedTime" | "chargeId" | "requestKey" | "createdAt"
> & { trainingId: string; selections: readonly { promptPackId: string; quantity: number }[] };

/** The order and its packs of the catalogue; aborts unless the training is this person's, or open to everybody, and finished, and the packs' themes to be seen. */
export function insertPack({ selections, ...row }: NewPack): Statement[] {
  const { id, trainingId } = row;
  return [
    requireThat(
      "training_not_ready",
      `SELECT count(*) FROM training t WHERE t.id = ? AND (t.userId = ? OR ${openToAll("t")}) AND t.status = 'COMPLETED'`,
      [trainingId, row.userId],
    ),
    ...selections.map(({ promptPackId }) =>
      requireThat(
        "pack_hidden",
        `SELECT count(*) FROM promptPackCategory l JOIN promptCategory c ON c.id = l.promptCategoryId
         WHERE l.promptPackId = ? AND c.isPublic = 1 AND l.isPublic = 1`,
        [promptPackId],
      ),
    ),
    insert(userGeneratedPack, { ...row, status: "PENDING" }),
    ...selections.map((selection, place) =>
      insert(promptPackSelection, {
        ...selection,
        id: `${id}-${place}`,
        trainingId,
        userGeneratedPackId: id,
      }),
    ),
  ];
}

export function insertPackPictures(db: Db, rows: (typeof packInferenceJob.$inferInsert)[]): Statement {
  return db.orm.insert(packInferenceJob).values(rows);
}

/** The prompts of packs of the catalogue, as the last deployment wrote them. */
export const selectPrompts = (db: Db, promptPackIds: readonly string[]) =>
  db.orm
    .select({ id: promptPack.id, prompts: promptPack.prompts })
    .from(promptPack)
    .where(inArray(promptPack.id, [...promptPackIds]));

export async function findPackByRequest(db: Db, userId: string, requestKey: string) {
  const [row] = await db.orm
    .select({ id: userGeneratedPack.id })
    .from(userGeneratedPack)
    .where(and(eq(userGeneratedPack.userId, userId), eq(userGeneratedPack.requestKey, requestKey)));
  return row?.id ?? null;
}

const CANCELLED = sql<number>`coalesce(${userGeneratedPack.cancelledImages}, 0)`;

/** What was paid for the pictures that were cancelled: their part of the pack's charge. */
const CANCELLED_CREDITS = sql<number>`(SELECT -h.credits * ${CANCELLED} / ${userGeneratedPack.totalImages}
  FROM userCreditHistory h WHERE h.id = ${userGeneratedPack.chargeId})`;

const OPEN_AND_CANCELLED = sql<number>`EXISTS (SELECT 1 FROM job j WHERE j.subjectId = ${userGeneratedPack.id}
  AND j.cancelRequestedAt IS NOT NULL AND ${sql.raw(isOpenJob("j.status"))})`;

const LAST_LANDED = sql<
  number | null
>`(SELECT max(j.finishedAt) FROM job j WHERE j.subjectId = ${userGeneratedPack.id} AND j.status = 'COMPLETED')`;

/** Looked for only where the counts say that there are any: most orders have none. */
const MISSING = sql`CASE WHEN ${userGeneratedPack.failedImages} = 0 THEN '[]' ELSE
  (SELECT json_group_array(json_object('number', p.position + 1,
      'state', CASE WHEN j.errorCode IS 'CANCELLED' THEN 'cancelled' ELSE 'failed' END))
    FROM packInferenceJob p JOIN job j ON j.id = p.jobId
    WHERE p.packId = ${userGeneratedPack.id} AND p.status = 'FAILED') END`.mapWith(
  (json: string) => JSON.parse(json) as MissingPicture[],
);

/** Ids are counted up within an order; an order has fewer than ten. */
const SELECTIONS =
  sql`(SELECT json_group_array(json_object('promptPackId', s.promptPackId, 'quantity', s.quantity))
  FROM (SELECT * FROM promptPackSelection WHERE userGeneratedPackId = ${userGeneratedPack.id} ORDER BY id) s)`.mapWith(
    (json: string) => JSON.parse(json) as { promptPackId: string; quantity: number }[],
  );

function selectPacks(db: Db) {
  return db.orm
    .select({
      id: userGeneratedPack.id,
      name: userGeneratedPack.name,
      selections: SELECTIONS,
      trainingId: userGeneratedPack.trainingId,
      trainingName: training.name,
      status: userGeneratedPack.status,
      generatedImages: userGeneratedPack.generatedImages,
      failedImages: userGeneratedPack.failedImages,
      cancelledImages: CANCELLED,
      missing: MISSING,
      totalImages: userGeneratedPack.totalImages,
      estimatedSeconds: userGeneratedPack.estimatedTime,
      keptCredits: sql<number>`coalesce((SELECT sum(j.kept * j.creditsPerOutput) FROM job j
        WHERE j.subjectId = "userGeneratedPack".id), 0)`,
      createdAt: userGeneratedPack.createdAt,
      cancelledCredits: CANCELLED_CREDITS,
      stopping: OPEN_AND_CANCELLED,
      landedAt: LAST_LANDED,
    })
    .from(userGeneratedPack)
    .leftJoin(training, eq(training.id, userGeneratedPack.trainingId));
}

export function findPack(db: Db, input: { userId: string; id: string }) {
  return selectPacks(db).where(
    and(eq(userGeneratedPack.id, input.id), eq(userGeneratedPack.userId, input.userId)),
  );
}
export type PackRow = Awaited<ReturnType<typeof findPack>>[number];

export function listPacks(db: Db, input: { userId: string; before: Cursor | null; limit: number }) {
  return selectPacks(db)
    .where(and(eq(userGeneratedPack.userId, input.userId), olderThan(userGeneratedPack, input.before)))
    .orderBy(desc(userGeneratedPack.createdAt), desc(userGeneratedPack.id))
    .limit(input.limit + 1);
}

/** The pack goes with all its pictures, objects included. Refused while it is being made. */
export function deletePack(input: { userId: string; id: string; now: number }): Statement[] {
  const { userId, id } = input;
  return [
    requireThat("not_there", "EXISTS (SELECT 1 FROM userGeneratedPack WHERE id = ? AND userId = ?)", [
      id,
      userId,
    ]),
    requireThat("still_busy", `NOT EXISTS (SELECT 1 FROM job WHERE subjectId = ? AND ${isOpenJob()})`, [id]),
    {
      sql: "INSERT INTO mediaGarbage (prefix, dueAt) SELECT imageUrl, ? FROM generation WHERE packId = ?",
      args: [input.now, id],
    },
    { sql: "DELETE FROM generation WHERE packId = ?", args: [id] },
    { sql: "DELETE FROM userGeneratedPack WHERE id = ? AND userId = ?", args: [id, userId] },
  ];
}

/** Brings a pack's counts and status up to what its pictures say; runs in the batch that moved one of them. */
export function derivePackStatus(jobId: string, now: number): Statement {
  return {
    sql: `UPDATE userGeneratedPack SET generatedImages = c.done, failedImages = c.failed, cancelledImages = c.cancelled,
            status = CASE WHEN c.open = 0 AND c.done > 0 THEN 'COMPLETED' WHEN c.open = 0 THEN 'FAILED'
                          WHEN c.waiting < totalImages THEN 'PROCESSING' ELSE 'PENDING' END,
            finishedAt = CASE WHEN c.open = 0 THEN ? END
          FROM (SELECT p.packId, sum(p.status = 'COMPLETED') AS done, sum(p.status = 'FAILED') AS failed,
                  sum(p.status = 'FAILED' AND j.errorCode IS 'CANCELLED') AS cancelled,
                  sum(p.status = 'PENDING') AS waiting, sum(p.status IN ('PENDING', 'PROCESSING')) AS open
                FROM packInferenceJob p JOIN job j ON j.id = p.jobId
                WHERE p.packId = (SELECT subjectId FROM job WHERE id = ?) GROUP BY p.packId) c
          WHERE userGeneratedPack.id = c.packId`,
    args: [now, jobId],
  };
}

/** What a prompt's job needs to be submitted, and what its pictures need to be stored. */
export async function findPicturesOfJob(db: Db, jobId: string) {
  return db.orm
    .select({
      id: packInferenceJob.id,
      packId: packInferenceJob.packId,
      prompt: packInferenceJob.prompt,
      width: packInferenceJob.width,
      height: packInferenceJob.height,
      trainingId: userGeneratedPack.trainingId,
      promptPackId: sql<string>`coalesce(${packInferenceJob.promptPackId}, (SELECT s.promptPackId
        FROM promptPackSelection s WHERE s.userGeneratedPackId = ${packInferenceJob.packId}))`,
    })
    .from(packInferenceJob)
    .innerJoin(userGeneratedPack, eq(userGeneratedPack.id, packInferenceJob.packId))
    .where(eq(packInferenceJob.jobId, jobId))
    .orderBy(packInferenceJob.position);
}

/** After a prompt's pictures were inserted: their rows end as delivered or failed, and the pack follows. */
export function finishPictures(input: { jobId: string; now: number }): Statement[] {
  return [
    {
      sql: `UPDATE packInferenceJob SET imageUrl = (SELECT g.imageUrl FROM generation g WHERE g.packInferenceJobId = packInferenceJob.id),
              status = CASE WHEN EXISTS (SELECT 1 FROM generation g WHERE g.packInferenceJobId = packInferenceJob.id)
                       THEN 'COMPLETED' ELSE 'FAILED' END
            WHERE jobId = ?`,
      args: [input.jobId],
    },
    derivePackStatus(input.jobId, input.now),
  ];
}
