import { DatabaseSync } from "node:sqlite";
import type { Client, InStatement } from "@libsql/client/http";
import Database from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb, type Db } from "#db/client.ts";
import { giveDailyBatch } from "#db/queries/credits/daily-credits.ts";
import { listActiveJobs } from "#db/queries/jobs/jobs.ts";
import * as items from "#db/queries/library/items.ts";
import { listVisitorRequests } from "#db/queries/visitors/visitor-requests.ts";
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
  /^SCAN (require_that|promptPack|promptPackCategory|promptCategory|promotionCode|bannedIp|bannedDomain|announcement|dailyCredits|ledgerAudit|taskCursor|userBan|accountDeletion)\b|VIRTUAL TABLE|(promptPackCategory|bannedDomain)_1$|(job|appeal|safety_review|share_report|credit_request|showcase|takedown)_open$|(trained_voice|training)_public$/;

/** What reads whole tables: each night, or when staff ban a whole domain. */
const WHOLE = ["auditLedger", "listMovedCustomers", "banPlace", "requireNotStaffs"];

/** What refers to a movement: SQLite would look there only while a reference deferred to the commit was missing, and none is. */
const REFERRING =
  /^SCAN (generation|imageToImageGeneration|job|speech|trainedVoice|training|userGeneratedPack|videoGeneration)$/;

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

/** The steps of a list's plan that find its places, newest and oldest first. */
async function stepsOfList(filter: Partial<items.LibraryFilter>): Promise<string[][]> {
  const plans = (["newest", "oldest"] as const).map(async (sort) => {
    const list = { ...items.EVERYTHING, ...filter, after: 7, sort, limit: 40, userId: USER };
    const [page] = await statementsOf((db) => db.read([items.listItems(db, list)]));
    return plan(page!).filter((step) => /^(SCAN|SEARCH)|ORDER BY/.test(step));
  });
  return Promise.all(plans);
}

const byPlace = "SEARCH libraryItem USING INTEGER PRIMARY KEY (rowid=?)";
const bounds = { since: now, until: now + 1 };
test.each<[string, Partial<items.LibraryFilter>, string]>([
  ["everything", {}, "library_shown"],
  ["favourites", { favorite: true }, "library_favorite"],
  ["a training", { trainingId: "t" }, "library_training"],
  ["a theme", { themeSlug: "film-noir" }, "library_theme"],
  ["a catalogue pack", { promptPackId: "film-noir/p" }, "library_prompt_pack"],
  ["an order", { packId: "p" }, "library_pack"],
  ["edits", { kind: "edit" }, "library_kind"],
  ["favourite edits", { kind: "edit", favorite: true }, "library_favorite_kind"],
  ["favourites of a theme", { themeSlug: "film-noir", favorite: true }, "library_favorite_theme"],
  ["favourites of a training", { trainingId: "t", favorite: true }, "library_favorite_training"],
  ["favourites of a pack", { promptPackId: "film-noir/p", favorite: true }, "library_favorite_prompt_pack"],
  ["a training's theme", { trainingId: "t", themeSlug: "film-noir" }, "library_training_theme"],
])(
  "pictures by %s come in order straight from an index, those of some days too",
  async (_, filter, index) => {
    for (const dates of [{}, bounds])
      for (const steps of await stepsOfList({ ...filter, ...dates }))
        expect(steps.toSorted()).toEqual([
          expect.stringMatching(
            new RegExp(`^SEARCH libraryItem USING (COVERING )?INDEX ${index} \\(.*rowid[<>]\\?`),
          ),
          byPlace,
        ]);
  },
);

test("pictures by words come in order straight from their index", async () => {
  for (const [page, ...others] of await stepsOfList({ words: "red coat", kind: "prompt", ...bounds }))
    expect([page, ...others].toSorted()).toEqual([
      expect.stringMatching(/^SCAN libraryWords VIRTUAL TABLE INDEX \d+:.*[<>]/),
      byPlace,
    ]);
});

test("how long work takes is read from the newest of its kind back to a day, however few there were", async () => {
  const visitor = { browserHash: "b", ipaddress: "10.0.0.1", tool: "animalify", now, limit: 12 };
  const [own, visitors] = await statementsOf((db) =>
    db.read([listActiveJobs(db, { userId: USER, now }), listVisitorRequests(db, visitor)]),
  );
  for (const statement of [own!, visitors!])
    expect(plan(statement)).toContain("SEARCH e USING INDEX job_kind_finished (kind=? AND finishedAt>?)");
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
