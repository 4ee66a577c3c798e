import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client/web";
import * as hrana from "@libsql/hrana-client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type LibsqlServer, startLibsql } from "#scripts/local/libsql/server.ts";
import { manualTime } from "#tests/support/manual-time.ts";

const authToken = "secret";
let folder: string;
let server: LibsqlServer;
let client: Client;
let raw: hrana.HttpClient;

async function start(options: Partial<Parameters<typeof startLibsql>[0]> = {}) {
  server = await startLibsql({ file: join(folder, "db.sqlite"), authToken, ...options });
  client = createClient({ url: server.url, authToken, intMode: "bigint" });
  raw = hrana.openHttp(server.url, authToken);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "libsql-"));
  await start();
  await client.executeMultiple(`
    CREATE TABLE box (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, n INTEGER CHECK (n >= 0), bytes BLOB);
    INSERT INTO box VALUES (1, 'one', 1, NULL);`);
});

afterEach(async () => {
  raw.close();
  client.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const n = async () => (await client.execute("SELECT n FROM box WHERE id = 1")).rows[0]?.n;
const restart = async (options: Parameters<typeof start>[0]) => {
  await server.close();
  await start(options);
};
const pipeline = (body: unknown) =>
  fetch(`${server.url}/v2/pipeline`, {
    method: "POST",
    headers: { authorization: `Bearer ${authToken}` },
    body: JSON.stringify(body),
  });

describe("transactions that take too long", () => {
  test("are undone for a writer who waits, and told so", async () => {
    await restart({ transactionMs: 100 });
    const slow = await client.transaction("write");
    const before = Date.now();
    await slow.execute("UPDATE box SET n = 50");
    await client.execute("UPDATE box SET n = n + 1");
    expect(Date.now() - before).toBeGreaterThanOrEqual(100);
    expect(await n()).toBe(2n);
    await expect(slow.execute("UPDATE box SET n = 60")).rejects.toMatchObject({
      code: "TRANSACTION_TIMEOUT",
    });
    slow.close();
    expect(await n()).toBe(2n);
    await expect.poll(() => server.held()).toEqual({ streams: 0, writers: 0 });
  });

  test("tell a batch so as a whole: none of it runs outside the transaction it was meant for", async () => {
    await restart({ transactionMs: 20 });
    const open = await (
      await pipeline({ requests: [{ type: "execute", stmt: { sql: "BEGIN IMMEDIATE" } }] })
    ).json();
    await client.execute("UPDATE box SET n = 2");
    const steps = [10, 11].map((id) => ({
      stmt: { sql: `INSERT INTO box VALUES (${id}, 'b${id}', 0, NULL)` },
    }));
    const after = await (
      await pipeline({
        baton: open.baton,
        requests: [{ type: "batch", batch: { steps } }, { type: "close" }],
      })
    ).json();
    expect(after.results[0]).toMatchObject({ type: "error", error: { code: "TRANSACTION_TIMEOUT" } });
    expect((await client.execute("SELECT count(*) AS n FROM box")).rows[0]?.n).toBe(1n);
  });

  test("are left alone while nobody waits, and while they only read", async () => {
    await restart({ transactionMs: 50 });
    const writer = await client.transaction("write");
    await writer.execute("UPDATE box SET n = 7");
    await new Promise((resolve) => setTimeout(resolve, 80));
    await writer.commit();
    const reader = await client.transaction("read");
    expect((await reader.execute("SELECT n FROM box")).rows[0]?.n).toBe(7n);
    await new Promise((resolve) => setTimeout(resolve, 80));
    await client.execute("UPDATE box SET n = 8");
    expect((await reader.execute("SELECT n FROM box")).rows[0]?.n).toBe(7n);
    await reader.rollback();
    expect(await n()).toBe(8n);
  });

  test("16 writers get their turn behind one that was abandoned", async () => {
    await restart({ transactionMs: 100 });
    const abandoned = await client.transaction("write");
    await abandoned.execute("UPDATE box SET n = 100");
    await Promise.all(Array.from({ length: 16 }, () => client.execute("UPDATE box SET n = n + 1")));
    expect(await n()).toBe(17n);
    expect(server.held().writers).toBe(0);
  });

  test("the documented idle time ends a stream, frees its lock and its baton", async () => {
    const time = manualTime(Date.now());
    await restart({ streamIdleMs: 100, time });
    const left = await client.transaction("write");
    await left.execute("UPDATE box SET n = 100");
    time.advance(99);
    expect(server.held().streams).toBe(1);
    time.advance(1);
    expect(server.held().streams).toBe(0);
    await client.execute("UPDATE box SET n = n + 1");
    await expect(left.commit()).rejects.toMatchObject({ code: "STREAM_EXPIRED" });
    expect(await n()).toBe(2n);
  });
});

describe("batons", () => {
  test("each works once; a made-up or used one is refused and harms nobody", async () => {
    const open = await (await pipeline({ requests: [{ type: "execute", stmt: { sql: "BEGIN" } }] })).json();
    const next = await (await pipeline({ baton: open.baton, requests: [] })).json();
    const used = await pipeline({
      baton: open.baton,
      requests: [{ type: "execute", stmt: { sql: "COMMIT" } }],
    });
    expect([used.status, await used.text()]).toEqual([400, expect.stringContaining("invalid baton")]);
    expect((await pipeline({ baton: `${next.baton}x`, requests: [] })).status).toBe(400);
    const last = await pipeline({ baton: next.baton, requests: [{ type: "close" }] });
    expect([last.status, (await last.json()).baton]).toEqual([200, null]);
    expect(server.held().streams).toBe(0);
  });

  test("a restart ends what was open; the client hears of it as an error", async () => {
    const open = await client.transaction("write");
    await open.execute("UPDATE box SET n = 9");
    const { port } = server;
    await server.close();
    server = await startLibsql({ file: join(folder, "db.sqlite"), authToken, port });
    await expect(open.commit()).rejects.toThrow();
    expect(await n()).toBe(1n);
  });
});

describe("the lower client's own requests", () => {
  test("describe, sequence and stored texts", async () => {
    const stream = raw.openStream();
    expect(await stream.describe("SELECT n, name AS label FROM box WHERE id = ? AND name = :name")).toEqual({
      paramNames: [undefined, ":name"],
      columns: [
        { name: "n", decltype: "INTEGER" },
        { name: "label", decltype: "TEXT" },
      ],
      isExplain: false,
      isReadonly: true,
    });
    const kept = stream.storeSql("UPDATE box SET n = n + 1");
    expect((await stream.run(kept)).affectedRowCount).toBe(1);
    await stream.run(kept);
    kept.close();
    await stream.sequence("UPDATE box SET n = n + 10; INSERT INTO box VALUES (2, 'two; three', 0, NULL);");
    expect((await stream.queryValue("SELECT sum(n) FROM box")).value).toBe(13);
    await expect(stream.sequence("UPDATE box SET n = 99; SELEC")).rejects.toMatchObject({
      code: "SQL_PARSE_ERROR",
    });
    stream.closeGracefully();
  });

  test("a batch runs each step on its condition", async () => {
    const stream = raw.openStream();
    const batch = stream.batch(false);
    const first = batch.step();
    const failed = first.run("INSERT INTO box VALUES (1, 'again', 0, NULL)");
    const { ok, error, not, and, or } = hrana.BatchCond;
    const onOk = batch.step().condition(ok(first)).queryValue("SELECT 'ok'");
    const onError = batch.step().condition(error(first)).queryValue("SELECT 'error'");
    const onBoth = batch
      .step()
      .condition(and(batch, [error(first), not(ok(first))]))
      .queryValue("SELECT 'both'");
    const onNone = batch.step().condition(or(batch, [])).queryValue("SELECT 'none'");
    failed.catch(() => {});
    await batch.execute();
    await expect(failed).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT" });
    expect((await onOk)?.value).toBeUndefined();
    expect([(await onError)?.value, (await onBoth)?.value]).toEqual(["error", "both"]);
    expect(await onNone).toBeUndefined();
    stream.close();
  });
});

test.each([
  ["INSERT INTO box VALUES (1, 'x', 0, NULL)", "SQLITE_CONSTRAINT", "UNIQUE constraint failed: box.id"],
  ["INSERT INTO box VALUES (5, 'one', 0, NULL)", "SQLITE_CONSTRAINT", "UNIQUE constraint failed: box.name"],
  ["INSERT INTO box VALUES (5, NULL, 0, NULL)", "SQLITE_CONSTRAINT", "NOT NULL constraint failed: box.name"],
  ["INSERT INTO box VALUES (5, 'x', -1, NULL)", "SQLITE_CONSTRAINT", "CHECK constraint failed: n >= 0"],
  ["INSERT INTO box VALUES ('abc', 'x', 0, NULL)", "SQLITE_MISMATCH", "datatype mismatch"],
  ["COMMIT", "SQLITE_UNKNOWN", "no transaction is active"],
])("%s is %s", async (sql, code, message) => {
  await expect(client.execute(sql)).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  });
});

