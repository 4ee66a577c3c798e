import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client/web";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type LibsqlServer, startLibsql } from "#scripts/local/libsql/server.ts";

const authToken = "secret";
let folder: string;
let server: LibsqlServer;
let client: Client;

/** Beyond any stall, for tests in which nothing may run out. */
const PATIENT = { transactionMs: 60_000, streamIdleMs: 60_000, busyMs: 60_000 };

async function start(options: Partial<typeof PATIENT> = {}) {
  server = await startLibsql({ file: join(folder, "new", "db.sqlite"), authToken, ...options });
  client = createClient({ url: server.url, authToken, intMode: "bigint" });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "libsql-"));
  await start();
  await client.executeMultiple(`
    CREATE TABLE account (id INTEGER PRIMARY KEY, name TEXT UNIQUE, credits INTEGER CHECK (credits >= 0));
    CREATE TABLE entry (id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES account(id), note ANY);
    CREATE TRIGGER entry_stays BEFORE DELETE ON entry BEGIN
      SELECT CASE WHEN 1 THEN 1 END;
      SELECT RAISE(ABORT, 'entries are kept');
    END;
    INSERT INTO account VALUES (1, 'Ada; the first', 10);`);
});

afterEach(async () => {
  client.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const credits = async () =>
  (await client.execute("SELECT credits FROM account WHERE id = 1")).rows[0]?.credits;
const count = async () => Number((await client.execute("SELECT count(*) AS n FROM entry")).rows[0]?.n);

describe("values", () => {
  test("every kind of value comes back as it went in", async () => {
    const blob = new Uint8Array([0, 1, 254, 255]);
    const sent = [null, 9223372036854775807n, -9223372036854775808n, 1.5, "zoë\n'quoted'", ""];
    const { rows } = await client.execute({
      sql: "SELECT ? AS a, ? AS b, ? AS c, ? AS d, ? AS e, ? AS f, ? AS g, x'' AS h",
      args: [...sent, blob],
    });
    const row = rows[0]!;
    expect([row.a, row.b, row.c, row.d, row.e, row.f]).toEqual(sent);
    expect(new Uint8Array(row.g as ArrayBuffer)).toEqual(blob);
    expect((row.h as ArrayBuffer).byteLength).toBe(0);
  });

  test("a JavaScript number is stored as a float, a bigint as an integer", async () => {
    const { rows } = await client.execute({ sql: "SELECT typeof(?), typeof(?)", args: [5, 5n] });
    expect([rows[0]?.[0], rows[0]?.[1]]).toEqual(["real", "integer"]);
  });

  test("columns of the same name, named arguments, declared types, changes and row ids", async () => {
    const twice = await client.execute("SELECT 1 AS x, 2 AS x");
    expect([twice.columns, twice.rows[0]?.[0], twice.rows[0]?.[1]]).toEqual([["x", "x"], 1n, 2n]);
    const named = await client.execute({
      sql: "SELECT name, credits FROM account WHERE id = :id AND credits > @least",
      args: { id: 1n, least: 5 },
    });
    expect(named.columnTypes).toEqual(["TEXT", "INTEGER"]);
    expect(named.rows[0]?.name).toBe("Ada; the first");
    const inserted = await client.execute("INSERT INTO account VALUES (9007199254740993, 'Big', 1)");
    expect([inserted.rowsAffected, inserted.lastInsertRowid]).toEqual([1, 9007199254740993n]);
    const returned = await client.execute("UPDATE account SET credits = credits + 1 RETURNING credits");
    expect([returned.rowsAffected, returned.rows.length]).toEqual([2, 2]);
    const through = await client.execute(
      "WITH few AS (SELECT id FROM account WHERE id = 1) UPDATE account SET credits = 3 WHERE id IN few",
    );
    expect(through.rowsAffected).toBe(1);
    expect((await client.execute("SELECT 1")).rowsAffected).toBe(0);
  });

  test("more than a hundred rows arrive whole and in order", async () => {
    const { rows } = await client.execute(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1234) SELECT i FROM n",
    );
    expect(rows.map((row) => Number(row.i))).toEqual(Array.from({ length: 1234 }, (_, i) => i + 1));
  });

  test("columns follow a change of the schema", async () => {
    await client.execute("SELECT * FROM account");
    await client.execute("ALTER TABLE account ADD COLUMN email TEXT");
    expect((await client.execute("SELECT * FROM account")).columns).toContain("email");
  });
});

describe("errors", () => {
  const failing: [string, string, string][] = [
    ["INSERT INTO account VALUES (2, 'Ada; the first', 1)", "SQLITE_CONSTRAINT", "account.name"],
    ["UPDATE account SET credits = -1", "SQLITE_CONSTRAINT", "credits >= 0"],
    ["INSERT INTO entry VALUES (1, 99, NULL)", "SQLITE_CONSTRAINT", "FOREIGN KEY"],
    ["SELEC 1", "SQL_PARSE_ERROR", "syntax error"],
    ["SELECT colour FROM account", "SQL_INPUT_ERROR", "no such column"],
    ["SELECT 1 FROM missing", "SQLITE_UNKNOWN", "no such table"],
    ["SELECT 1; SELECT 2", "SQL_MANY_STATEMENTS", "more than one"],
    ["-- only words", "SQL_NO_STATEMENT", "any statement"],
    ["SELECT ?", "ARGS_INVALID", "parameter"],
  ];
  test.each(failing)("%s is %s", async (sql, code, message) => {
    await expect(client.execute(sql)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    });
  });

  test("a trigger's own words arrive", async () => {
    await client.execute("INSERT INTO entry VALUES (1, 1, 'x')");
    await expect(client.execute("DELETE FROM entry")).rejects.toMatchObject({
      code: "SQLITE_CONSTRAINT",
      message: expect.stringContaining("entries are kept"),
    });
  });

  test("a wrong token is refused and nothing runs", async () => {
    const stranger = createClient({ url: server.url, authToken: "guess" });
    await expect(stranger.execute("DELETE FROM account")).rejects.toThrow(/401/);
    expect(await credits()).toBe(10n);
  });

  test("describe tells parameters and columns; autocommit and conditions follow the stream", async () => {
    const requests = [
      { type: "describe", sql: "SELECT id, name FROM account WHERE id = ? AND name = :name" },
      { type: "execute", stmt: { sql: "BEGIN" } },
      { type: "get_autocommit" },
      {
        type: "batch",
        batch: {
          steps: [
            { condition: { type: "is_autocommit" }, stmt: { sql: "SELECT 1" } },
            { condition: { type: "not", cond: { type: "is_autocommit" } }, stmt: { sql: "SELEC" } },
            { condition: { type: "error", step: 1 }, stmt: { sql: "SELECT 3" } },
          ],
        },
      },
      { type: "close" },
    ];
    const response = await fetch(`${server.url}/v3/pipeline`, {
      method: "POST",
      headers: { authorization: `Bearer ${authToken}` },
      body: JSON.stringify({ requests }),
    });
    const { baton, results } = await response.json();
    expect(baton).toBeNull();
    expect(results[0].response.result).toEqual({
      params: [{ name: null }, { name: ":name" }],
      cols: [
        { name: "id", decltype: "INTEGER" },
        { name: "name", decltype: "TEXT" },
      ],
      is_explain: false,
      is_readonly: true,
    });
    expect(results[2].response.is_autocommit).toBe(false);
    const { step_results: done, step_errors: failed } = results[3].response.result;
    expect([done[0], done[1], failed[0], failed[2]]).toEqual([null, null, null, null]);
    expect([failed[1].code, done[2].rows[0][0].value]).toEqual(["SQL_PARSE_ERROR", "3"]);
  });

  test("what is not a pipeline is answered with 400", async () => {
    const headers = { authorization: `Bearer ${authToken}` };
    for (const body of [
      "{",
      "[]",
      '{"requests":[{"type":"dance"}]}',
      '{"baton":"made up","requests":[]}',
      '{"requests":[{"type":"execute"}]}',
    ]) {
      const response = await fetch(`${server.url}/v2/pipeline`, { method: "POST", headers, body });
      expect(response.status).toBe(400);
    }
  });
});

