import { and, eq, sql } from "drizzle-orm";
import { uploadedAudio } from "#db/tables/library/uploaded-media.ts";
import { job } from "#db/tables/work/job.ts";
import { speech } from "#db/tables/work/voice.ts";
import type { Db, Statement } from "../../client.ts";
import { insert } from "../../write.ts";
import { type Cursor, newestFirst, olderThan } from "../cursor.ts";
import { expectChange, requireThat } from "../guards.ts";
import { SPOKEN_NOW } from "../media/uploaded-media.ts";
import { openToAll } from "../models/usable-model.ts";

type NewSpeech = Omit<typeof speech.$inferInsert, "status" | "uploadedAudioId">;

/** The words to come. Stands after the job. */
export function insertSpeech(row: NewSpeech): Statement {
  return insert(speech, { ...row, status: "PENDING" });
}

/** Words of no voice that this person has a page of: it is deleted, or its owner does not lend it any more. */
const isOfNoUsableVoice = (userId: string) =>
  sql`NOT EXISTS (SELECT 1 FROM trainedVoice v WHERE v.id = ${speech.trainedVoiceId}
    AND (v.userId = ${userId} OR ${sql.raw(openToAll("v"))}))`;

/** What one's own account had a voice say, the newest first; null: voices it cannot use any more. */
export function listSpeeches(
  db: Db,
  input: { userId: string; trainedVoiceId: string | null; before: Cursor | null; limit: number },
) {
  return db.orm
    .select({
      id: speech.id,
      prompt: speech.prompt,
      trainedVoiceId: speech.trainedVoiceId,
      audioId: speech.uploadedAudioId,
      audioUrl: uploadedAudio.url,
      duration: uploadedAudio.duration,
      status: speech.status,
      failure: job.errorCode,
      keptCredits: sql<number>`coalesce(${job.kept}, 0) * ${job.creditsPerOutput}`,
      credits: sql<number>`${job.creditsPerOutput} * ${job.outputs}`,
      createdAt: speech.createdAt,
    })
    .from(speech)
    .innerJoin(job, eq(job.id, speech.jobId))
    .leftJoin(uploadedAudio, eq(uploadedAudio.id, speech.uploadedAudioId))
    .where(
      and(
        eq(speech.userId, input.userId),
        input.trainedVoiceId === null
          ? isOfNoUsableVoice(input.userId)
          : eq(speech.trainedVoiceId, input.trainedVoiceId),
        olderThan(speech, input.before),
      ),
    )
    .orderBy(...newestFirst(speech))
    .limit(input.limit + 1);
}

/** The words have arrived. */
export function completeSpeech(args: { jobId: string; audioId: string }): Statement {
  return {
    sql: "UPDATE speech SET status = 'COMPLETED', uploadedAudioId = ? WHERE jobId = ?",
    args: [args.audioId, args.jobId],
  };
}

/** Deletes spoken words, the recording and its object. Aborts as `still_busy` while they, or a video that says them, are being made. */
export function deleteSpeech(input: { id: string; userId: string; now: number }): Statement[] {
  const { id, userId, now } = input;
  const own = [id, userId];
  const busy = "SELECT 1 FROM speech WHERE id = ? AND userId = ? AND status IN ('PENDING', 'PROCESSING')";
  // the recording is called as the words are
  const recording = "id = ? AND userId = ? AND made = 1";
  return [
    requireThat("still_busy", `NOT EXISTS (${busy})`, own),
    requireThat(
      "still_busy",
      `NOT EXISTS (SELECT 1 FROM uploadedAudio a WHERE a.id = ? AND a.userId = ? AND ${SPOKEN_NOW})`,
      own,
    ),
    ...expectChange({ sql: "DELETE FROM speech WHERE id = ? AND userId = ?", args: own }, "not_there"),
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT key, ? FROM uploadedAudio WHERE ${recording}
            ON CONFLICT (prefix) DO NOTHING`,
      args: [now, ...own],
    },
    { sql: `DELETE FROM uploadedAudio WHERE ${recording}`, args: own },
  ];
}
