import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { move } from "#tests/support/rows.ts";
import { refusal, signedIn } from "#tests/support/signed-in.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test("the balance is the sum of its history", async () => {
  const person = await signedIn(harness, { credits: 100 });
  await harness.db.write([move(person.userId, -30), move(person.userId, 5)]);
  const { trpc } = person.client;
  expect(await trpc.user.getCredits.query()).toEqual({ amount: 75 });
  const { items } = await trpc.user.creditHistory.query({});
  expect(items.map((item) => [item.credits, item.previousCredits, item.newCredits])).toEqual([
    [5, 70, 75],
    [-30, 100, 70],
    [100, 0, 100],
  ]);
  expect(items.reduce((sum, item) => sum + item.credits, 0)).toBe(75);
});

test("the history comes in pages, newest first, each movement once, and shows no key", async () => {
  const person = await signedIn(harness, { credits: 100 });
  await harness.db.write([1, 2, 3, 4].map((n) => move(person.userId, -n)));
  const { trpc } = person.client;
  const first = await trpc.user.creditHistory.query({ limit: 2 });
  // a movement that comes meanwhile does not shift the next page
  await harness.db.write([move(person.userId, -5)]);
  const second = await trpc.user.creditHistory.query({ limit: 2, cursor: first.nextCursor });
  const third = await trpc.user.creditHistory.query({ limit: 2, cursor: second.nextCursor });
  const all = [...first.items, ...second.items, ...third.items];
  expect(all.map((item) => item.credits)).toEqual([-4, -3, -2, -1, 100]);
  expect(third.nextCursor).toBeNull();
  expect(Object.keys(all[0]!).sort()).toEqual([
    "createdAt",
    "credits",
    "id",
    "newCredits",
    "previousCredits",
    "reason",
    "reasonExtra",
  ]);
});

test("nobody sees the history of someone else, nor any without a session", async () => {
  const ada = await signedIn(harness, { credits: 100 });
  const bob = await signedIn(harness);
  expect(await bob.client.trpc.user.creditHistory.query({})).toEqual({
    items: [],
    reasons: [],
    nextCursor: null,
  });
  const { reasons } = await ada.client.trpc.user.creditHistory.query({ limit: 1 });
  expect(reasons).toEqual(["REGISTRATION_BONUS"]);
  expect(await bob.client.trpc.user.getCredits.query()).toEqual({ amount: 0 });
  await harness.db.write([{ sql: "DELETE FROM session WHERE id = ?", args: [ada.sessionId] }]);
  expect(await refusal(ada.client.trpc.user.creditHistory.query({}))).toBe("NOT_SIGNED_IN");
  expect(await refusal(ada.client.trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
});

test("the nightly audit says nothing of a clean ledger, and names what does not add up", async () => {
  const person = await signedIn(harness, { credits: 9 });
  const logged: unknown[][] = [];
  harness.wrapDeps((deps) => ({ ...deps, log: { ...deps.log, error: (...line) => logged.push(line) } }));
  await harness.cron("30 3 * * *");
  expect(logged).toEqual([]);
  await harness.db.write([
    { sql: "DROP TRIGGER user_guard", args: [] },
    { sql: "UPDATE user SET credits = 10 WHERE id = ?", args: [person.userId] },
  ]);
  await harness.cron("30 3 * * *");
  expect(logged).toHaveLength(1);
  expect(logged[0]?.[0]).toBe("ledger_audit");
  expect(JSON.stringify(logged[0]?.[2])).toContain(person.userId);
});
