import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import { mediaUpload } from "#db/tables/library/uploaded-media.ts";
import type { Db, Statement } from "../../client.ts";
import { insert } from "../../write.ts";
import { expectChange, requireThat } from "../guards.ts";

export type NewMediaUpload = Pick<
  typeof mediaUpload.$inferInsert,
  "id" | "kind" | "name" | "size" | "key" | "partsId" | "userId" | "createdAt"
>;

/** A file begins to come in. Aborts as `upload_limit` where too much is stored, as `still_busy` where too many are on their way. */
export function insertMediaUpload(
  row: NewMediaUpload,
  { maxUnfinished, maxStored }: { maxUnfinished: number; maxStored: number },
): Statement[] {
  // what a voice said is no upload
  const stored = row.kind === "VIDEO" ? "uploadedVideo WHERE" : "uploadedAudio WHERE made = 0 AND";
  return [
    requireThat("upload_limit", `(SELECT count(*) FROM ${stored} userId = ?) < ?`, [row.userId, maxStored]),
    requireThat("still_busy", "(SELECT count(*) FROM mediaUpload WHERE userId = ? AND fileId IS NULL) < ?", [
      row.userId,
      maxUnfinished,
    ]),
    insert(mediaUpload, row),
  ];
}

export type MediaUpload = typeof mediaUpload.$inferSelect;

/** One that is on its way. */
export function findMediaUpload(db: Db, { id, userId }: { id: string; userId: string }) {
  return db.orm
    .select()
    .from(mediaUpload)
    .where(and(eq(mediaUpload.id, id), eq(mediaUpload.userId, userId), isNull(mediaUpload.fileId)));
}

/** The one on its way that was begun first and that nobody examines. */
export function findOldestMediaUpload(db: Db, { userId, now }: { userId: string; now: number }) {
  return db.orm
    .select()
    .from(mediaUpload)
    .where(and(eq(mediaUpload.userId, userId), isNull(mediaUpload.fileId), isExaminedByNobody(now)))
    .orderBy(asc(mediaUpload.createdAt))
    .limit(1);
}

const isExaminedByNobody = (now: number) =>
  or(isNull(mediaUpload.leaseUntil), lt(mediaUpload.leaseUntil, new Date(now)));

/** A part has arrived; several at once do not undo each other. */
export function noteMediaPart(input: {
  id: string;
  userId: string;
  number: number;
  name: string;
}): Statement[] {
  return expectChange(
    {
      sql: "UPDATE mediaUpload SET parts = json_set(parts, '$.' || json_quote(?), ?) WHERE id = ? AND userId = ?",
      args: [String(input.number), input.name, input.id, input.userId],
    },
    "not_there",
  );
}

/** One caller examines the file; aborts as `still_busy` while another does. */
export function claimMediaUpload(input: {
  id: string;
  userId: string;
  now: number;
  leaseUntil: number;
}): Statement[] {
  return expectChange(
    {
      sql: "UPDATE mediaUpload SET leaseUntil = ? WHERE id = ? AND userId = ? AND (leaseUntil IS NULL OR leaseUntil < ?)",
      args: [input.leaseUntil, input.id, input.userId, input.now],
    },
    "still_busy",
  );
}

/** Another caller may try at once. */
export function releaseMediaUpload(input: { id: string }): Statement {
  return { sql: "UPDATE mediaUpload SET leaseUntil = NULL WHERE id = ?", args: [input.id] };
}

/** Aborts as `not_there` where the upload was cancelled meanwhile. */
export const requireMediaUpload = ({ id, userId }: { id: string; userId: string }): Statement =>
  requireThat("not_there", "EXISTS (SELECT 1 FROM mediaUpload WHERE id = ? AND userId = ?)", [id, userId]);

interface Ended {
  id: string;
  userId: string;
  now: number;
}

/** What was sent goes. */
const dropSent = ({ id, userId, now }: Ended): Statement => ({
  sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT key, ? FROM mediaUpload WHERE id = ? AND userId = ?
        ON CONFLICT (prefix) DO NOTHING`,
  args: [now, id, userId],
});

/** The row goes, and the file it was put together in with it. */
export function dropMediaUpload(input: Ended): Statement[] {
  const { id, userId } = input;
  return [
    dropSent(input),
    { sql: "DELETE FROM mediaUpload WHERE id = ? AND userId = ?", args: [id, userId] },
  ];
}

/** The same, but whoever asks again is told which file it was: one that was there before. */
export function noteKnownFile(input: Ended & { fileId: string }): Statement[] {
  const { id, userId, fileId } = input;
  return [
    dropSent(input),
    { sql: "UPDATE mediaUpload SET fileId = ? WHERE id = ? AND userId = ?", args: [fileId, id, userId] },
  ];
}

/** What was begun before then and nobody examines: never finished, or a note of a known file. */
export function listStaleMediaUploads(db: Db, input: { before: number; now: number; limit: number }) {
  return db.orm
    .select()
    .from(mediaUpload)
    .where(and(lt(mediaUpload.createdAt, new Date(input.before)), isExaminedByNobody(input.now)))
    .orderBy(asc(mediaUpload.createdAt))
    .limit(input.limit);
}
