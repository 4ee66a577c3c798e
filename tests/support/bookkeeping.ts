import { expect } from "vitest";
import type { Harness } from "./harness.ts";
import { rowsOf } from "./sql.ts";

const rows = <T>(harness: Harness, text: string, args: string[]) => rowsOf<T>(harness.db, text, ...args);

/** Every job of a person, oldest first. */
export function jobsOf(harness: Harness, userId: string) {
  return rows<{
    id: string;
    kind: string;
    subjectId: string;
    status: string;
    attempt: number;
    requestId: string | null;
    errorCode: string | null;
    outputs: number;
    delivered: number;
  }>(harness, "SELECT * FROM job WHERE userId = ? ORDER BY createdAt, id", [userId]);
}

/** A person's movements of credits, oldest first. */
export function movementsOf(harness: Harness, userId: string) {
  return rows<{ credits: number; newCredits: number; reason: string }>(
    harness,
    "SELECT credits, newCredits, reason FROM userCreditHistory WHERE userId = ? ORDER BY seq",
    [userId],
  );
}

export async function balanceOf(harness: Harness, userId: string): Promise<number> {
  return (await movementsOf(harness, userId)).at(-1)?.newCredits ?? 0;
}

export const open = (job: { status: string }) => job.status !== "COMPLETED" && job.status !== "FAILED";

/** Keys of a person's objects that something refers to. */
async function referred(harness: Harness, userId: string): Promise<Set<string>> {
  const keys = await rows<{ key: string }>(
    harness,
    `SELECT key FROM uploadedImage WHERE userId = ?1
     UNION SELECT p.key FROM trainingUploadImage p JOIN training t ON t.id = p.trainingId WHERE t.userId = ?1
     UNION SELECT loraUrl FROM training WHERE userId = ?1 AND loraUrl IS NOT NULL
     UNION SELECT configUrl FROM training WHERE userId = ?1 AND configUrl IS NOT NULL
     UNION SELECT imageUrl FROM generation WHERE userId = ?1 AND imageUrl IS NOT NULL
     UNION SELECT u.value FROM imageToImageGeneration e, json_each(e.imageUrls) u WHERE e.userId = ?1`,
    [userId],
  );
  return new Set(keys.map((row) => row.key));
}

/** Keys of a person's objects in the bucket. */
export async function stored(harness: Harness, userId: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const folder of ["uploads", "outputs"]) {
    const { objects, truncated } = await harness.env.MEDIA.list({ prefix: `${folder}/${userId}/` });
    if (truncated) throw new Error("more objects than one page lists");
    for (const object of objects) keys.add(object.key);
  }
  return keys;
}

/** The ledger adds up, what is referred to exists, and what exists is referred to or announced for deletion. */
export async function expectConsistent(harness: Harness, userId: string): Promise<void> {
  expect(await harness.audit()).toEqual([]);
  const garbage = await rows<{ prefix: string }>(harness, "SELECT prefix FROM mediaGarbage", []);
  const [wanted, there] = [await referred(harness, userId), await stored(harness, userId)];
  const own = [...wanted].filter((key) => key.includes(userId));
  expect(own.filter((key) => !there.has(key))).toEqual([]);
  const announced = (key: string) =>
    garbage.some(({ prefix }) => (prefix.endsWith("/") ? key.startsWith(prefix) : key === prefix));
  expect([...there].filter((key) => !wanted.has(key) && !announced(key))).toEqual([]);
}

/** After everything due was swept: exactly what is referred to is in the bucket, and nothing is announced. */
export async function expectSwept(harness: Harness, userId: string): Promise<void> {
  const left = () => rows(harness, "SELECT prefix FROM mediaGarbage", []);
  for (let round = 0; round < 5 && (await left()).length > 0; round++) {
    harness.advance(61 * 60_000);
    await harness.cron("* * * * *");
  }
  expect(await left()).toEqual([]);
  const own = [...(await referred(harness, userId))].filter((key) => key.includes(userId));
  expect([...(await stored(harness, userId))].sort()).toEqual(own.sort());
}
