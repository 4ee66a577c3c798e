import { expect, test } from "vitest";
import type { Statement } from "#db/client.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import { allPages, idsOf } from "#tests/support/all-pages.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { addCharge, generationRow, packRows, trainingRow } from "#tests/support/rows.ts";
import { refusal, signedIn } from "#tests/support/signed-in.ts";
import { sql } from "#tests/support/sql.ts";
import { uploadRow } from "#tests/support/uploads.ts";

/** What comes in pages. */
const harness = harnessForFile();

type Trpc = ApiClient["trpc"];
interface Page {
  cursor?: string | null;
  limit?: number;
}
type Row = {
  id: string;
  userId: string;
  chargeId: string;
};

interface List {
  table: string;
  insert(row: Row): Statement[];
  query(trpc: Trpc, page: Page): Promise<{ items: { id: string }[]; nextCursor: string | null }>;
}
const LISTS: Record<string, List> = {
  trainings: {
    table: "training",
    insert: (row) => [trainingRow(row)],
    query: ({ trainings }, page) => trainings.list.query(page),
  },
  packs: {
    table: "userGeneratedPack",
    insert: (row) => [
      trainingRow({ ...row, id: `${row.id}-training` }),
      ...packRows({ ...row, trainingId: `${row.id}-training` }),
    ],
    query: ({ packs }, page) => packs.list.query(page),
  },
  uploads: {
    table: "uploadedImage",
    insert: (row) => [uploadRow(row)],
    query: ({ uploads }, page) => uploads.list.query(page),
  },
  pictures: {
    table: "generation",
    insert: (row) => [generationRow(row)],
    query: ({ generations }, page) => generations.list.query(page),
  },
};

test.each(Object.entries(LISTS))(
  "%s: newest first, each once, though many came at once and one goes meanwhile",
  async (_, { table, insert, query }) => {
    const person = await signedIn(harness, { credits: 1 });
    const { userId, client } = person;
    const chargeId = await addCharge(harness.db, userId);
    const ids = Array.from({ length: 5 }, () => crypto.randomUUID()).toSorted();
    const [oldest = "", ...others] = ids;
    await harness.db.write([
      ...ids.flatMap((id) => insert({ id, userId, chargeId })),
      sql(`UPDATE ${table} SET createdAt = 2000 WHERE userId = ?`, userId),
      sql(`UPDATE ${table} SET createdAt = 1000 WHERE id = ?`, oldest),
    ]);
    const pages = await allPages(
      (cursor) => query(client.trpc, { limit: 2, cursor }),
      (last) => harness.db.write([sql(`DELETE FROM ${table} WHERE id = ?`, last.at(-1)!.id)]),
    );
    expect(pages.flatMap(idsOf)).toEqual([...others.toReversed(), oldest]);

    const { trpc } = (await signedIn(harness)).client;
    expect(await query(trpc, {})).toEqual({ items: [], nextCursor: null });
    for (const cursor of ["x", "12_", "_x", "1e5_x", "99999999999999999_x", "-1_x"])
      expect([cursor, await refusal(query(trpc, { cursor }))]).toEqual([cursor, "BAD_INPUT"]);
  },
);
