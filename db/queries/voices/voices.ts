import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { uploadedAudio } from "#db/tables/library/uploaded-media.ts";
import { job } from "#db/tables/work/job.ts";
import { trainedVoice } from "#db/tables/work/voice.ts";
import type { Db, Statement } from "../../client.ts";
import { isOpenJob } from "../../job-state.ts";
import { insert } from "../../write.ts";
import { type Cursor, newestFirst, olderThan } from "../cursor.ts";
import { expectChange, requireThat } from "../guards.ts";
import { NEEDED, SPOKEN_NOW } from "../media/uploaded-media.ts";

type NewVoice = Omit<typeof trainedVoice.$inferInsert, "status" | "previewAudioId">;

/** The voice to come. Stands after the job; aborts where there are too many. One that was never made counts for none. */
export function insertVoice(row: NewVoice, { max }: { max: number }): Statement[] {
  return [
    requireThat(
      "library_limit",
      "(SELECT count(*) FROM trainedVoice WHERE userId = ? AND status <> 'FAILED') < ?",
      [row.userId, max],
    ),
    insert(trainedVoice, { ...row, status: "PENDING" }),
  ];
}

const original = alias(uploadedAudio, "original");
const consent = alias(uploadedAudio, "consent");
const preview = alias(uploadedAudio, "preview");

const selectVoices = (db: Db) =>
  db.orm
    .select({
      id: trainedVoice.id,
      name: trainedVoice.name,
      systemPrompt: trainedVoice.systemPrompt,
      isPublic: trainedVoice.isPublic,
      status: trainedVoice.status,
      createdAt: trainedVoice.createdAt,
      failure: job.errorCode,
      keptCredits: sql<number>`coalesce(${job.kept}, 0) * ${job.creditsPerOutput}`,
      originalUrl: original.url,
      consentUrl: consent.url,
      previewUrl: preview.url,
    })
    .from(trainedVoice)
    .innerJoin(job, eq(job.id, trainedVoice.jobId))
    .innerJoin(original, eq(original.id, trainedVoice.originalAudioId))
    .innerJoin(consent, eq(consent.id, trainedVoice.consentAudioId))
    .leftJoin(preview, eq(preview.id, trainedVoice.previewAudioId));

export function findVoice(db: Db, { userId, id }: { userId: string; id: string }) {
  return selectVoices(db).where(and(eq(trainedVoice.id, id), eq(trainedVoice.userId, userId)));
}

export function listVoices(db: Db, input: { userId: string; before: Cursor | null; limit: number }) {
  return selectVoices(db)
    .where(and(eq(trainedVoice.userId, input.userId), olderThan(trainedVoice, input.before)))
    .orderBy(...newestFirst(trainedVoice))
    .limit(input.limit + 1);
}

/** A recording of one's own that was sent, not made. */
export function requireOwnRecording({ userId, id }: { userId: string; id: string }): Statement {
  return requireThat(
    "not_there",
    "EXISTS (SELECT 1 FROM uploadedAudio WHERE id = ? AND userId = ? AND made = 0)",
    [id, userId],
  );
}

/** Closed to others, what they have asked of it and the provider has not begun ends as cancelled. */
export function changeVoice(input: {
  id: string;
  userId: string;
  name?: string;
  systemPrompt?: string;
  openedBy?: string | null;
  now: number;
}): Statement[] {
  const { id, userId, name = null, systemPrompt = null, openedBy, now } = input;
  const change = expectChange(
    {
      sql: `UPDATE trainedVoice SET name = coalesce(?, name), systemPrompt = coalesce(?, systemPrompt)
            WHERE id = ? AND userId = ?`,
      args: [name, systemPrompt, id, userId],
    },
    "not_there",
  );
  if (openedBy === undefined) return change;
  if (openedBy === null) return [...change, closeVoice(input), endOthersSpeech(input)];
  return [
    ...change,
    {
      sql: `UPDATE trainedVoice SET isPublic = 1, publicAt = coalesce(publicAt, ?), publicConsentVersion = ?
            WHERE id = ? AND userId = ?`,
      args: [now, openedBy, id, userId],
    },
  ];
}