test("what is not a pipeline is refused in plain words, before anything of it runs", async () => {
  const write = { type: "execute", stmt: { sql: "UPDATE box SET n = 99" } };
  const bad: [unknown, string][] = [
    [{ type: "execute", stmt: { sql: 5 } }, "requests.1.stmt.sql"],
    [
      { type: "execute", stmt: { sql: "SELECT ?", args: [{ type: "integer", value: "0x10" }] } },
      "args.0.value",
    ],
    [{ type: "dance" }, "requests.1.type"],
    [{ type: "batch", batch: { steps: [{ condition: { type: "ok" }, stmt: { sql: "SELECT 1" } }] } }, "step"],
  ];
  for (const [request, words] of bad) {
    const answer = await pipeline({ requests: [write, request] });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
  }
  const deep = `${'{"type":"not","cond":'.repeat(20_000)}{"type":"is_autocommit"}${"}".repeat(20_000)}`;
  const nested = await fetch(`${server.url}/v2/pipeline`, {
    method: "POST",
    headers: { authorization: `Bearer ${authToken}` },
    body: `{"requests":[{"type":"batch","batch":{"steps":[{"condition":${deep},"stmt":{"sql":"SELECT 1"}}]}}]}`,
  });
  expect([nested.status, await nested.text()]).toEqual([400, expect.stringContaining("too deeply")]);
  expect(await n()).toBe(1n);
});

