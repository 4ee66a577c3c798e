import { join } from "node:path";
import { createClient } from "@libsql/client/web";
import { expect, onTestFinished, test } from "vitest";
import { startLibsql } from "#scripts/local/libsql/server.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const authToken = "secret";

/** A new database with two tables and a trigger, and the official client for it. */
async function openDatabase() {
  const server = await startLibsql({ file: join(scratchFolder(), "new", "db.sqlite"), authToken });
  const client = createClient({ url: server.url, authToken, intMode: "bigint" });
  onTestFinished(async () => {
    client.close();
    await server.close();
  });
  await client.executeMultiple(`
    CREATE TABLE account (id INTEGER PRIMARY KEY, name TEXT UNIQUE, credits INTEGER CHECK (credits >= 0));
    CREATE TABLE entry (id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES account(id), note ANY);
    CREATE TRIGGER entry_stays BEFORE DELETE ON entry BEGIN
      SELECT CASE WHEN 1 THEN 1 END;
      SELECT RAISE(ABORT, 'entries are kept');
    END;
    INSERT INTO account VALUES (1, 'Ada; the first', 10);
    INSERT INTO entry VALUES (7, 1, 'kept');`);
  return { server, client };
}

test("every kind of value comes back as it went in; a JavaScript number is a float", async () => {
  const { client } = await openDatabase();
  const blob = new Uint8Array(1_000_003).map((_, at) => (at * 31) % 256);
  const sent = [null, 9223372036854775807n, -9223372036854775808n, 1.5, "zoë\n'quoted'\0b", ""];
  const { rows } = await client.execute({
    sql: "SELECT ? AS a, ? AS b, ? AS c, ? AS d, ? AS e, ? AS f, ? AS g, x'' AS h, typeof(?) AS i, typeof(?) AS j",
    args: [...sent, blob, 5, 5n],
  });
  const row = rows[0]!;
  expect([row.a, row.b, row.c, row.d, row.e, row.f]).toEqual(sent);
  expect(Buffer.from(row.g as ArrayBuffer).equals(blob)).toBe(true);
  expect((row.h as ArrayBuffer).byteLength).toBe(0);
  expect([row.i, row.j]).toEqual(["real", "integer"]);
});

test("columns of the same name, numbered arguments, and how many rows a statement changed", async () => {
  const { client } = await openDatabase();
  const twice = await client.execute("SELECT 1 AS x, 2 AS x");
  expect([twice.columns, twice.rows[0]?.[0], twice.rows[0]?.[1]]).toEqual([["x", "x"], 1n, 2n]);
  const sql = "SELECT name FROM account WHERE id = ?2 AND credits > ?1 AND ?2 < 5";
  expect((await client.execute({ sql, args: [5, 1n] })).rows[0]?.name).toBe("Ada; the first");
  const changed = async (sql: string) => (await client.execute(sql)).rowsAffected;
  expect(await changed("INSERT INTO account VALUES (9007199254740993, 'Big', 1)")).toBe(1);
  expect(await changed("UPDATE account SET credits = credits + 1 RETURNING credits")).toBe(2);
  const few = "WITH few AS (SELECT id FROM account WHERE id = 1)";
  expect(await changed(`${few} UPDATE account SET credits = 3 WHERE id IN few`)).toBe(1);
  expect(await changed("SELECT 1")).toBe(0);
});

test.each([
  ["INSERT INTO account VALUES (2, 'Ada; the first', 1)", "SQLITE_CONSTRAINT", "account.name"],
  ["UPDATE account SET credits = -1", "SQLITE_CONSTRAINT", "credits >= 0"],
  ["INSERT INTO account VALUES (1, 'x', 0)", "SQLITE_CONSTRAINT", "UNIQUE constraint failed: account.id"],
  ["INSERT INTO entry VALUES (1, 99, NULL)", "SQLITE_CONSTRAINT", "FOREIGN KEY"],
  ["INSERT INTO entry VALUES (1, NULL, 1)", "SQLITE_CONSTRAINT", "NOT NULL constraint failed: entry.account"],
  ["DELETE FROM entry", "SQLITE_CONSTRAINT", "entries are kept"],
  ["SELEC 1", "SQL_PARSE_ERROR", "syntax error"],
  ["SELECT colour FROM account", "SQL_INPUT_ERROR", "no such column"],
  ["SELECT 1 FROM missing", "SQLITE_UNKNOWN", "no such table"],
  ["SELECT 1; SELECT 2", "SQL_MANY_STATEMENTS", "more than one"],
  ["SELECT ?", "ARGS_INVALID", "parameter"],
])("%s is %s", async (sql, code, message) => {
  const { client } = await openDatabase();
  const refusal = { code, message: expect.stringContaining(message) };
  await expect(client.execute(sql)).rejects.toMatchObject(refusal);
});

test("what is no pipeline or is not offered is refused by its name, before anything of it runs", async () => {
  const { server, client } = await openDatabase();
  const write = { type: "execute", stmt: { sql: "UPDATE account SET credits = 99" } };
  const close = { type: "close" };
  const execute = (stmt: object) => ({ requests: [write, { type: "execute", stmt }, close] });
  const refused: [unknown, number, string][] = [
    ["{", 400, "not JSON"],
    [execute({ sql: 5 }), 400, "requests.1.stmt.sql"],
    [execute({ sql: "SELECT :a", named_args: [{ name: "a" }] }), 400, "named arguments are not offered"],
    [{ requests: [write, { type: "describe", sql: "SELECT 1" }, close] }, 501, "does not offer describe"],
    [{ requests: [write] }, 501, "does not offer interactive transactions"],
  ];
  for (const [body, status, words] of refused) {
    const answer = await fetch(`${server.url}/v2/pipeline`, {
      method: "POST",
      headers: { authorization: `Bearer ${authToken}` },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
  }
  expect((await client.execute("SELECT credits FROM account")).rows[0]?.credits).toBe(10n);
});

test("migrate rebuilds a table that others refer to, with foreign keys on again afterwards", async () => {
  const { client } = await openDatabase();
  await client.migrate([
    "CREATE TABLE fresh (id INTEGER PRIMARY KEY, name TEXT, credits INTEGER)",
    "INSERT INTO fresh SELECT * FROM account",
    "DROP TABLE account",
    "ALTER TABLE fresh RENAME TO account",
  ]);
  expect((await client.execute("SELECT * FROM entry")).rows).toHaveLength(1);
  const orphan = client.execute("INSERT INTO entry VALUES (2, 99, NULL)");
  await expect(orphan).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT" });
});
