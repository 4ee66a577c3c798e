import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import type { Db, Statement } from "../../client.ts";
import { mediaUpload } from "../../tables/uploaded-media.ts";
import { insert } from "../../write.ts";
import { expectChange, requireThat } from "../guards.ts";

export type NewMediaUpload = Pick<
  typeof mediaUpload.$inferInsert,
  "id" | "kind" | "name" | "size" | "key" | "partsId" | "userId" | "createdAt"
>;

/** A file begins to come in. Aborts as `upload_limit` where too many do, or too much is stored. */
export function insertMediaUpload(
  row: NewMediaUpload,
  { maxUnfinished, maxStored }: { maxUnfinished: number; maxStored: number },
): Statement[] {
  // what a voice said is no upload
  const stored = row.kind === "VIDEO" ? "uploadedVideo WHERE" : "uploadedAudio WHERE made = 0 AND";
  return [
    requireThat(
      "upload_limit",
      `(SELECT count(*) FROM mediaUpload WHERE userId = ?) < ? AND (SELECT count(*) FROM ${stored} userId = ?) < ?`,
      [row.userId, maxUnfinished, row.userId, maxStored],
    ),
    insert(mediaUpload, row),
  ];
}

export type MediaUpload = typeof mediaUpload.$inferSelect;

const own = (input: { id: string; userId: string }) =>
  and(eq(mediaUpload.id, input.id), eq(mediaUpload.userId, input.userId));

export function findMediaUpload(db: Db, input: { id: string; userId: string }) {
  return db.orm.select().from(mediaUpload).where(own(input));
}

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

/** The row goes, and the file it was put together in with it. */
export function dropMediaUpload(input: { id: string; userId: string; now: number }): Statement[] {
  return [
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT key, ? FROM mediaUpload WHERE id = ? AND userId = ?
            ON CONFLICT (prefix) DO NOTHING`,
      args: [input.now, input.id, input.userId],
    },
    { sql: "DELETE FROM mediaUpload WHERE id = ? AND userId = ?", args: [input.id, input.userId] },
  ];
}

/** What was begun before then and never finished, and nobody examines. */
export function listStaleMediaUploads(db: Db, input: { before: number; now: number; limit: number }) {
  return db.orm
    .select()
    .from(mediaUpload)
    .where(
      and(
        lt(mediaUpload.createdAt, new Date(input.before)),
        or(isNull(mediaUpload.leaseUntil), lt(mediaUpload.leaseUntil, new Date(input.now))),
      ),
    )
    .orderBy(asc(mediaUpload.createdAt))
    .limit(input.limit);
}
