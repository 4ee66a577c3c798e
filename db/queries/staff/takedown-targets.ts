import { eq, sql } from "drizzle-orm";
import { user } from "#db/tables/accounts/account.ts";
import { libraryItem } from "#db/tables/library/library.ts";
import { training } from "#db/tables/work/training.ts";
import { trainedVoice } from "#db/tables/work/voice.ts";
import type { Db } from "../../client.ts";
import { ROOT } from "./take-down.ts";

/** Models of these ids, those that learned mostly from the same photos with them, and whose they are. */
export function findModels(db: Db, ids: readonly string[]) {
  const roots = sql`(WITH named(id) AS (SELECT value FROM json_each(${JSON.stringify(ids)})), ${sql.raw(ROOT)}
    SELECT id FROM root)`;
  return db.orm
    .select({ id: training.id, name: training.name, userId: user.id, email: user.email })
    .from(training)
    .innerJoin(user, eq(user.id, training.userId))
    .where(sql`${training.id} IN ${roots}`);
}

/** Voices of these ids, those made with a recording of theirs, and whose they are. */
export function findVoices(db: Db, ids: readonly string[]) {
  const recordings = sql`(SELECT r.value FROM json_each(${JSON.stringify(ids)}) j
    CROSS JOIN "trainedVoice" v ON v."id" = j.value
    CROSS JOIN json_each(json_array(v."originalAudioId", v."consentAudioId")) r)`;
  return db.orm
    .select({
      id: trainedVoice.id,
      name: trainedVoice.name,
      originalAudioId: trainedVoice.originalAudioId,
      consentAudioId: trainedVoice.consentAudioId,
      userId: user.id,
      email: user.email,
    })
    .from(trainedVoice)
    .innerJoin(user, eq(user.id, trainedVoice.userId))
    .where(
      sql`${trainedVoice.originalAudioId} IN ${recordings} OR ${trainedVoice.consentAudioId} IN ${recordings}`,
    );
}

/** A picture or a video by its id, by that of its offer as an example, or by a link to it alone; and whose it is. */
export function findNamedPicture(db: Db, { id, shareId }: { id: string; shareId: string | null }) {
  const named = sql`coalesce((SELECT "itemId" FROM "shareLink" WHERE "id" = ${shareId ?? ""}),
    (SELECT "generationId" FROM "promptPackShowcaseImage" WHERE "id" = ${id}), ${id})`;
  return db.orm
    .select({ id: libraryItem.id, userId: user.id, email: user.email })
    .from(libraryItem)
    .innerJoin(user, eq(user.id, libraryItem.userId))
    .where(eq(libraryItem.id, named));
}
