import { and, eq, ne, sql } from "drizzle-orm";
import { uploadedAudio } from "#db/tables/library/uploaded-media.ts";
import { trainedVoice } from "#db/tables/work/voice.ts";
import type { Db, Statement } from "../../client.ts";
import { type Cursor, newestFirst, olderThan } from "../cursor.ts";
import { requireThat } from "../guards.ts";
import { openToAll } from "../models/usable-model.ts";

/** A voice of somebody else that everybody may use. */
const isLentTo = (userId: string) =>
  and(
    sql.raw(openToAll("trainedVoice")),
    eq(trainedVoice.status, "COMPLETED"),
    ne(trainedVoice.userId, userId),
  );

const selectPublicVoices = (db: Db) =>
  db.orm
    .select({ id: trainedVoice.id, name: trainedVoice.name, createdAt: trainedVoice.createdAt })
    .from(trainedVoice);

/** Voices of others that everybody may use, the newest first. */
export function listPublicVoices(db: Db, input: { userId: string; before: Cursor | null; limit: number }) {
  return selectPublicVoices(db)
    .where(and(isLentTo(input.userId), olderThan(trainedVoice, input.before)))
    .orderBy(...newestFirst(trainedVoice))
    .limit(input.limit + 1);
}

export function findPublicVoice(db: Db, { userId, id }: { userId: string; id: string }) {
  return selectPublicVoices(db).where(and(eq(trainedVoice.id, id), isLentTo(userId)));
}

/** A voice that this person may let speak: their own, or one that everybody may use. */
export function findUsableVoice(db: Db, { userId, id }: { userId: string; id: string }) {
  return db.orm
    .select({
      name: trainedVoice.name,
      style: trainedVoice.systemPrompt,
      sampleKey: uploadedAudio.key,
    })
    .from(trainedVoice)
    .innerJoin(uploadedAudio, eq(uploadedAudio.id, trainedVoice.originalAudioId))
    .where(
      and(
        eq(trainedVoice.id, id),
        eq(trainedVoice.status, "COMPLETED"),
        sql`(${trainedVoice.userId} = ${userId} OR ${sql.raw(openToAll("trainedVoice"))})`,
      ),
    );
}

/** The same again as the words are paid for: it may have been deleted or closed meanwhile. */
export function requireUsableVoice({ userId, id }: { userId: string; id: string }): Statement {
  return requireThat(
    "not_there",
    `EXISTS (SELECT 1 FROM trainedVoice v WHERE v.id = ? AND v.status = 'COMPLETED' AND (v.userId = ? OR ${openToAll("v")}))`,
    [id, userId],
  );
}
