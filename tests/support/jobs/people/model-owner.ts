import type { ApiClient } from "#scripts/api-client.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { type Columns, trainingRow } from "#tests/support/database/rows.ts";
import { rowOf } from "#tests/support/database/sql.ts";
import type { Harness } from "#tests/support/harness.ts";

/** A pack of the catalogue every model may use. */
export const SOME_PACK = { themeSlug: "film-noir", packSlug: "the-private-eye" } as const;

/** An order of it alone. */
export const SOME_ORDER = { selections: [SOME_PACK] };

/** What of a training every test may say alike. */
export const SOME_TRAINING = { name: "Me", genderOrCategory: "WOMAN", consent: true } as const;

/**
 * Someone with a credit at least and a model, without the work of training: it is a few bytes in the bucket, as the stand-in for
 * the engine takes it.
 */
export async function insertModelOwner(harness: Harness, input: { credits: number } & Columns) {
  const { credits, ...columns } = input;
  const person = await signedIn(harness, { credits });
  const { userId } = person;
  const granted = await rowOf<{ id: string }>(
    harness.db,
    "SELECT id FROM userCreditHistory WHERE userId = ?",
    userId,
  );
  const [trainingId, chargeId] = [crypto.randomUUID(), String(granted?.id)];
  await harness.db.write([trainingRow({ id: trainingId, userId, chargeId, ...columns })]);
  const isTrained = (columns.status ?? "COMPLETED") === "COMPLETED";
  if (isTrained) await harness.env.MEDIA.put(`outputs/${userId}/${trainingId}/1/model`, '["me.jpg"]');
  return { ...person, trpc: person.client.trpc, trainingId, chargeId };
}

export const creditsOf = async (person: { client: ApiClient }): Promise<number> =>
  (await person.client.trpc.user.getCredits.query()).amount;
