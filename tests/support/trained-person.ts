import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import type { Harness } from "./harness.ts";
import { insertPerson } from "./people.ts";

/**
 * Someone with a finished training and credits for `packs` packs, without the work of training:
 * the model is a few bytes in the bucket, as the stand-in for the engine takes it.
 */
export async function insertTrainedPerson(harness: Harness, input: { packs: number }) {
  const person = await insertPerson(harness, { credits: PACK_CREDITS * input.packs });
  const trainingId = crypto.randomUUID();
  const folder = `outputs/${person.userId}/${trainingId}`;
  await harness.env.MEDIA.put(`${folder}/model`, JSON.stringify(["me.jpg"]));
  const now = harness.now();
  await harness.db.write([
    {
      sql: `INSERT INTO training (id, name, userId, status, genderOrCategory, imagesZipUrl, steps, triggerWord, isPublic,
              retryCount, consentedAt, keepPhotos, chargeId, requestKey, createdAt, finishedAt, loraUrl)
            SELECT ?, 'Me', userId, 'COMPLETED', 'WOMAN', '', 1000, 'LKN', 0, 0, ?, 1, id, ?, ?, ?, ?
            FROM userCreditHistory WHERE userId = ?`,
      args: [trainingId, now, trainingId, now, now, `${folder}/model`, person.userId],
    },
  ]);
  return { ...person, trainingId };
}

/** A pack of the catalogue every training of theirs may use. */
export const SOME_PACK = { themeSlug: "film-noir", packSlug: "the-private-eye" } as const;
