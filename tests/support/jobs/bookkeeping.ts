import { expect } from "vitest";
import { REFERRED_OBJECTS } from "#scripts/soak/referred-objects.ts";
import { rowsOf } from "../database/sql.ts";
import type { Harness } from "../harness.ts";

interface JobRow {
  id: string;
  kind: string;
  subjectId: string;
  status: string;
  attempt: number;
  requestId: string | null;
  errorCode: string | null;
  outputs: number;
  delivered: number;
}

/** Every job of a person, oldest first. */
export const jobsOf = ({ db }: Harness, userId: string) =>
  rowsOf<JobRow>(db, "SELECT * FROM job WHERE userId = ? ORDER BY createdAt, id", userId);

/** A person's movements of credits, oldest first. */
export const movementsOf = ({ db }: Harness, userId: string) =>
  rowsOf<{ credits: number; newCredits: number; reason: string }>(
    db,
    "SELECT credits, newCredits, reason FROM userCreditHistory WHERE userId = ? ORDER BY seq",
    userId,
  );

export const balanceOf = async (harness: Harness, userId: string): Promise<number> =>
  (await movementsOf(harness, userId)).at(-1)?.newCredits ?? 0;

export const open = (job: { status: string }) => job.status !== "COMPLETED" && job.status !== "FAILED";

/** Keys of a person's objects that something refers to, of those under their own name. */
async function referred({ db }: Harness, userId: string): Promise<Set<string>> {
  const keys = await rowsOf<{ key: string }>(
    db,
    `SELECT key FROM (${REFERRED_OBJECTS}) WHERE userId = ?`,
    userId,
  );
  return new Set(keys.map(({ key }) => key).filter((key) => key.includes(userId)));
}

const announcedIn = ({ db }: Harness) => rowsOf<{ prefix: string }>(db, "SELECT prefix FROM mediaGarbage");

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
  const garbage = await announcedIn(harness);
  const [wanted, there] = [await referred(harness, userId), await stored(harness, userId)];
  expect([...wanted].filter((key) => !there.has(key))).toEqual([]);
  const isAnnounced = (key: string) =>
    garbage.some(({ prefix }) => (prefix.endsWith("/") ? key.startsWith(prefix) : key === prefix));
  expect([...there].filter((key) => !wanted.has(key) && !isAnnounced(key))).toEqual([]);
}

/** After everything due was swept, a visitor's within a day: exactly what is referred to is in the bucket, and nothing is announced. */
export async function expectSwept(harness: Harness, userId: string): Promise<void> {
  for (let round = 0; round < 26 && (await announcedIn(harness)).length > 0; round++) {
    harness.advance(61 * 60_000);
    await harness.cron("* * * * *");
  }
  expect(await announcedIn(harness)).toEqual([]);
  expect(await stored(harness, userId)).toEqual(await referred(harness, userId));
}
