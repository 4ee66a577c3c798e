import { and, asc, desc, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import type { Db, Statement } from "#db/client.ts";
import { combineReads } from "#db/read.ts";
import { userCreditHistory } from "#db/tables/accounts/account.ts";
import { generation } from "#db/tables/work/generation.ts";
import { job } from "#db/tables/work/job.ts";
import { training } from "#db/tables/work/training.ts";
import { type Cursor, olderThan } from "../cursor.ts";
import { requireThat } from "../guards.ts";
import { openToAll } from "../models/usable-model.ts";

/** Aborts unless the training is this person's, or open to everybody, and finished. */
export function requireTraining({ userId, id }: { userId: string; id: string }): Statement[] {
  return [
    requireThat(
      "not_there",
      `EXISTS (SELECT 1 FROM training t WHERE t.id = ? AND (t.userId = ? OR ${openToAll("t")}))`,
      [id, userId],
    ),
    requireThat("training_not_ready", "(SELECT status = 'COMPLETED' FROM training WHERE id = ?)", [id]),
  ];
}

/** The request a charge's key already started; it is found after its end and after its pictures were deleted too. */
export async function findRequestByCharge(db: Db, key: string): Promise<string | null> {
  const [row] = await db.orm
    .select({ id: sql<string | null>`json_extract(${userCreditHistory.reasonExtra}, '$.requestId')` })
    .from(userCreditHistory)
    .where(eq(userCreditHistory.key, key));
  return row?.id ?? null;
}

/** The pictures a request waits for, in order. */
export async function findRequestedPictures(db: Db, jobId: string) {
  return db.orm
    .select({ id: generation.id, width: generation.width, height: generation.height })
    .from(generation)
    .where(eq(generation.jobId, jobId))
    .orderBy(asc(generation.position));
}

/** Brings what is to come of a job, pictures asked for in words or made of others, a video, a voice or spoken words, to a state. `where` may narrow it further. */
export function movePictures(
  input: { jobId: string; to: "PENDING" | "PROCESSING" | "FAILED" },
  where = "1",
  args: (string | number)[] = [],
): Statement[] {
  return ["generation", "imageToImageGeneration", "videoGeneration", "trainedVoice", "speech"].map(
    (table) => ({
      sql: `UPDATE ${table} SET status = ? WHERE jobId = ? AND status IN ('PENDING', 'PROCESSING') AND status <> ?
          AND ${where}`,
      args: [input.to, input.jobId, input.to, ...args],
    }),
  );
}

/** One picture has arrived, and is where its row says from now on. */
export function completePicture(input: {
  id: string;
  key: string;
  width: number;
  height: number;
  seed: number;
}): Statement {
  return {
    sql: `UPDATE generation SET status = 'COMPLETED', imageUrl = ?, width = ?, height = ?, seed = ? WHERE id = ?`,
    args: [input.key, input.width, input.height, input.seed, input.id],
  };
}

/**
 * A person's requests, newest first, `limit` + 1 of them, and the pictures of all of those.
 * A request all of whose pictures were deleted is gone with them.
 */
export function listRequests(db: Db, input: { userId: string; before: Cursor | null; limit: number }) {
  const pictures = db.orm
    .select({ one: sql`1` })
    .from(generation)
    .where(and(eq(generation.jobId, job.id), isNull(generation.deletedAt)));
  const mine = and(
    eq(job.userId, input.userId),
    eq(job.kind, "PICTURES"),
    olderThan(job, input.before),
    exists(pictures),
  );
  const newest = [desc(job.createdAt), desc(job.id)] as const;
  const requests = db.orm
    .select({
      id: job.id,
      status: job.status,
      seed: job.seed,
      outputs: job.outputs,
      errorCode: job.errorCode,
      keptCredits: sql<number>`coalesce(${job.kept}, 0) * ${job.creditsPerOutput}`,
      createdAt: job.createdAt,
    })
    .from(job)
    .where(mine)
    .orderBy(...newest)
    .limit(input.limit + 1);
  const rows = db.orm
    .select({
      id: generation.id,
      jobId: generation.jobId,
      position: generation.position,
      prompt: generation.prompt,
      imageUrl: generation.imageUrl,
      width: generation.width,
      height: generation.height,
      seed: generation.seed,
      favorite: generation.favorite,
      isVirtual: generation.isVirtual,
      modelStrength: generation.modelStrength,
      modelId: generation.modelId,
      negativePrompt: generation.negativePrompt,
      uploadedImageId: generation.uploadedImageId,
      referenceImageOptions: generation.referenceImageOptions,
      status: generation.status,
      createdAt: generation.createdAt,
      trainingId: generation.trainingId,
      trainingName: training.name,
    })
    .from(generation)
    .leftJoin(training, eq(training.id, generation.trainingId))
    .where(
      and(
        isNull(generation.deletedAt),
        inArray(
          generation.jobId,
          db.orm
            .select({ id: job.id })
            .from(job)
            .where(mine)
            .orderBy(...newest)
            .limit(input.limit + 1),
        ),
      ),
    )
    .orderBy(asc(generation.jobId), asc(generation.position));
  return combineReads([requests, rows], ([requests, rows]) => ({ requests, rows }));
}
