import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Client, createClient } from "@libsql/client/web";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type LibsqlServer, startLibsql } from "#scripts/local/libsql/server.ts";
import { startChildServer } from "#tests/support/child-server.ts";
import { manualTime } from "#tests/support/manual-time.ts";

let folder: string;
let file: string;
let server: LibsqlServer;
let client: Client;

async function start(options: Partial<Parameters<typeof startLibsql>[0]> = {}) {
  server = await startLibsql({ file, ...options });
  client = createClient({ url: server.url });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "libsql-"));
  file = join(folder, "db.sqlite");
  await start();
  await client.executeMultiple(
    "CREATE TABLE box (id INTEGER PRIMARY KEY, n INTEGER); INSERT INTO box VALUES (1, 0);",
  );
});

afterEach(async () => {
  client.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const holdLock = () =>
  startChildServer(new URL("../support/hold-write-lock.ts", import.meta.url).pathname, file);

/** What a connection from outside finds: only what was truly committed. */
function truth(sql = "SELECT n FROM box ORDER BY id"): unknown[] {
  const db = new DatabaseSync(file, { readOnly: true, returnArrays: true });
  try {
    return (db.prepare(sql).all() as unknown as unknown[][]).map(([value]) => value);
  } finally {
    db.close();
  }
}

/** As many streams as may be kept idle, all at once: each connection of the pool is asked. */
const everywhere = () =>
  Promise.all(
    Array.from({ length: 20 }, async () => {
      const reading = await client.transaction("read");
      const { rows } = await reading.execute("SELECT n FROM box WHERE id = 1");
      await reading.rollback();
      return rows[0]?.n;
    }),
  );

describe("a write that is answered is written", () => {
  test("after another program held the lock for longer than a writer waits", async () => {
    await server.close();
    await start({ busyMs: 60 });
    const other = await holdLock();
    const refused = await Promise.allSettled(
      Array.from({ length: 4 }, (_, at) => client.execute(`UPDATE box SET n = n + ${10 ** at}`)),
    );
    for (const result of refused) {
      expect(result).toMatchObject({ status: "rejected", reason: { code: "SQLITE_BUSY" } });
    }
    await expect(client.batch(["UPDATE box SET n = 7"], "write")).rejects.toMatchObject({
      code: "SQLITE_BUSY",
    });
    await other.kill();

    await client.execute("UPDATE box SET n = n + 1000");
    expect(truth()).toEqual([1000]);
    await client.batch(["UPDATE box SET n = n + 1000", "UPDATE box SET n = n + 1"], "write");
    expect(truth()).toEqual([2001]);
    expect(await everywhere()).toEqual(Array(20).fill(2001));
  });

  test("after it waited behind a change of the schema", async () => {
    const changing = await client.transaction("write");
    await changing.execute("CREATE TABLE other (a)");
    const waiting = client.execute("INSERT INTO box VALUES (2, 2)");
    await expect.poll(() => server.held().writers).toBe(1);
    await changing.commit();
    expect((await waiting).rowsAffected).toBe(1);
    await client.execute("INSERT INTO box VALUES (3, 3)");
    expect(truth()).toEqual([0, 2, 3]);
    expect(truth("SELECT name FROM sqlite_schema WHERE name = 'other'")).toEqual(["other"]);
  });

  test("after the change of the schema it waited behind was left alone and undone", async () => {
    const time = manualTime(Date.now());
    await server.close();
    await start({ time });
    const changing = await client.transaction("write");
    await changing.execute("CREATE TABLE other (a)");
    const waiting = client.execute("INSERT INTO box VALUES (2, 2)");
    await expect.poll(() => server.held().writers).toBe(1);
    time.advance(10_000);
    await waiting;
    expect(truth()).toEqual([0, 2]);
    expect(truth("SELECT name FROM sqlite_schema WHERE name = 'other'")).toEqual([]);
    const outside = new DatabaseSync(file, { timeout: 0 });
    outside.exec("INSERT INTO box VALUES (3, 3)");
    outside.close();
    expect(truth()).toEqual([0, 2, 3]);
  });

  test("after a transaction whose snapshot was too old to write from", async () => {
    const late = await client.transaction("deferred");
    await late.execute("SELECT n FROM box");
    await client.execute("UPDATE box SET n = 1");
    await expect(late.execute("UPDATE box SET n = 50")).rejects.toMatchObject({ code: "SQLITE_BUSY" });
    await late.rollback();
    late.close();
    expect(await everywhere()).toEqual(Array(20).fill(1));
    await Promise.all(Array.from({ length: 20 }, () => client.execute("UPDATE box SET n = n + 1")));
    expect(truth()).toEqual([21]);
  });
});

describe("after a change of the schema", () => {
  test("no connection answers with the columns of before, whether it is open, idle or another program's", async () => {
    await client.executeMultiple("CREATE TABLE person (id INTEGER PRIMARY KEY, old TEXT, email TEXT)");
    await client.execute("INSERT INTO person VALUES (1, 'old', 'e@x')");
    const all = "SELECT * FROM person";
    const open = await client.transaction("deferred");
    await Promise.all(Array.from({ length: 8 }, () => client.execute(all)));
    await client.execute("ALTER TABLE person DROP COLUMN old");
    for (const { columns, rows } of [
      await open.execute(all),
      ...(await Promise.all(Array.from({ length: 20 }, () => client.execute(all)))),
    ]) {
      expect([columns, { ...rows[0] }]).toEqual([["id", "email"], { id: 1, email: "e@x" }]);
    }
    await open.rollback();

    const outside = new DatabaseSync(file, { timeout: 1000 });
    outside.exec("ALTER TABLE person ADD COLUMN age INTEGER DEFAULT 30");
    outside.close();
    await client.execute("INSERT INTO person VALUES (2, 'f@x', 40)");
    expect((await client.execute(all)).rows.map((row) => ({ ...row }))).toEqual([
      { id: 1, email: "e@x", age: 30 },
      { id: 2, email: "f@x", age: 40 },
    ]);
  });

  test("one that was undone is forgotten within its own transaction", async () => {
    const tx = await client.transaction("write");
    await tx.execute("SAVEPOINT before");
    await tx.execute("ALTER TABLE box ADD COLUMN extra");
    expect((await tx.execute("SELECT * FROM box")).columns).toEqual(["id", "n", "extra"]);
    await tx.execute("ROLLBACK TO before");
    expect((await tx.execute("SELECT * FROM box")).columns).toEqual(["id", "n"]);
    await tx.rollback();
  });
});

describe("large results", () => {
  const COUNT = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)";

  test("200,000 rows come back", async () => {
    const { rows } = await client.execute({ sql: `${COUNT} SELECT i FROM n`, args: [200_000n] });
    expect([rows.length, rows.at(-1)?.i]).toEqual([200_000, 200_000]);
  });

  test("more than 10 MB are refused, and a batch with them is undone", async () => {
    const large = "SELECT hex(zeroblob(3000000)), hex(zeroblob(3000000))";
    await expect(client.execute(large)).rejects.toMatchObject({ code: "RESPONSE_TOO_LARGE" });
    await expect(client.batch(["UPDATE box SET n = 9", large], "write")).rejects.toMatchObject({
      code: "RESPONSE_TOO_LARGE",
    });
    expect(truth()).toEqual([0]);
    expect((await client.execute("SELECT zeroblob(9000000) AS b")).rows[0]?.b).toHaveProperty(
      "byteLength",
      9_000_000,
    );
  });
});
