import { expect } from "vitest";
import { ERRORS, type ErrorCode } from "#schema/errors.ts";
import type { GenderOrCategory, TrainingStatus } from "#schema/trainings/training.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import type { Harness } from "./harness.ts";
import { addCharge, trainingRow } from "./rows.ts";
import { signedIn, told } from "./signed-in.ts";

/** Someone with a model, of which there are rows only, and so many credits. */
export async function insertModelOwner(
  harness: Harness,
  input: { credits: number; status?: TrainingStatus; gender?: GenderOrCategory },
) {
  // one credit goes to the charge the training hangs on
  const person = await signedIn(harness, { credits: input.credits + 1 });
  const trainingId = crypto.randomUUID();
  const chargeId = await addCharge(harness.db, person.userId);
  const { status, gender } = input;
  await harness.db.write([trainingRow({ id: trainingId, userId: person.userId, chargeId, status, gender })]);
  return { ...person, trpc: person.client.trpc, trainingId, chargeId };
}

export const creditsOf = async (person: { client: ApiClient }): Promise<number> =>
  (await person.client.trpc.user.getCredits.query()).amount;

/** What of a person's work and credits is in the database. */
async function workOf(harness: Harness, userId: string) {
  const results = await harness.db.write(
    [
      "SELECT credits FROM user WHERE id = ?",
      "SELECT id FROM userCreditHistory WHERE userId = ?",
      "SELECT id, status FROM training WHERE userId = ?",
      "SELECT p.id FROM trainingUploadImage p JOIN training t ON t.id = p.trainingId WHERE t.userId = ?",
      "SELECT id, status FROM userGeneratedPack WHERE userId = ?",
      "SELECT id, status FROM generation WHERE userId = ?",
      "SELECT id, status FROM job WHERE userId = ?",
    ].map((sql) => ({ sql, args: [userId] })),
  );
  return results.map(({ rows }) => rows.map((row) => Object.values(row)));
}

/** The call is refused in the catalogue's words, and nothing of this person's work and credits is any different. */
export async function expectRefused(
  harness: Harness,
  input: { userId: string; code: ErrorCode },
  call: () => Promise<unknown>,
) {
  const before = await workOf(harness, input.userId);
  const refused = await told(call());
  expect(refused?.code).toBe(input.code);
  // bad input is told in the words of its fields
  if (input.code !== "BAD_INPUT") expect(refused?.message).toBe(ERRORS[input.code].message);
  expect(await workOf(harness, input.userId)).toEqual(before);
  return refused;
}
