import { expect } from "vitest";
import { ERRORS, type ErrorCode } from "#schema/errors/errors.ts";
import { rowsOf } from "../database/sql.ts";
import type { Harness } from "../harness.ts";

/** The error a call ends with. */
export const thrownBy = <E>(call: Promise<unknown>): Promise<E> =>
  call.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: E) => error,
  );

interface Told {
  code: string;
  message: string;
  fields: Record<string, string>;
}

/** What someone was told: the code and words of a refused call; null when it was not refused. */
export async function told(call: Promise<unknown>): Promise<Told | null> {
  try {
    await call;
    return null;
  } catch (error) {
    const { message, data } = error as Error & { data?: { appCode?: string; fields?: Told["fields"] } };
    return { code: data?.appCode ?? String(error), message, fields: data?.fields ?? {} };
  }
}

/** Only the code of it. */
export async function refusal(call: Promise<unknown>): Promise<string | null> {
  return (await told(call))?.code ?? null;
}

/** The codes of calls that were made together: all are listened to at once, as one may be refused while another is awaited. */
export function refusals(calls: readonly Promise<unknown>[]): Promise<(string | null)[]> {
  return Promise.all(calls.map(refusal));
}

/** What of a person's work and credits is in the database. */
function workOf(harness: Harness, userId: string) {
  const queries = [
    "SELECT credits FROM user WHERE id = ?",
    "SELECT id FROM userCreditHistory WHERE userId = ?",
    "SELECT id, status FROM training WHERE userId = ?",
    "SELECT p.id FROM trainingUploadImage p JOIN training t ON t.id = p.trainingId WHERE t.userId = ?",
    "SELECT id, status FROM userGeneratedPack WHERE userId = ?",
    "SELECT id, status FROM generation WHERE userId = ?",
    "SELECT id, status FROM imageToImageGeneration WHERE userId = ?",
    "SELECT id, status FROM videoGeneration WHERE userId = ?",
    "SELECT id, status, name, filmUrl FROM videoPack WHERE userId = ?",
    "SELECT id, name, faceId, trainingId FROM virtualPerson WHERE userId = ?",
    "SELECT id FROM likenessConsent WHERE userId = ?",
    "SELECT id, status FROM job WHERE userId = ?",
  ];
  return Promise.all(queries.map((query) => rowsOf(harness.db, query, userId)));
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
