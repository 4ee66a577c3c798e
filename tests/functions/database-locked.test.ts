import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { HEALTH_FRESH_MS } from "#functions/services/find-health.ts";
import { register } from "#tests/support/accounts/account-steps.ts";
import { newcomer, signUp } from "#tests/support/accounts/people.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { insertModelOwner } from "#tests/support/jobs/people/model-owner.ts";
import { holdWriteLock } from "#tests/support/local/child-server.ts";
import { stopQueue } from "#tests/support/replace-deps.ts";

/** Another program, such as a database browser, holds the write lock of the local database while people use the app. */
const harness = harnessForFile();
const file = () => join(harness.dataDir, "likeness.db");

/** What a connection from outside counts: only what was truly committed. */
function truth(sql: string, value: string): number {
  const db = new DatabaseSync(file(), { readOnly: true });
  try {
    return Number(db.prepare(sql).get(value)?.n);
  } finally {
    db.close();
  }
}

test("while it lasts writes are refused and nothing is written; once it is over what is answered is written", async () => {
  const [known, stranger] = [await signUp(harness), newcomer(harness)];
  const payer = await insertModelOwner(harness, { credits: 100 });
  stopQueue(harness);
  const sessions = () =>
    truth("SELECT count(*) AS n FROM session JOIN user ON user.id = userId WHERE email = ?", known.email);
  const accounts = () => truth("SELECT count(*) AS n FROM user WHERE email = ?", stranger.email);
  const credits = () => truth("SELECT credits AS n FROM user WHERE id = ?", payer.userId);
  const signIn = () => known.client.signIn(known.email, known.password);
  const settings = { count: 1, aspect: "portrait", seed: 1, strength: 0.9 } as const;
  const charge = () =>
    payer.trpc.generations.create.mutate({
      requestKey: crypto.randomUUID(),
      prompt: "a lighthouse at dusk",
      trainingId: payer.trainingId,
      ...settings,
    });
  const before = sessions();

  harness.cloud.libsql.setBusyMs(150);
  const other = await holdWriteLock(file());
  const refused = await Promise.allSettled([signIn(), signIn(), register(stranger), charge(), charge()]);
  const health = await fetch(`${harness.url}/api/health`);
  const checks = { database: "ok", writes: "do not go through" };
  expect([health.status, await health.json()]).toMatchObject([503, { status: "down", checks }]);
  await other.kill();
  harness.cloud.libsql.setBusyMs(15_000);
  harness.advance(HEALTH_FRESH_MS);
  expect((await fetch(`${harness.url}/api/health`)).status).toBe(200);
  expect(refused.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
  expect([sessions(), accounts(), credits()]).toEqual([before, 0, 100]);

  await Promise.all(Array.from({ length: 6 }, signIn));
  expect(sessions()).toBeGreaterThan(before);
  await register(stranger);
  expect(accounts()).toBe(1);
  await charge();
  const price = 100 - credits();
  expect(price).toBeGreaterThan(0);
  await charge();
  expect(credits()).toBe(100 - 2 * price);
});
