import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { TRIGGERS, VIEWS } from "#db/triggers.ts";
import { startDatabase, type TestDatabase } from "#tests/support/database.ts";
import { move, userRow } from "#tests/support/rows.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await startDatabase();
});
afterAll(() => base.close());

async function schema(): Promise<string[]> {
  const { rows } = await base.client.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name");
  return rows.map((row) => `${row.type} ${row.name}: ${row.sql}`);
}

async function names(type: "trigger" | "view"): Promise<string[]> {
  const { rows } = await base.client.execute({
    sql: "SELECT name FROM sqlite_master WHERE type = ?",
    args: [type],
  });
  return rows.map((row) => String(row.name)).sort();
}

test("a migration leaves every trigger and view in place, and only those", async () => {
  expect((await migrate(base.client)).applied).not.toEqual([]);
  expect(await names("trigger")).toEqual(Object.keys(TRIGGERS).sort());
  expect(await names("view")).toEqual(Object.keys(VIEWS).sort());
});

test("migrating again changes nothing and keeps the data", async () => {
  await base.db.write([userRow("ada"), move("ada", 5)]);
  const before = await schema();
  expect(await migrate(base.client)).toEqual({ applied: [] });
  expect(await schema()).toEqual(before);
  const { rows } = await base.client.execute("SELECT credits FROM user");
  expect(rows.map((row) => row.credits)).toEqual([5]);
});

test("a trigger that was lost or weakened is put back", async () => {
  const before = await schema();
  await base.client.executeMultiple(`
    DROP TRIGGER ledger_no_delete;
    DROP TRIGGER user_guard;
    CREATE TRIGGER user_guard BEFORE UPDATE OF credits ON user BEGIN SELECT 1; END;`);
  await migrate(base.client);
  expect(await schema()).toEqual(before);
});

test("two at once end with one whole schema", async () => {
  const other = await startDatabase();
  try {
    const done = await Promise.allSettled([migrate(other.client), migrate(other.client)]);
    // the slower one may find its work done, but never leaves half of it
    expect(done.some(({ status }) => status === "fulfilled")).toBe(true);
    await migrate(other.client);
    const { rows } = await other.client.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'");
    expect(rows).toHaveLength(Object.keys(TRIGGERS).length);
  } finally {
    await other.close();
  }
});

test("every foreign key holds after a migration", async () => {
  const { rows } = await base.client.execute("PRAGMA foreign_key_check");
  expect(rows).toEqual([]);
});
