import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { uploadedAudio, uploadedVideo } from "#db/tables/library/uploaded-media.ts";
import type { MediaKind } from "#schema/media/media-limits.ts";
import type { Db, Statement } from "../../client.ts";
import { insert } from "../../write.ts";
import { type Cursor, newestFirst, olderThan } from "../cursor.ts";
import { expectChange, requireThat } from "../guards.ts";
import { keepObject } from "./media.ts";

export type UploadedVideo = typeof uploadedVideo.$inferSelect;
export type UploadedAudio = typeof uploadedAudio.$inferSelect;

/** By which one finds a file of one's own: its id, the upload that it came of, or what the file as it was sent hashes to. */
export type OwnMedia = { userId: string } & ({ id: string } | { uploadId: string } | { hash: string });

export function findVideoFile(db: Db, by: OwnMedia) {
  return db.orm
    .select()
    .from(uploadedVideo)
    .where(and(eq(uploadedVideo.userId, by.userId), isMeant(uploadedVideo, by)));
}

export function findAudioFile(db: Db, by: OwnMedia) {
  return db.orm
    .select()
    .from(uploadedAudio)
    .where(
      and(
        eq(uploadedAudio.userId, by.userId),
        isMeant(uploadedAudio, by),
        // what a voice said may sound as a file that is sent
        "hash" in by ? eq(uploadedAudio.made, false) : undefined,
      ),
    );
}

function isMeant({ id, hash }: Record<"id" | "hash", SQLiteColumn>, by: OwnMedia): SQL {
  if ("hash" in by) return eq(hash, by.hash);
  if ("id" in by) return eq(id, by.id);
  // a new file is called as its upload was; where it was an earlier one, the upload's row says which
  return sql`${id} IN (${by.uploadId},
    (SELECT m.fileId FROM mediaUpload m WHERE m.id = ${by.uploadId} AND m.userId = ${by.userId}))`;
}

interface Listed {
  userId: string;
  before: Cursor | null;
  limit: number;
}

export function listVideoFiles(db: Db, { userId, before, limit }: Listed) {
  return db.orm
    .select()
    .from(uploadedVideo)
    .where(and(eq(uploadedVideo.userId, userId), olderThan(uploadedVideo, before)))
    .orderBy(...newestFirst(uploadedVideo))
    .limit(limit + 1);
}

export function listAudioFiles(db: Db, { userId, before, limit }: Listed) {
  return db.orm
    .select()
    .from(uploadedAudio)
    .where(and(eq(uploadedAudio.userId, userId), olderThan(uploadedAudio, before)))
    .orderBy(...newestFirst(uploadedAudio))
    .limit(limit + 1);
}

/** An object that is about to be stored, and deleted should nothing come to refer to it. */
export function announceObject(input: { key: string; dueAt: number }): Statement {
  return {
    sql: "INSERT INTO mediaGarbage (prefix, dueAt) VALUES (?, ?) ON CONFLICT (prefix) DO UPDATE SET dueAt = excluded.dueAt",
    args: [input.key, input.dueAt],
  };
}

export function insertVideoFile(row: typeof uploadedVideo.$inferInsert): Statement[] {
  return [insert(uploadedVideo, row), ...keepObject(row.key)];
}

export function insertAudioFile(row: typeof uploadedAudio.$inferInsert): Statement[] {
  return [insert(uploadedAudio, row), ...keepObject(row.key)];
}

/** What a voice of ours spoke, in a folder that is kept by itself. */
export function insertMadeAudio(row: typeof uploadedAudio.$inferInsert): Statement {
  return insert(uploadedAudio, row);
}

/** The time it is kept begins anew. */
export function renewMediaFile(input: {
  kind: MediaKind;
  id: string;
  userId: string;
  now: number;
}): Statement {
  const table = input.kind === "VIDEO" ? "uploadedVideo" : "uploadedAudio";
  return {
    sql: `UPDATE ${table} SET createdAt = ? WHERE id = ? AND userId = ?`,
    args: [input.now, input.id, input.userId],
  };
}

