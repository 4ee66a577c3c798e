import { expect, test } from "vitest";
import type { Statement } from "#db/client.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { allPages, idsOf } from "#tests/support/all-pages.ts";
import { addCharge, generationRow, move, packRows, trainingRow } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { uploadRow } from "#tests/support/photos/uploads.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** What comes in pages. */
const harness = harnessForFile();

type Row = {
  id: string;
  userId: string;
  chargeId: string;
  createdAt: number;
};
interface List {
  query(page: { cursor?: string | null; limit?: number }): Promise<Page>;
}
interface Page {
  items: { id: string }[];
  nextCursor: string | null;
}

const packOf = (row: Row) => {
  const training = { ...row, id: `${row.id}-training` };
  return [trainingRow(training), ...packRows({ ...row, trainingId: training.id })];
};
const LISTS: [table: string, (row: Row) => Statement[], (trpc: ApiClient["trpc"]) => List][] = [
  ["training", (row) => [trainingRow(row)], ({ trainings }) => trainings.list],
  ["userGeneratedPack", packOf, ({ packs }) => packs.list],
  ["uploadedImage", (row) => [uploadRow(row)], ({ uploads }) => uploads.list],
  ["generation", (row) => [generationRow(row)], ({ generations }) => generations.list],
];

test.each(LISTS)("%s in pages: newest first, each once, be there ties or one gone", async (...args) => {
  const [table, insert, listOf] = args;
  const { userId, client } = await signedIn(harness, { credits: 1 });
  const chargeId = await addCharge(harness.db, userId);
  const [oldest = "", ...others] = Array.from({ length: 5 }, () => crypto.randomUUID()).toSorted();
  const row = (id: string) => ({ id, userId, chargeId, createdAt: id === oldest ? 1000 : 2000 });
  await harness.db.write([oldest, ...others].flatMap((id) => insert(row(id))));
  const pages = await allPages(
    (cursor) => listOf(client.trpc).query({ limit: 2, cursor }),
    (last) => harness.db.write([sql(`DELETE FROM ${table} WHERE id = ?`, last.at(-1)!.id)]),
  );
  expect(pages.flatMap(idsOf)).toEqual([...others.toReversed(), oldest]);

  const stranger = listOf((await signedIn(harness)).client.trpc);
  expect(await stranger.query({})).toEqual({ items: [], nextCursor: null });
  expect(await refusal(stranger.query({ cursor: "no cursor" }))).toBe("BAD_INPUT");
});

test("the balance is the sum of its history, which comes in pages, newest first, and shows no key and nobody else", async () => {
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
  const stranger = (await signedIn(harness)).client.trpc.user;
  expect(await stranger.creditHistory.query({})).toEqual({ items: [], reasons: [], nextCursor: null });
});