describe("batches", () => {
  test("run in one round trip, and one failing statement undoes all", async () => {
    const before = server.stats.pipelines;
    const results = await client.batch(
      [
        { sql: "UPDATE account SET credits = credits - ? WHERE id = 1", args: [4n] },
        "INSERT INTO entry (account, note) VALUES (1, 'charge') RETURNING id",
      ],
      "write",
    );
    expect(server.stats.pipelines - before).toBe(1);
    expect(results.map((result) => result.rowsAffected)).toEqual([1, 1]);

    await expect(
      client.batch(
        ["INSERT INTO entry (account) VALUES (1)", "UPDATE account SET credits = credits - 7", "SELECT 1"],
        "write",
      ),
    ).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT" });
    expect([await credits(), await count()]).toEqual([6n, 1]);
  });

  test("migrate rebuilds a table that others refer to, with foreign keys on again afterwards", async () => {
    await client.execute("INSERT INTO entry VALUES (1, 1, 'kept')");
    await client.migrate([
      "CREATE TABLE fresh (id INTEGER PRIMARY KEY, name TEXT, credits INTEGER)",
      "INSERT INTO fresh SELECT * FROM account",
      "DROP TABLE account",
      "ALTER TABLE fresh RENAME TO account",
    ]);
    expect(await count()).toBe(1);
    await expect(client.execute("INSERT INTO entry VALUES (2, 99, NULL)")).rejects.toMatchObject({
      code: "SQLITE_CONSTRAINT",
    });
  });
});

