import { and, desc, eq, inArray, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { type SQLiteColumn, unionAll } from "drizzle-orm/sqlite-core";
import type { PhotoCheck, PhotoDecisions } from "#schema/photo-check.ts";
import type { Db, Statement } from "../client.ts";
import { generation, packInferenceJob } from "../tables/generation.ts";
import { mediaGarbage, uploadedImage } from "../tables/media.ts";
import { training, trainingUploadImage } from "../tables/training.ts";
import { type Cursor, olderThan } from "./cursor.ts";
import { type Actor, liveSession, requireChanged, requireSession, requireThat } from "./session.ts";

/** The object is referred to from now on; aborts when the sweeper was first. */
export function keepObject(prefix: string): Statement[] {
  return [
    { sql: "DELETE FROM mediaGarbage WHERE prefix = ? AND claimedAt IS NULL", args: [prefix] },
    requireChanged("moved_on"),
  ];
}

/** What an upload must know before it stores anything, and its announcement, in one batch. */
export async function beginUpload(
  db: Db,
  actor: Actor,
  input: { hash: string; key: string; dueAt: number; maxPerUser: number; check: PhotoCheck; now: number },
) {
  const results = await db.write([
    requireSession(actor, input.now),
    {
      sql: "SELECT id, url, width, height, size, mimeType FROM uploadedImage WHERE userId = ? AND imageHash = ?",
      args: [actor.userId, input.hash],
    },
    requireThat(
      "upload_limit",
      `(SELECT count(*) FROM uploadedImage WHERE userId = ?) < ?
       OR EXISTS (SELECT 1 FROM uploadedImage WHERE userId = ? AND imageHash = ?)`,
      [actor.userId, input.maxPerUser, actor.userId, input.hash],
    ),
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT ?, ?
            WHERE NOT EXISTS (SELECT 1 FROM uploadedImage WHERE userId = ? AND imageHash = ?)`,
      args: [input.key, input.dueAt, actor.userId, input.hash],
    },
    // added again, it has its days again, and what was decided now holds
    {
      sql: `UPDATE uploadedImage SET createdAt = ?, anyway = ?, samePerson = ?,
              focusX = coalesce(?, focusX), focusY = coalesce(?, focusY)
            WHERE userId = ? AND imageHash = ?`,
      args: [
        input.now,
        asInteger(input.check.anyway),
        asInteger(input.check.samePerson),
        input.check.focus?.x ?? null,
        input.check.focus?.y ?? null,
        actor.userId,
        input.hash,
      ],
    },
  ]);
  const row = results[1]?.rows[0];
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
export async function finishUpload(
  db: Db,
  actor: Actor,
  input: { row: NewUpload; maxPerUser: number; now: number },
) {
  await db.write([
    requireSession(actor, input.now),
    db.orm.insert(uploadedImage).values(input.row),
    requireThat("upload_limit", "(SELECT count(*) FROM uploadedImage WHERE userId = ?) <= ?", [
      actor.userId,
      input.maxPerUser,
    ]),
    ...keepObject(input.row.key),
  ]);
}

export async function listUploads(
  db: Db,
  actor: Actor,
  input: { before: Cursor | null; limit: number; now: number },
) {
  const [alive, rows] = await db.read([
    liveSession(db, actor, input.now),
    db.orm
      .select()
      .from(uploadedImage)
      .where(and(eq(uploadedImage.userId, actor.userId), olderThan(uploadedImage, input.before)))
      .orderBy(desc(uploadedImage.createdAt), desc(uploadedImage.id))
      .limit(input.limit + 1),
  ] as const);
  return alive.length === 0 ? null : rows;
}

/** Uploads that no training uses, the newest `limit` of them, oldest first. */
export async function listWaitingUploads(db: Db, actor: Actor, options: { limit: number; now: number }) {
  const used = db.orm
    .select({ id: trainingUploadImage.id })
    .from(trainingUploadImage)
    .where(eq(trainingUploadImage.key, uploadedImage.key));
  const [alive, rows] = await db.read([
    liveSession(db, actor, options.now),
    db.orm
      .select()
      .from(uploadedImage)
      .where(and(eq(uploadedImage.userId, actor.userId), notExists(used)))
      .orderBy(desc(uploadedImage.createdAt), desc(uploadedImage.id))
      .limit(options.limit),
  ] as const);
  return alive.length === 0 ? null : rows.reverse();
}

/** Stores what the person decided about a photo. */
export async function decideUpload(
  db: Db,
  actor: Actor,
  options: PhotoDecisions & { id: string; now: number },
) {
  await db.write([
    requireSession(actor, options.now),
    {
      sql: "UPDATE uploadedImage SET anyway = ?, samePerson = ? WHERE id = ? AND userId = ?",
      args: [asInteger(options.anyway), asInteger(options.samePerson), options.id, actor.userId],
    },
    requireChanged("not_there"),
  ]);
}

/** Deletes the row, and the object with its last reference. */
export async function deleteUpload(db: Db, actor: Actor, input: { id: string; now: number }) {
  await db.write([
    requireSession(actor, input.now),
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT key, ? FROM uploadedImage i WHERE id = ? AND userId = ?
            AND NOT EXISTS (SELECT 1 FROM trainingUploadImage t WHERE t.key = i.key)`,
      args: [input.now, input.id, actor.userId],
    },
    { sql: "DELETE FROM uploadedImage WHERE id = ? AND userId = ?", args: [input.id, actor.userId] },
    requireChanged("not_there"),
  ]);
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

/**
 * Whether this key is an object of this person's that something of theirs refers to.
 * `session` is false when the session ended.
 */
export async function findOwnedObject(db: Db, actor: Actor, input: { key: string; now: number }) {
  const photo = (name: SQLiteColumn) => ({
    name: sql<string | null>`${name}`,
    createdAt: sql<number>`0`,
    promptPackId: sql<string | null>`NULL`,
    position: sql<number | null>`NULL`,
  });
  const mine = unionAll(
    db.orm
      .select(photo(uploadedImage.name))
      .from(uploadedImage)
      .where(and(eq(uploadedImage.key, input.key), eq(uploadedImage.userId, actor.userId))),
    db.orm
      .select(photo(trainingUploadImage.name))
      .from(trainingUploadImage)
      .innerJoin(training, eq(training.id, trainingUploadImage.trainingId))
      .where(and(eq(trainingUploadImage.key, input.key), eq(training.userId, actor.userId))),
    db.orm
      .select({
        name: sql<string | null>`NULL`,
        createdAt: sql<number>`${generation.createdAt}`,
        promptPackId: sql<string | null>`${generation.promptPackId}`,
        position: sql<number | null>`coalesce(${generation.position}, ${packInferenceJob.position})`,
      })
      .from(generation)
      .leftJoin(packInferenceJob, eq(packInferenceJob.id, generation.packInferenceJobId))
      .where(
        and(
          eq(generation.imageUrl, input.key),
          eq(generation.userId, actor.userId),
          isNull(generation.deletedAt),
        ),
      ),
  );
  const [alive, rows] = await db.read([liveSession(db, actor, input.now), mine] as const);
  return { session: alive.length > 0, object: rows[0] ?? null };
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

export async function forgetGarbage(db: Db, prefixes: string[]) {
  await db.orm.delete(mediaGarbage).where(inArray(mediaGarbage.prefix, prefixes));
}
