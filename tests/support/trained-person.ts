import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import type { Harness } from "./harness.ts";
import { trainingRow } from "./rows.ts";
import { signedIn } from "./signed-in.ts";

/**
 * Someone with a finished training and credits for `packs` packs, without the work of training:
 * the model is a few bytes in the bucket, as the stand-in for the engine takes it.
 */
export async function insertTrainedPerson(harness: Harness, input: { packs: number }) {
  const person = await signedIn(harness, { credits: PACK_CREDITS * input.packs });
  const { userId } = person;
  const trainingId = crypto.randomUUID();
  await harness.env.MEDIA.put(`outputs/${userId}/${trainingId}/1/model`, JSON.stringify(["me.jpg"]));
  const granted = { sql: "SELECT id FROM userCreditHistory WHERE userId = ?", args: [userId] };
  const chargeId = String((await harness.db.first(granted))?.id);
  await harness.db.write([trainingRow({ id: trainingId, userId, chargeId })]);
  return { ...person, trainingId };
}

/** A pack of the catalogue every training of theirs may use. */
export const SOME_PACK = { themeSlug: "film-noir", packSlug: "the-private-eye" } as const;
