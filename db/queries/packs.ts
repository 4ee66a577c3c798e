import { and, desc, eq, sql } from "drizzle-orm";
import type { Db, Statement } from "../client.ts";
import { promptPack } from "../tables/catalogue.ts";
import { packInferenceJob, promptPackSelection, userGeneratedPack } from "../tables/generation.ts";
import { training } from "../tables/training.ts";
import { type Cursor, olderThan } from "./cursor.ts";
import { type Actor, liveSession, requireSession, requireThat } from "./session.ts";

export interface NewPack {
  id: string;
  name: string;
  trainingId: string;
  promptPackId: string;
  totalImages: number;
  estimatedTime: number;
  chargeId: string;
  requestKey: string;
  now: number;
}

/** The pack row and which catalogue pack it is; aborts unless the training is this person's and finished, and the pack's theme to be seen. */
export function insertPack(actor: Actor, input: NewPack): Statement[] {
  return [
    requireThat(
      "training_not_ready",
      "SELECT count(*) FROM training WHERE id = ? AND userId = ? AND status = 'COMPLETED'",
      [input.trainingId, actor.userId],
    ),
    requireThat(
      "pack_hidden",
      `SELECT count(*) FROM promptPackCategory l JOIN promptCategory c ON c.id = l.promptCategoryId
       WHERE l.promptPackId = ? AND c.isPublic = 1`,
      [input.promptPackId],
    ),
    {
      sql: `INSERT INTO userGeneratedPack (id, name, userId, trainingId, status, totalImages, estimatedTime, chargeId, requestKey, createdAt)
            VALUES (?, ?, ?, ?, 'PENDING', ?, ?, ?, ?, ?)`,
      args: [
        input.id,
        input.name,
        actor.userId,
        input.trainingId,
        input.totalImages,
        input.estimatedTime,
        input.chargeId,
        input.requestKey,
        input.now,
      ],
    },
    {
      sql: `INSERT INTO promptPackSelection (id, trainingId, userGeneratedPackId, promptPackId, quantity)
            VALUES (?, ?, ?, ?, 1)`,
      args: [`${input.id}-0`, input.trainingId, input.id, input.promptPackId],
    },
  ];
}

export function insertPackPictures(db: Db, rows: (typeof packInferenceJob.$inferInsert)[]): Statement {
  return db.orm.insert(packInferenceJob).values(rows);
}

/** The prompts of a pack of the catalogue, as the last deployment wrote them. */
export const selectPrompts = (db: Db, promptPackId: string) =>
  db.orm.select({ prompts: promptPack.prompts }).from(promptPack).where(eq(promptPack.id, promptPackId));

export async function findPackByRequest(db: Db, actor: Actor, requestKey: string) {
  const [row] = await db.orm
    .select({ id: userGeneratedPack.id })
    .from(userGeneratedPack)
    .where(and(eq(userGeneratedPack.userId, actor.userId), eq(userGeneratedPack.requestKey, requestKey)));
  return row?.id ?? null;
}

const CANCELLED = sql<number>`coalesce(${userGeneratedPack.cancelledImages}, 0)`;

/** What was paid for the pictures that were cancelled: their part of the pack's charge. */
const CANCELLED_CREDITS = sql<number>`(SELECT -h.credits * ${CANCELLED} / ${userGeneratedPack.totalImages}
  FROM userCreditHistory h WHERE h.id = ${userGeneratedPack.chargeId})`;

const OPEN_AND_CANCELLED = sql<number>`EXISTS (SELECT 1 FROM job j WHERE j.subjectId = ${userGeneratedPack.id}
  AND j.cancelRequestedAt IS NOT NULL AND j.status NOT IN ('COMPLETED', 'FAILED'))`;

const LAST_LANDED = sql<
  number | null
>`(SELECT max(j.finishedAt) FROM job j WHERE j.subjectId = ${userGeneratedPack.id} AND j.status = 'COMPLETED')`;

function selectPacks(db: Db) {
  return db.orm
    .select({
      id: userGeneratedPack.id,
      name: userGeneratedPack.name,
      promptPackId: promptPackSelection.promptPackId,
      trainingId: userGeneratedPack.trainingId,
      trainingName: training.name,
      status: userGeneratedPack.status,
      generatedImages: userGeneratedPack.generatedImages,
      failedImages: userGeneratedPack.failedImages,
      cancelledImages: CANCELLED,
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
    .innerJoin(promptPackSelection, eq(promptPackSelection.userGeneratedPackId, userGeneratedPack.id))
    .innerJoin(promptPack, eq(promptPack.id, promptPackSelection.promptPackId))
    .leftJoin(training, eq(training.id, userGeneratedPack.trainingId));
}

export async function findPack(db: Db, actor: Actor, input: { id: string; now: number }) {
  const [alive, rows] = await db.read([
    liveSession(db, actor, input.now),
    selectPacks(db).where(
      and(eq(userGeneratedPack.id, input.id), eq(userGeneratedPack.userId, actor.userId)),
    ),
  ] as const);
  return { session: alive.length > 0, pack: rows[0] ?? null };
}

export async function listPacks(
  db: Db,
  actor: Actor,
  input: { before: Cursor | null; limit: number; now: number },
) {
  const [alive, rows] = await db.read([
    liveSession(db, actor, input.now),
    selectPacks(db)
      .where(and(eq(userGeneratedPack.userId, actor.userId), olderThan(userGeneratedPack, input.before)))
      .orderBy(desc(userGeneratedPack.createdAt), desc(userGeneratedPack.id))
      .limit(input.limit + 1),
  ] as const);
  return alive.length === 0 ? null : rows;
}

/** The pack goes with all its pictures, objects included. Refused while it is being made. */
export async function deletePack(db: Db, actor: Actor, input: { id: string; now: number }) {
  await db.write([
    requireSession(actor, input.now),
    requireThat("not_there", "EXISTS (SELECT 1 FROM userGeneratedPack WHERE id = ? AND userId = ?)", [
      input.id,
      actor.userId,
    ]),
    requireThat(
      "still_busy",
      "NOT EXISTS (SELECT 1 FROM job WHERE subjectId = ? AND status NOT IN ('COMPLETED', 'FAILED'))",
      [input.id],
    ),
    {
      sql: "INSERT INTO mediaGarbage (prefix, dueAt) SELECT imageUrl, ? FROM generation WHERE packId = ?",
      args: [input.now, input.id],
    },
    { sql: "DELETE FROM generation WHERE packId = ?", args: [input.id] },
    { sql: "DELETE FROM userGeneratedPack WHERE id = ? AND userId = ?", args: [input.id, actor.userId] },
  ]);
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
      promptPackId: promptPackSelection.promptPackId,
    })
    .from(packInferenceJob)
    .innerJoin(userGeneratedPack, eq(userGeneratedPack.id, packInferenceJob.packId))
    .innerJoin(promptPackSelection, eq(promptPackSelection.userGeneratedPackId, userGeneratedPack.id))
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
