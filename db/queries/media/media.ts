import { and, desc, eq, inArray, isNull, lt, lte, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { type SQLiteColumn, unionAll } from "drizzle-orm/sqlite-core";
import type { Db, ResultSet, Statement } from "#db/client.ts";
import { mediaGarbage, uploadedImage } from "#db/tables/library/media.ts";
import { uploadedAudio, uploadedVideo } from "#db/tables/library/uploaded-media.ts";
import { imageToImageGeneration } from "#db/tables/work/edit.ts";
import { generation, packInferenceJob } from "#db/tables/work/generation.ts";
import { training, trainingUploadImage } from "#db/tables/work/training.ts";
import { videoGeneration } from "#db/tables/work/video.ts";
import { videoPack } from "#db/tables/work/video-pack.ts";
import type { PhotoCheck, PhotoDecisions } from "#schema/trainings/photo-check.ts";
import type { UploadPurpose } from "#schema/trainings/upload.ts";
import { type Cursor, olderThan } from "../cursor.ts";
import { expectChange, requireThat } from "../guards.ts";
import { jobOfOutput } from "../jobs/job-storing.ts";
import { isNotTakenDown } from "../library/taken-down.ts";
import { openToAll } from "../models/usable-model.ts";

/** The object is referred to from now on; aborts when the sweeper was first. */
export function keepObject(prefix: string): Statement[] {
  return expectChange(
    { sql: "DELETE FROM mediaGarbage WHERE prefix = ? AND claimedAt IS NULL", args: [prefix] },
    "moved_on",
  );
}

/** Before an object is stored that no upload stands for: it goes again unless `keepObject` comes in time. */
export function announceObject(input: { key: string; dueAt: number }): Statement {
  return { sql: "INSERT INTO mediaGarbage (prefix, dueAt) VALUES (?, ?)", args: [input.key, input.dueAt] };
}

/** What an upload must know before it stores anything, and its announcement; `knownUpload` reads the answer. */
export function beginUpload(input: {
  userId: string;
  hash: string;
  key: string;
  dueAt: number;
  maxPerUser: number;
  check: PhotoCheck;
  purpose: UploadPurpose;
  now: number;
}): Statement[] {
  const { userId } = input;
  return [
    {
      sql: "SELECT id, url, width, height, size, mimeType FROM uploadedImage WHERE userId = ? AND imageHash = ?",
      args: [userId, input.hash],
    },
    requireThat(
      "upload_limit",
      `(SELECT count(*) FROM uploadedImage WHERE userId = ?) < ?
       OR EXISTS (SELECT 1 FROM uploadedImage WHERE userId = ? AND imageHash = ?)`,
      [userId, input.maxPerUser, userId, input.hash],
    ),
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT ?, ?
            WHERE NOT EXISTS (SELECT 1 FROM uploadedImage WHERE userId = ? AND imageHash = ?)`,
      args: [input.key, input.dueAt, userId, input.hash],
    },
    // added again, it has its days again, and what was decided now holds
    {
      sql: `UPDATE uploadedImage SET createdAt = ?, anyway = ?, samePerson = ?,
              focusX = coalesce(?, focusX), focusY = coalesce(?, focusY), bareSkin = coalesce(?, bareSkin),
              purpose = CASE ? WHEN 'TRAINING' THEN 'TRAINING' ELSE purpose END
            WHERE userId = ? AND imageHash = ?`,
      args: [
        input.now,
        asInteger(input.check.anyway),
        asInteger(input.check.samePerson),
        input.check.focus?.x ?? null,
        input.check.focus?.y ?? null,
        input.check.bareSkin,
        input.purpose,
        userId,
        input.hash,
      ],
    },
  ];
}

/** The upload that the same person made of the same picture before; null where there is none. */
export function knownUpload([found]: ResultSet[]) {
  const row = found?.rows[0];
  if (!row) return null;
  return {
    id: String(row.id),
    url: String(row.url),
    width: Number(row.width),
    height: Number(row.height),
    size: Number(row.size),
    mimeType: String(row.mimeType),
  };
}

const asInteger = (value: boolean | null) => (value === null ? null : Number(value));

export type NewUpload = typeof uploadedImage.$inferInsert;

/** The row, and the object is kept; aborts when others that began at the same time took the last place. */
export function finishUpload(db: Db, input: { row: NewUpload; maxPerUser: number }): Statement[] {
  const { row, maxPerUser } = input;
  return [
    db.orm.insert(uploadedImage).values(row),
    requireThat("upload_limit", "(SELECT count(*) FROM uploadedImage WHERE userId = ?) <= ?", [
      row.userId,
      maxPerUser,
    ]),
    ...keepObject(row.key),
  ];
}

export function listUploads(db: Db, input: { userId: string; before: Cursor | null; limit: number }) {
  return db.orm
    .select()
    .from(uploadedImage)
    .where(
      and(
        eq(uploadedImage.userId, input.userId),
        // no picture of anything
        ne(uploadedImage.purpose, "MASK"),
        olderThan(uploadedImage, input.before),
      ),
    )
    .orderBy(desc(uploadedImage.createdAt), desc(uploadedImage.id))
    .limit(input.limit + 1);
}

/** Uploads for a training that none uses yet, the newest first. */
export function listWaitingUploads(db: Db, input: { userId: string; limit: number }) {
  const used = db.orm
    .select({ id: trainingUploadImage.id })
    .from(trainingUploadImage)
    .where(eq(trainingUploadImage.key, uploadedImage.key));
  return db.orm
    .select()
    .from(uploadedImage)
    .where(
      and(eq(uploadedImage.userId, input.userId), eq(uploadedImage.purpose, "TRAINING"), notExists(used)),
    )
    .orderBy(desc(uploadedImage.createdAt), desc(uploadedImage.id))
    .limit(input.limit);
}

/** Stores what the person decided about a photo. */
export function decideUpload(input: PhotoDecisions & { id: string; userId: string }): Statement[] {
  return expectChange(
    {
      sql: "UPDATE uploadedImage SET anyway = ?, samePerson = ? WHERE id = ? AND userId = ?",
      args: [asInteger(input.anyway), asInteger(input.samePerson), input.id, input.userId],
    },
    "not_there",
  );
}

/** Deletes the row, and the object with its last reference. */
export function deleteUpload(input: { id: string; userId: string; now: number }): Statement[] {
  const { id, userId } = input;
  return [
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT key, ? FROM uploadedImage i WHERE id = ? AND userId = ?
            AND NOT EXISTS (SELECT 1 FROM trainingUploadImage t WHERE t.key = i.key)`,
      args: [input.now, id, userId],
    },
    ...expectChange(
      { sql: "DELETE FROM uploadedImage WHERE id = ? AND userId = ?", args: [id, userId] },
      "not_there",
    ),
  ];
}

