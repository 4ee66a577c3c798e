import { afterAll, beforeAll, expect, test } from "vitest";
import type { Statement } from "#db/client.ts";
import {
  JOB_STATUS,
  JOB_TRANSITIONS,
  TRAINING_TRANSITIONS,
  WORK_STATUS,
  WORK_TRANSITIONS,
} from "#schema/jobs.ts";
import { TRAINING_STATUS } from "#schema/training.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { startPack, startPictures } from "#tests/support/started-work.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  harness.cloud.qstash.pause();
  await startPack(harness);
  await startPictures(harness);
});
afterAll(() => harness.close());

const TABLES: [string, readonly string[], Readonly<Record<string, readonly string[]>>][] = [
  ["job", JOB_STATUS, JOB_TRANSITIONS],
  ["training", TRAINING_STATUS, TRAINING_TRANSITIONS],
  ["packInferenceJob", WORK_STATUS, WORK_TRANSITIONS],
  ["generation", WORK_STATUS, WORK_TRANSITIONS],
];
const PAIRS = TABLES.flatMap(([table, statuses, allowed]) =>
  statuses.flatMap((from) => statuses.map((to) => ({ table, from, to, ok: allowed[from]?.includes(to) }))),
);

/** The statements that put one row into a state, whatever it was in, the table's own trigger set aside. */
async function place(table: string, status: string): Promise<string> {
  const results = await harness.db.write([
    { sql: `SELECT sql FROM sqlite_master WHERE name = ?`, args: [`${table}_transition`] },
    { sql: `SELECT id FROM ${table} ORDER BY rowid LIMIT 1`, args: [] },
  ]);
  const id = String(results[1]?.rows[0]?.id);
  await harness.db.write([
    { sql: `DROP TRIGGER ${table}_transition`, args: [] },
    set(table, id, status),
    { sql: String(results[0]?.rows[0]?.sql), args: [] },
  ]);
  return id;
}

/** A picture has an object exactly when it has arrived. */
function set(table: string, id: string, status: string): Statement {
  const arrived = status === "COMPLETED" ? "'outputs/' || id" : "NULL";
  return {
    sql: `UPDATE ${table} SET status = ?${table === "generation" ? `, imageUrl = ${arrived}` : ""} WHERE id = ?`,
    args: [status, id],
  };
}

async function statusOf(table: string, id: string): Promise<unknown> {
  const [result] = await harness.db.write([{ sql: `SELECT status FROM ${table} WHERE id = ?`, args: [id] }]);
  return result?.rows[0]?.status;
}

test("there are pairs of both sorts in every table", () => {
  for (const [table] of TABLES) {
    const own = PAIRS.filter((pair) => pair.table === table);
    expect(new Set(own.map((pair) => pair.ok))).toEqual(new Set([true, false]));
  }
});

test.each(PAIRS.filter((pair) => !pair.ok))(
  "$table: $from to $to is refused",
  async ({ table, from, to }) => {
    const id = await place(table, from);
    const move = harness.db.write([set(table, id, to)]);
    await expect(move).rejects.toThrow(`${table}_transition`);
    expect(await statusOf(table, id)).toBe(from);
  },
);

test.each(PAIRS.filter((pair) => pair.ok))("$table: $from to $to is allowed", async ({ table, from, to }) => {
  const id = await place(table, from);
  await harness.db.write([set(table, id, to)]);
  expect(await statusOf(table, id)).toBe(to);
});