/** A video's first picture is stored; aborts where it has one or is gone. */
export function setPoster(input: { id: string; userId: string; key: string }): Statement[] {
  return [
    ...expectChange(
      {
        sql: "UPDATE uploadedVideo SET posterKey = ? WHERE id = ? AND userId = ? AND posterKey IS NULL",
        args: [input.key, input.id, input.userId],
      },
      "not_there",
    ),
    ...keepObject(input.key),
  ];
}

/** SQL: something is made of the recording `a`, and needs it. */
export const NEEDED = `(EXISTS (SELECT 1 FROM trainedVoice v WHERE v.originalAudioId = a.id)
  OR EXISTS (SELECT 1 FROM trainedVoice v WHERE v.previewAudioId = a.id)
  OR EXISTS (SELECT 1 FROM trainedVoice v WHERE v.consentAudioId = a.id)
  OR EXISTS (SELECT 1 FROM speech s WHERE s.uploadedAudioId = a.id))`;

/** SQL: a video that is not there yet speaks with the recording `a`. */
export const SPOKEN_NOW = `EXISTS (SELECT 1 FROM videoInput i JOIN videoGeneration v ON v.id = i.videoGenerationId
  WHERE i.uploadedAudioId = a.id AND v.status IN ('PENDING', 'PROCESSING'))`;

/** Deletes the row and announces its objects. Aborts as `still_busy` where a voice or a video under way needs the recording. */
export function deleteMediaFile(input: {
  kind: MediaKind;
  id: string;
  userId: string;
  now: number;
}): Statement[] {
  const { kind, id, userId, now } = input;
  const table = kind === "VIDEO" ? "uploadedVideo" : "uploadedAudio";
  return [
    ...(kind === "AUDIO"
      ? [
          requireThat(
            "still_busy",
            `NOT EXISTS (SELECT 1 FROM uploadedAudio a WHERE a.id = ? AND a.userId = ? AND (${NEEDED} OR ${SPOKEN_NOW}))`,
            [id, userId],
          ),
        ]
      : []),
    ...announceFiles(table, "id = ? AND userId = ?", [id, userId], now),
    ...expectChange(
      { sql: `DELETE FROM ${table} WHERE id = ? AND userId = ?`, args: [id, userId] },
      "not_there",
    ),
  ];
}

/** The objects of these rows are deleted from then on: the file, and a video's first picture. */
function announceFiles(
  table: "uploadedVideo" | "uploadedAudio",
  where: string,
  args: (string | number)[],
  dueAt: number,
): Statement[] {
  const columns = table === "uploadedVideo" ? ["key", "posterKey"] : ["key"];
  return columns.map((column) => ({
    sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT ${column}, ? FROM ${table}
          WHERE ${column} IS NOT NULL AND ${where} ON CONFLICT (prefix) DO NOTHING`,
    args: [dueAt, ...args],
  }));
}

/** At most `limit` files of a kind added before then that nothing is made of: rows and objects; how many went. */
export async function expireMediaFiles(
  db: Db,
  input: { kind: MediaKind; addedBefore: number; limit: number; now: number },
): Promise<number> {
  const table = input.kind === "VIDEO" ? "uploadedVideo" : "uploadedAudio";
  const unneeded = input.kind === "VIDEO" ? "1" : `NOT ${NEEDED} AND NOT ${SPOKEN_NOW}`;
  const due = `id IN (SELECT a.id FROM ${table} a WHERE a.createdAt < ? AND ${unneeded} ORDER BY a.createdAt LIMIT ?)`;
  const args = [input.addedBefore, input.limit];
  const results = await db.write([
    ...announceFiles(table, due, args, input.now),
    { sql: `DELETE FROM ${table} WHERE ${due}`, args },
  ]);
  return results.at(-1)?.rowsAffected ?? 0;
}