const closeVoice = ({ id, userId }: { id: string; userId: string }): Statement => ({
  sql: "UPDATE trainedVoice SET isPublic = 0, publicAt = NULL, publicConsentVersion = NULL WHERE id = ? AND userId = ?",
  args: [id, userId],
});

/** Stands where it is known that the voice is this person's. */
function endOthersSpeech({ userId, id, now }: { userId: string; id: string; now: number }): Statement {
  return {
    sql: `UPDATE job SET cancelRequestedAt = coalesce(cancelRequestedAt, ?)
          WHERE userId <> ? AND ${isOpenJob()} AND id IN (
            SELECT jobId FROM speech WHERE trainedVoiceId = ? AND status IN ('PENDING', 'PROCESSING'))`,
    args: [now, userId, id],
  };
}

/** The voice's first words have arrived. */
export function completeVoice(args: { jobId: string; audioId: string }): Statement {
  return {
    sql: "UPDATE trainedVoice SET status = 'COMPLETED', previewAudioId = ? WHERE jobId = ?",
    args: [args.audioId, args.jobId],
  };
}

/** The recordings a voice of one's own was made from. */
export function findVoiceRecordings(db: Db, { userId, id }: { userId: string; id: string }) {
  const { originalAudioId, consentAudioId } = trainedVoice;
  return db.orm
    .select({ originalAudioId, consentAudioId })
    .from(trainedVoice)
    .where(and(eq(trainedVoice.id, id), eq(trainedVoice.userId, userId)));
}

interface GoneVoice {
  id: string;
  userId: string;
  recordingIds: readonly string[];
  now: number;
}

/** SQL over the recording `a`, of those in a list and of one person: nothing else needs it. */
const LEFT = `SELECT a.id FROM json_each(?) j JOIN uploadedAudio a ON a.id = j.value WHERE a.userId = ? AND NOT ${NEEDED}`;

/** The row, and of its recordings those that `left` chooses, with their objects. What the voice said before stays. */
function dropVoice({ id, userId, recordingIds, now }: GoneVoice, left: string): Statement[] {
  const recordings = [JSON.stringify(recordingIds), userId];
  return [
    ...expectChange(
      { sql: "DELETE FROM trainedVoice WHERE id = ? AND userId = ?", args: [id, userId] },
      "not_there",
    ),
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT key, ? FROM uploadedAudio WHERE id IN (${left})
            ON CONFLICT (prefix) DO NOTHING`,
      args: [now, ...recordings],
    },
    { sql: `DELETE FROM uploadedAudio WHERE id IN (${left})`, args: recordings },
  ];
}

/**
 * Deletes a voice and those of its recordings that nothing else needs, with their objects. What it said before stays. Aborts
 * as `still_busy` while it is being made.
 */
export function deleteVoice(input: GoneVoice): Statement[] {
  const own = [input.id, input.userId];
  const busy =
    "SELECT 1 FROM trainedVoice WHERE id = ? AND userId = ? AND status IN ('PENDING', 'PROCESSING')";
  return [
    requireThat("still_busy", `NOT EXISTS (${busy})`, own),
    requireThat("not_there", "EXISTS (SELECT 1 FROM trainedVoice WHERE id = ? AND userId = ?)", own),
    endOthersSpeech(input),
    ...dropVoice(input, `${LEFT} AND NOT ${SPOKEN_NOW}`),
  ];
}

/**
 * The same for staff: what it is learning or saying, for its owner too, ends as cancelled when it is next looked at, and
 * whoever stores an output at this moment has lost its claim.
 */
export function takeDownVoice(input: GoneVoice): Statement[] {
  const { id, now } = input;
  return [
    {
      sql: `UPDATE job SET cancelRequestedAt = coalesce(cancelRequestedAt, ?), fence = fence + 1
            WHERE ${isOpenJob()} AND id IN (SELECT jobId FROM speech WHERE trainedVoiceId = ?
              UNION SELECT jobId FROM trainedVoice WHERE id = ?)`,
      args: [now, id, id],
    },
    ...dropVoice(input, LEFT),
  ];
}
