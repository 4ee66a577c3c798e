import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, expect, test } from "vitest";
import { HEALTH_FRESH_MS } from "#functions/services/find-health.ts";
import { register } from "#tests/support/account-steps.ts";
import { holdWriteLock } from "#tests/support/child-server.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { insertModelOwner } from "#tests/support/model-owner.ts";
import { newcomer, signUp } from "#tests/support/people.ts";
import { startQueue, stopQueue } from "#tests/support/signed-in.ts";

/** Another program, such as a database browser, holds the write lock of the local database while people use the app. */
const harness = harnessForFile();
/** How long a writer waits for the lock, in milliseconds; the first is the server's own. */
const [patient, hasty] = [15_000, 150];
let known: Awaited<ReturnType<typeof signUp>>;
let payer: Awaited<ReturnType<typeof insertModelOwner>>;
beforeEach(async () => {
  startQueue(harness);
  known = await signUp(harness);
  payer = await insertModelOwner(harness, { credits: 100 });
  stopQueue(harness);
});
afterAll(() => harness.cloud.libsql.setBusyMs(patient));

const file = () => join(harness.dataDir, "likeness.db");
const holdLock = () => holdWriteLock(file());

/** What a connection from outside finds: only what was truly committed. */
function truth(sql: string, ...values: string[]): number {
  const db = new DatabaseSync(file(), { readOnly: true });
  try {
    return Number(db.prepare(sql).get(...values)?.n);
  } finally {
    db.close();
  }
}

const charge = () =>
  payer.trpc.generations.create.mutate({
    ...{ requestKey: crypto.randomUUID(), prompt: "a lighthouse at dusk", trainingId: payer.trainingId },
    ...{ count: 1, aspect: "portrait", seed: 1, strength: 0.9 },
  });
const sessionsOf = (email: string) =>
  truth("SELECT count(*) AS n FROM session JOIN user ON user.id = userId WHERE email = ?", email);
const accountsOf = (email: string) => truth("SELECT count(*) AS n FROM user WHERE email = ?", email);
const creditsOf = (userId: string) => truth("SELECT credits AS n FROM user WHERE id = ?", userId);

test("while it lasts writes are refused; once it is over all goes on, and what is answered is written", async () => {
  const sessions = sessionsOf(known.email);
  const stranger = newcomer(harness);
  harness.cloud.libsql.setBusyMs(hasty);
  const other = await holdLock();
  const refused = await Promise.allSettled([
    ...Array.from({ length: 2 }, () => known.client.signIn(known.email, known.password)),
    register(stranger),
    ...Array.from({ length: 2 }, () => charge()),
  ]);
  const health = await fetch(`${harness.url}/api/health`);
  expect([health.status, await health.json()]).toMatchObject([
    503,
    { status: "down", checks: { database: "ok", writes: "do not go through" } },
  ]);
  await other.kill();
  harness.cloud.libsql.setBusyMs(patient);
  harness.advance(HEALTH_FRESH_MS);
  expect((await fetch(`${harness.url}/api/health`)).status).toBe(200);
  expect(refused.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
  expect([sessionsOf(known.email), accountsOf(stranger.email), creditsOf(payer.userId)]).toEqual([
    ...[sessions, 0, 100],
  ]);

  await Promise.all(Array.from({ length: 6 }, () => known.client.signIn(known.email, known.password)));
  expect(sessionsOf(known.email)).toBeGreaterThan(sessions);
  await register(stranger);
  expect(accountsOf(stranger.email)).toBe(1);
  await charge();
  const price = 100 - creditsOf(payer.userId);
  expect(price).toBeGreaterThan(0);
  await charge();
  expect(creditsOf(payer.userId)).toBe(100 - 2 * price);
});

test("a lock released in time is only waited for", async () => {
  const stranger = newcomer(harness);
  const other = await holdLock();
  const all = Promise.allSettled([
    known.client.signIn(known.email, known.password),
    register(stranger),
    charge(),
  ]);
  await expect.poll(() => harness.cloud.libsql.waitingWriters()).toBeGreaterThan(1);
  await other.kill();
  expect(await all).toMatchObject(Array(3).fill({ status: "fulfilled" }));
  expect(accountsOf(stranger.email)).toBe(1);
  expect(creditsOf(payer.userId)).toBeLessThan(100);
  await expect.poll(() => harness.cloud.libsql.waitingWriters()).toBe(0);
});