/** At most `limit` uploads added before then that no training uses: rows and objects; how many went. */
export async function expireUploads(
  db: Db,
  input: { addedBefore: number; limit: number; now: number },
): Promise<number> {
  const due = `SELECT i.id FROM uploadedImage i WHERE i.createdAt < ?
    AND NOT EXISTS (SELECT 1 FROM trainingUploadImage t WHERE t.key = i.key) ORDER BY i.createdAt LIMIT ?`;
  const results = await db.write([
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT key, ? FROM uploadedImage WHERE id IN (${due})`,
      args: [input.now, input.addedBefore, input.limit],
    },
    { sql: `DELETE FROM uploadedImage WHERE id IN (${due})`, args: [input.addedBefore, input.limit] },
  ]);
  return results[1]?.rowsAffected ?? 0;
}

/** Shown to everybody signed in while its model is open, and as long as it is not taken down. */
const IS_SAMPLE = sql`EXISTS (SELECT 1 FROM training t WHERE t.id = ${generation.trainingId}
  AND t.userId = ${generation.userId} AND ${sql.raw(openToAll("t"))}
  AND ${generation.id} IN (SELECT value FROM json_each(t.sampleIds))) AND ${sql.raw(isNotTakenDown('"generation"."id"'))}`;

/** The object of this key, as far as it is this person's and something of theirs refers to it, or a sample for everybody. */
export function findOwnedObject(db: Db, input: { userId: string; key: string }) {
  const photo = (name: SQLiteColumn | SQL) => ({
    name: sql<string | null>`${name}`,
    createdAt: sql<number>`0`,
    deleted: sql<number>`0`,
    promptPackId: sql<string | null>`NULL`,
    position: sql<number | null>`NULL`,
  });
  return unionAll(
    db.orm
      .select(photo(uploadedImage.name))
      .from(uploadedImage)
      .where(and(eq(uploadedImage.key, input.key), eq(uploadedImage.userId, input.userId))),
    db.orm
      .select(photo(uploadedVideo.name))
      .from(uploadedVideo)
      .where(and(eq(uploadedVideo.key, input.key), eq(uploadedVideo.userId, input.userId))),
    db.orm
      .select(photo(sql`${uploadedVideo.name} || '.jpg'`))
      .from(uploadedVideo)
      .where(and(eq(uploadedVideo.posterKey, input.key), eq(uploadedVideo.userId, input.userId))),
    db.orm
      .select(photo(uploadedAudio.name))
      .from(uploadedAudio)
      .where(and(eq(uploadedAudio.key, input.key), eq(uploadedAudio.userId, input.userId))),
    db.orm
      .select(photo(trainingUploadImage.name))
      .from(trainingUploadImage)
      .innerJoin(training, eq(training.id, trainingUploadImage.trainingId))
      .where(and(eq(trainingUploadImage.key, input.key), eq(training.userId, input.userId))),
    db.orm
      .select({
        name: sql<string | null>`NULL`,
        createdAt: sql<number>`${generation.createdAt}`,
        deleted: sql<number>`${generation.deletedAt} IS NOT NULL`,
        promptPackId: sql<string | null>`${generation.promptPackId}`,
        position: sql<number | null>`coalesce(${generation.position}, ${packInferenceJob.position})`,
      })
      .from(generation)
      .leftJoin(packInferenceJob, eq(packInferenceJob.id, generation.packInferenceJobId))
      .where(
        and(
          eq(generation.imageUrl, input.key),
          or(eq(generation.userId, input.userId), sql`${generation.deletedAt} IS NULL AND ${IS_SAMPLE}`),
        ),
      ),
    db.orm
      .select({
        name: sql<string | null>`NULL`,
        createdAt: sql<number>`${imageToImageGeneration.createdAt}`,
        deleted: sql<number>`${imageToImageGeneration.deletedAt} IS NOT NULL`,
        promptPackId: sql<string | null>`NULL`,
        position: sql<number | null>`(SELECT key FROM json_each(${imageToImageGeneration.imageUrls})
          WHERE value = ${input.key})`,
      })
      .from(imageToImageGeneration)
      .where(
        and(
          // an edit is called as its job; a list of keys has no index
          eq(imageToImageGeneration.id, jobOfOutput(input.key)),
          eq(imageToImageGeneration.userId, input.userId),
          sql`EXISTS (SELECT 1 FROM json_each(${imageToImageGeneration.imageUrls}) WHERE value = ${input.key})`,
        ),
      ),
    db.orm
      .select({
        name: sql<string | null>`NULL`,
        createdAt: sql<number>`${videoGeneration.createdAt}`,
        deleted: sql<number>`${videoGeneration.deletedAt} IS NOT NULL`,
        promptPackId: sql<string | null>`NULL`,
        position: sql<number | null>`NULL`,
      })
      .from(videoGeneration)
      .where(
        and(
          sql`${videoGeneration.id} = coalesce(
            (SELECT j.subjectId FROM job j WHERE j.id = ${jobOfOutput(input.key)} AND j.kind = 'VIDEO_UPSCALE'),
            (SELECT v.id FROM "videoGeneration" v WHERE v.jobId = ${jobOfOutput(input.key)}))`,
          eq(videoGeneration.userId, input.userId),
          eq(videoGeneration.videoUrl, input.key),
        ),
      ),
    db.orm
      .select({
        ...photo(videoPack.id),
        name: sql<string | null>`NULL`,
        createdAt: sql<number>`${videoPack.createdAt}`,
      })
      .from(videoPack)
      .where(
        and(
          eq(videoPack.filmJobId, jobOfOutput(input.key)),
          eq(videoPack.userId, input.userId),
          eq(videoPack.filmUrl, input.key),
        ),
      ),
  );
}

/** Takes due garbage for deletion; what an earlier sweep took and did not finish is taken again. */
export async function claimGarbage(db: Db, input: { now: number; retryBefore: number; limit: number }) {
  const due = or(isNull(mediaGarbage.claimedAt), lt(mediaGarbage.claimedAt, new Date(input.retryBefore)));
  const next = db.orm
    .select({ prefix: mediaGarbage.prefix })
    .from(mediaGarbage)
    .where(and(lte(mediaGarbage.dueAt, new Date(input.now)), due))
    .limit(input.limit);
  return db.orm
    .update(mediaGarbage)
    .set({ claimedAt: new Date(input.now) })
    .where(inArray(mediaGarbage.prefix, next))
    .returning({ prefix: mediaGarbage.prefix });
}

export async function purgeGarbage(db: Db, prefixes: string[]) {
  await db.orm.delete(mediaGarbage).where(inArray(mediaGarbage.prefix, prefixes));
}
