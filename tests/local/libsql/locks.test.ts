import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createClient } from "@libsql/client/web";
import { describe, expect, onTestFinished, test } from "vitest";
import { startLibsql } from "#scripts/local/libsql/server.ts";
import { holdWriteLock } from "#tests/support/local/child-server.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

/** A server over a table with one row, the official client for it, and the file itself. */
async function openBox(options: { busyMs?: number } = {}) {
  const file = join(scratchFolder(), "db.sqlite");
  const server = await startLibsql({ file, ...options });
  const client = createClient({ url: server.url });
  onTestFinished(async () => {
    client.close();
    await server.close();
  });
  await client.executeMultiple(
    "CREATE TABLE box (id INTEGER PRIMARY KEY, n INTEGER); INSERT INTO box VALUES (1, 0);",
  );
  /** What a connection from outside finds: only what was truly committed. */
  function truth(sql = "SELECT n FROM box ORDER BY id"): unknown[] {
    const db = new DatabaseSync(file, { readOnly: true, returnArrays: true });
    const rows = db.prepare(sql).all() as unknown as unknown[][];
    db.close();
    return rows.map(([value]) => value);
  }
  /** Another program's connection in this process: it lets go of the lock at once when told to. */
  function outside(sql: string): DatabaseSync {
    const db = new DatabaseSync(file, { timeout: 1000 });
    db.exec(sql);
    return db;
  }
  const waiting = (count: number) => expect.poll(() => server.waitingWriters()).toBe(count);
  /** Runs the same on each connection of the pool: while another program holds the lock nobody gives theirs back. */
  async function everywhere(sql: string) {
    const other = outside("BEGIN IMMEDIATE");
    const all = Array.from({ length: 8 }, () => client.execute(sql));
    await waiting(8);
    other.exec("ROLLBACK");
    other.close();
    return Promise.all(all);
  }
  return { file, server, client, truth, outside, waiting, everywhere };
}

const BUSY = { code: "SQLITE_BUSY" };

describe("a write that is answered is written", () => {
  test("after another program held the lock for longer than a writer waits", async () => {
    const { file, server, client, truth, everywhere } = await openBox({ busyMs: 60 });
    const other = await holdWriteLock(file);
    const refused = await Promise.allSettled(
      Array.from({ length: 4 }, (_, at) => client.execute(`UPDATE box SET n = n + ${10 ** at}`)),
    );
    for (const result of refused) expect(result).toMatchObject({ status: "rejected", reason: BUSY });
    await expect(client.batch(["UPDATE box SET n = 7"], "write")).rejects.toMatchObject(BUSY);
    await other.kill();
    server.setBusyMs(60_000);

    await client.execute("UPDATE box SET n = n + 1000");
    expect(truth()).toEqual([1000]);
    await client.batch(["UPDATE box SET n = n + 1000", "UPDATE box SET n = n + 1"], "write");
    expect(truth()).toEqual([2001]);
    await everywhere("UPDATE box SET n = n + 1");
    expect(truth()).toEqual([2009]);
  });

  test.each([
    ["COMMIT", ["other"]],
    ["ROLLBACK", []],
  ])("after it waited behind a change of the schema that ended with %s", async (end, tables) => {
    const { client, truth, outside, waiting } = await openBox();
    const changing = outside("BEGIN IMMEDIATE; CREATE TABLE other (a)");
    const late = client.execute("INSERT INTO box VALUES (2, 2)");
    await waiting(1);
    changing.exec(end);
    expect((await late).rowsAffected).toBe(1);
    await client.execute("INSERT INTO box VALUES (3, 3)");
    changing.exec("INSERT INTO box VALUES (4, 4)");
    changing.close();
    expect(truth()).toEqual([0, 2, 3, 4]);
    expect(truth("SELECT name FROM sqlite_schema WHERE name = 'other'")).toEqual(tables);
  });

  test("after a transaction whose snapshot was too old to write from", async () => {
    const { client, truth, outside, waiting } = await openBox();
    const other = outside("BEGIN IMMEDIATE; UPDATE box SET n = 1");
    const late = client.batch(["SELECT n FROM box", "UPDATE box SET n = 50"], "deferred");
    const refused = expect(late).rejects.toMatchObject(BUSY);
    await waiting(1);
    other.exec("COMMIT");
    other.close();
    await refused;
    await Promise.all(Array.from({ length: 20 }, () => client.execute("UPDATE box SET n = n + 1")));
    expect(truth()).toEqual([21]);
  });
});

describe("after a change of the schema", () => {
  test("no connection answers with the columns of before, whoever changed them", async () => {
    const { client, outside, everywhere } = await openBox();
    await client.executeMultiple("CREATE TABLE person (id INTEGER PRIMARY KEY, old TEXT, email TEXT)");
    await client.execute("INSERT INTO person VALUES (1, 'old', 'e@x')");
    const all = "UPDATE person SET id = id RETURNING *";
    await everywhere(all);
    await client.execute("ALTER TABLE person DROP COLUMN old");
    for (const { columns, rows } of await everywhere(all))
      expect([columns, { ...rows[0] }]).toEqual([["id", "email"], { id: 1, email: "e@x" }]);
    outside("ALTER TABLE person ADD COLUMN age INTEGER DEFAULT 30").close();
    for (const { rows } of await everywhere(all))
      expect({ ...rows[0] }).toEqual({ id: 1, email: "e@x", age: 30 });
  });
});

test("results of more than 10 MB are refused, and a batch with them is undone", async () => {
  const { client, truth } = await openBox();
  const large = "SELECT hex(zeroblob(3000000)), hex(zeroblob(3000000))";
  const refusal = { code: "RESPONSE_TOO_LARGE" };
  await expect(client.execute(large)).rejects.toMatchObject(refusal);
  await expect(client.batch(["UPDATE box SET n = 9", large], "write")).rejects.toMatchObject(refusal);
  expect(truth()).toEqual([0]);
  const { rows } = await client.execute("SELECT zeroblob(9000000) AS b");
  expect(rows[0]?.b).toHaveProperty("byteLength", 9_000_000);
});