test("a name beside a number, text with a NUL, and what only opens or ends a transaction", async () => {
  const named = await client.execute({ sql: "SELECT :b AS b, :a AS a, ?1 AS first", args: { a: 1n, b: 2n } });
  expect({ ...named.rows[0] }).toEqual({ b: 2n, a: 1n, first: 2n });
  expect((await client.execute({ sql: "SELECT ? AS t", args: ["a\0b"] })).rows[0]?.t).toBe("a\0b");
  const stream = raw.openStream();
  for (const sql of ["BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT a"]) {
    expect((await stream.describe(sql)).isReadonly).toBe(true);
  }
  stream.closeGracefully();
});

test("bytes of every size come back as they went", async () => {
  for (const length of [0, 1, 65_536, 1_000_003]) {
    const bytes = new Uint8Array(length).map((_, at) => (at * 31) % 256);
    await client.execute({ sql: "UPDATE box SET bytes = ? WHERE id = 1", args: [bytes] });
    const { rows } = await client.execute("SELECT bytes, length(bytes) AS size FROM box WHERE id = 1");
    expect(rows[0]?.size).toBe(BigInt(length));
    expect(Buffer.from(rows[0]?.bytes as ArrayBuffer).equals(bytes)).toBe(true);
  }
});

test("the page shows tables, rows and sizes, escaped, and nothing that is in them", async () => {
  await client.execute('CREATE TABLE "<odd> ""name" (a)');
  await client.execute("UPDATE box SET name = 'private'");
  const page = await (await fetch(server.url)).text();
  expect(page).toContain("box");
  expect(page).toContain("&lt;odd&gt; &quot;name");
  for (const text of ["private", authToken]) expect(page).not.toContain(text);
});
