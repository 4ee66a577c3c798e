import { DatabaseSync } from "node:sqlite";
import type { Client, InStatement } from "@libsql/client/http";
import Database from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb, type Db } from "#db/client.ts";
import { giveDailyBatch } from "#db/queries/credits/daily-credits.ts";
import * as generations from "#db/queries/library/generations.ts";
import { databaseForFile } from "#tests/support/database/database.ts";
import { move, sessionRow, userRow } from "#tests/support/database/rows.ts";
import { NO_QUERIES, now, QUERIES, USER } from "./every-query.ts";

const base = databaseForFile();
/** Plans are asked for beside the server: explaining a write would hold its connection open. */
let planner: DatabaseSync;
/** The engine of deployments, which is an older SQLite than this one. */
let deployed: Database.Database;
beforeAll(async () => {
  await base.db.write([userRow(USER), sessionRow(USER), move(USER, 10)]);
  planner = new DatabaseSync(base.file, { readOnly: true });
  // of a copy: two builds of SQLite in one process do not see each other's locks
  planner.exec(`VACUUM INTO '${base.file}-copy'`);
  deployed = new Database(`${base.file}-copy`);
});
afterAll(() => {
  deployed.close();
  planner.close();
});

/** The statements a query sends, seen on their way to the database. */
async function statementsOf(run: (db: Db) => Promise<unknown>): Promise<InStatement[]> {
  const sent: InStatement[] = [];
  const recording = new Proxy(base.client, {
    get(client, name) {
      const value = Reflect.get(client, name) as unknown;
      if (name !== "batch" && name !== "execute")
        return typeof value === "function" ? value.bind(client) : value;
      return (statements: InStatement | InStatement[], ...rest: unknown[]) => {
        sent.push(...(Array.isArray(statements) ? statements : [statements]));
        return (value as (...args: unknown[]) => unknown).call(client, statements, ...rest);
      };
    },
  }) satisfies Client;
  await run(createDb(recording)).catch(() => {});
  return sent;
}

/** Tables that stay small however many people come, and indexes that hold only what is still open. */
const SMALL =
  /^SCAN (require_that|promptPack|promptCategory|promotionCode|bannedIp|bannedDomain|announcement|dailyCredits|taskCursor|userBan|accountDeletion)\b|VIRTUAL TABLE|(promptPackCategory|bannedDomain)_1$|(job|appeal|safety_review)_open$/;

/** What reads whole tables: each night, or when staff ban a whole domain. */
const WHOLE = ["auditLedger", "listMovedCustomers", "banPlace", "requireNotStaffs"];

/** What refers to a movement: SQLite would look there only while a reference deferred to the commit was missing, and none is. */
const REFERRING = /^SCAN (generation|imageToImageGeneration|job|training|userGeneratedPack)$/;

const textOf = (statement: InStatement) => (typeof statement === "string" ? statement : statement.sql);

function plan(statement: InStatement): string[] {
  const rows = planner.prepare(`EXPLAIN QUERY PLAN ${textOf(statement)}`).all();
  return rows.map((row) => String(row.detail));
}

/** Steps of a plan that read a whole table. */
function fullScans(statement: InStatement): string[] {
  const steps = plan(statement);
  const movement = textOf(statement).startsWith("INSERT INTO userCreditHistory");
  // subqueries are named in the plan where they are made; reading their result is no table scan
  const made = new Set(steps.flatMap((step) => /^(?:MATERIALIZE|CO-ROUTINE) (\S+)/.exec(step)?.[1] ?? []));
  return steps.filter((step) => {
    const table = /^SCAN (\S+)/.exec(step)?.[1];
    if (!table || table === "CONSTANT" || made.has(table) || SMALL.test(step)) return false;
    return !(movement && REFERRING.test(step));
  });
}

test.each(QUERIES)("%s reads through an index", async (name, ask) => {
  const statements = await statementsOf(ask);
  expect(statements.length === 0).toBe(NO_QUERIES.includes(name));
  for (const statement of statements) {
    if (!WHOLE.includes(name)) expect(fullScans(statement)).toEqual([]);
    expect(() => deployed.prepare(textOf(statement))).not.toThrow();
  }
});

/** The steps of a list's plan that find its pictures. */
async function stepsOfList(filter: Partial<generations.GenerationFilter>): Promise<string[][]> {
  const after = { at: now, id: "x" };
  const plans = (["newest", "oldest"] as const).map(async (sort) => {
    const list = { ...generations.EVERYTHING, ...filter, after, sort, limit: 40, userId: USER };
    const statements = await statementsOf((db) => generations.listGenerations(db, list));
    return statements.flatMap(plan).filter((step) => /\bgeneration\b|ORDER BY/.test(step));
  });
  return Promise.all(plans);
}

test.each<[string, Partial<generations.GenerationFilter>, string]>([
  ["everything", {}, "generation_user"],
  ["favourites", { favorite: true }, "generation_favorite"],
  ["a training", { trainingId: "t" }, "generation_training"],
  ["a catalogue pack", { themeSlug: "film-noir", packSlug: "p" }, "generation_prompt_pack"],
  ["packs", { source: "pack" }, "generation_single"],
  ["single prompts", { source: "prompt" }, "generation_single"],
])("pictures by %s come in order straight from an index", async (_, filter, index) => {
  for (const steps of await stepsOfList(filter))
    expect(steps).toEqual([expect.stringContaining(`SEARCH generation USING INDEX ${index} (`)]);
});

test("pictures by any combination of filters are searched for, never scanned", async () => {
  for (let bits = 0; bits < 48; bits++) {
    const given = <T>(bit: number, value: T) => (bits & bit ? value : null);
    const filter = {
      favorite: given(1, true),
      trainingId: given(2, "t"),
      packId: given(4, "p"),
      themeSlug: given(8, "film-noir"),
    };
    const sources = [null, "pack", "prompt"] as const;
    const packSlugs = filter.themeSlug ? [null, "p"] : [null];
    for (const packSlug of packSlugs) {
      const source = sources[bits >> 4]!;
      for (const [found] of await stepsOfList({ ...filter, packSlug, source }))
        expect([filter, found]).toEqual([filter, expect.stringMatching(/^SEARCH generation USING INDEX/)]);
    }
  }
});

test("the day's free credits read through indexes, each table in the order of its ids", async () => {
  const portion = { day: "2026-11-21", dayStart: now, people: 1000, now };
  const statements = await statementsOf((db) => giveDailyBatch(db, portion));
  planner.exec("PRAGMA foreign_keys = OFF"); // rows that refer to the ledger are only asked while a violation is open
  const steps = statements.flatMap(plan);
  planner.exec("PRAGMA foreign_keys = ON");
  expect(steps).toContain("SEARCH user USING INDEX sqlite_autoindex_user_1 (id>?)");
  expect(steps).toContain("SEARCH p USING INDEX payment_debt (userId=?)");
  expect(steps.filter((step) => /^SCAN (?!u$|n$|CONSTANT)|TEMP B-TREE/.test(step))).toEqual([]);
});

test("the ledger's own check reads through indexes", () => {
  const check = "SELECT 1 FROM userCreditHistory WHERE key = 'a' OR id = 'b' OR seq = 3";
  expect(fullScans(check)).toEqual([]);
});