describe("transactions", () => {
  test.each(["write", "deferred"] as const)("%s: commit keeps, rollback undoes", async (mode) => {
    const kept = await client.transaction(mode);
    await kept.execute("UPDATE account SET credits = 3");
    await kept.batch(["INSERT INTO entry (account) VALUES (1)", "INSERT INTO entry (account) VALUES (1)"]);
    await kept.commit();
    const undone = await client.transaction(mode);
    await undone.execute("UPDATE account SET credits = 9");
    expect((await undone.execute("SELECT credits FROM account")).rows[0]?.credits).toBe(9n);
    await undone.rollback();
    expect([await credits(), await count()]).toEqual([3n, 2]);
  });

  test("an error inside leaves the transaction usable; closing without commit undoes it", async () => {
    const transaction = await client.transaction("write");
    await transaction.execute("INSERT INTO entry (account) VALUES (1)");
    await expect(transaction.execute("SELEC")).rejects.toThrow();
    expect((await transaction.execute("SELECT count(*) AS n FROM entry")).rows[0]?.n).toBe(1n);
    transaction.close();
    await expect.poll(count).toBe(0);
  });

  test("a stream left alone is undone, lets others write, and says that it has expired", async () => {
    await server.close();
    await start({ streamIdleMs: 150 });
    const abandoned = await client.transaction("write");
    await abandoned.execute("UPDATE account SET credits = 0");
    await client.execute("UPDATE account SET credits = credits + 1");
    expect(await credits()).toBe(11n);
    await expect(abandoned.execute("SELECT 1")).rejects.toMatchObject({ code: "STREAM_EXPIRED" });
  });

  test("a writer that waits too long is told that the database is busy", async () => {
    await server.close();
    await start({ ...PATIENT, busyMs: 100 });
    const holder = await client.transaction("write");
    await holder.execute("UPDATE account SET credits = 0");
    await expect(client.execute("UPDATE account SET credits = 5")).rejects.toMatchObject({
      code: "SQLITE_BUSY",
    });
    expect(await credits()).toBe(10n);
    await holder.commit();
    expect(await credits()).toBe(0n);
  });
});

describe("many at once", () => {
  test("16 interactive writers all succeed, none lost", async () => {
    await server.close();
    await start(PATIENT);
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        const transaction = await client.transaction("write");
        const { rows } = await transaction.execute("SELECT credits FROM account WHERE id = 1");
        await transaction.execute({
          sql: "UPDATE account SET credits = ? WHERE id = 1",
          args: [(rows[0]?.credits as bigint) + 1n],
        });
        await transaction.commit();
      }),
    );
    expect(await credits()).toBe(26n);
  });

  test("100 parallel charges on a balance for 10 grant exactly 10", async () => {
    const charges = await Promise.all(
      Array.from({ length: 100 }, () =>
        client.execute("UPDATE account SET credits = credits - 1 WHERE id = 1 AND credits >= 1"),
      ),
    );
    expect(charges.filter((charge) => charge.rowsAffected === 1)).toHaveLength(10);
    expect(await credits()).toBe(0n);
  });

  test("batches wait for an open transaction and then all run", async () => {
    await server.close();
    await start(PATIENT);
    const holder = await client.transaction("write");
    await holder.execute("INSERT INTO entry (account) VALUES (1)");
    const waiting = Array.from({ length: 15 }, () =>
      client.batch(
        ["INSERT INTO entry (account) VALUES (1)", "UPDATE account SET credits = credits + 1"],
        "write",
      ),
    );
    expect(await count()).toBe(0);
    await holder.commit();
    await Promise.all(waiting);
    expect([await credits(), await count()]).toEqual([25n, 16]);
  });
});

test("what was acknowledged is there after a stop and a start on the same file", async () => {
  await client.execute("INSERT INTO entry (account) VALUES (1)");
  const open = await client.transaction("write");
  await open.execute("INSERT INTO entry (account) VALUES (1)");
  await server.close();
  await start();
  expect(await count()).toBe(1);
});
