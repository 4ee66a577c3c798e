import { expect, test } from "vitest";
import { allPages } from "#tests/support/all-pages.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { move } from "#tests/support/rows.ts";
import { refusals, signedIn } from "#tests/support/signed-in.ts";

const harness = harnessForFile();

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
  const pages = await allPages(
    (cursor) => trpc.user.creditHistory.query({ limit: 2, cursor }),
    // a movement that comes meanwhile does not shift the next page
    () => harness.db.write([move(person.userId, -5)]),
  );
  const all = pages.flat();
  expect(all.map((item) => item.credits)).toEqual([-4, -3, -2, -1, 100]);
  const fields = ["createdAt", "credits", "id", "newCredits", "previousCredits", "reason", "reasonExtra"];
  expect(Object.keys(all[0]!).sort()).toEqual(fields);
});

test("nobody sees the history of someone else, nor any without a session", async () => {
  const [ada, bob] = [await signedIn(harness, { credits: 100 }), await signedIn(harness)];
  const nothing = { items: [], reasons: [], nextCursor: null };
  expect(await bob.client.trpc.user.creditHistory.query({})).toEqual(nothing);
  const { reasons } = await ada.client.trpc.user.creditHistory.query({ limit: 1 });
  expect(reasons).toEqual(["REGISTRATION_BONUS"]);
  expect(await bob.client.trpc.user.getCredits.query()).toEqual({ amount: 0 });
  await harness.db.write([{ sql: "DELETE FROM session WHERE id = ?", args: [ada.sessionId] }]);
  const { user } = ada.client.trpc;
  const calls = [user.creditHistory.query({}), user.getCredits.query()];
  expect(await refusals(calls)).toEqual(["NOT_SIGNED_IN", "NOT_SIGNED_IN"]);
});
