import { expect, test } from "vitest";
import { allPages } from "#tests/support/all-pages.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { move } from "#tests/support/rows.ts";
import { signedIn } from "#tests/support/signed-in.ts";

const harness = harnessForFile();

test("the balance is the sum of its history, which comes in pages, newest first, and shows no key", async () => {
  const { userId, client } = await signedIn(harness, { credits: 100 });
  const { user } = client.trpc;
  await harness.db.write([-30, 5, -1, -2].map((credits) => move(userId, credits)));
  expect(await user.getCredits.query()).toEqual({ amount: 72 });
  const pages = await allPages(
    (cursor) => user.creditHistory.query({ limit: 2, cursor }),
    // a movement that comes meanwhile does not shift the next page
    () => harness.db.write([move(userId, -5)]),
  );
  const all = pages.flat();
  expect(all.map((item) => [item.credits, item.previousCredits, item.newCredits])).toEqual([
    [-2, 74, 72],
    [-1, 75, 74],
    [5, 70, 75],
    [-30, 100, 70],
    [100, 0, 100],
  ]);
  const fields = ["createdAt", "credits", "id", "newCredits", "previousCredits", "reason", "reasonExtra"];
  expect(Object.keys(all[0]!).sort()).toEqual(fields);
});

test("nobody sees the history of someone else", async () => {
  const [ada, bob] = [await signedIn(harness, { credits: 100 }), await signedIn(harness)];
  const { reasons } = await ada.client.trpc.user.creditHistory.query({ limit: 1 });
  expect(reasons).toEqual(["REGISTRATION_BONUS"]);
  const { user } = bob.client.trpc;
  expect(await user.creditHistory.query({})).toEqual({ items: [], reasons: [], nextCursor: null });
  expect(await user.getCredits.query()).toEqual({ amount: 0 });
});
