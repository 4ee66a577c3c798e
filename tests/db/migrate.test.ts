import { readFileSync } from "node:fs";
import type { Client } from "@libsql/client/http";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Statement } from "#db/client.ts";
import { wordsQuery } from "#db/library-words.ts";
import { migrate } from "#db/migrate.ts";
import { TRIGGERS, VIEWS } from "#db/triggers.ts";
import { startDatabase, type TestDatabase } from "#tests/support/database/database.ts";
import {
  generationRow,
  insertInto,
  jobRow,
  move,
  PACK,
  packRows,
  trainingRow,
  userRow,
  videoRows,
} from "#tests/support/database/rows.ts";
import { creditsIn, rowsOf, sql } from "#tests/support/database/sql.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await startDatabase();
});
afterAll(() => base.close());

async function schema(): Promise<string[]> {
  const { rows } = await base.client.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name");
  return rows.map((row) => `${row.type} ${row.name}: ${row.sql}`);
}
const NAMES = "SELECT name FROM sqlite_master WHERE type = ? ORDER BY name";
const names = async (type: "trigger" | "view" | "table", { db } = base) =>
  (await rowsOf(db, NAMES, type)).map(({ name }) => name);
const noneBroken = async ({ client } = base) =>
  expect((await client.execute("PRAGMA foreign_key_check")).rows).toEqual([]);

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
  expect(await creditsIn(base.db, "ada")).toBe(5);
  await noneBroken();
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

/** Another database, for one test. */
async function another(): Promise<TestDatabase> {
  const other = await startDatabase();
  onTestFinished(() => other.close());
  return other;
}

test("two at once end with one whole schema", async () => {
  const other = await another();
  const done = await Promise.allSettled([migrate(other.client), migrate(other.client)]);
  // the slower one may find its work done, but never leaves half of it
  expect(done.some(({ status }) => status === "fulfilled")).toBe(true);
  await migrate(other.client);
  expect(await names("trigger", other)).toHaveLength(Object.keys(TRIGGERS).length);
});

/** As a database stands that had its last migration long ago: up to the one of this name. */
async function migrateUntil(client: Client, last: RegExp): Promise<void> {
  const folder = new URL("../../db/migrations/", import.meta.url);
  const { entries } = JSON.parse(readFileSync(new URL("meta/_journal.json", folder), "utf8"));
  const tags: string[] = entries.map(({ tag }: { tag: string }) => tag);
  await client.execute("CREATE TABLE migration (tag TEXT PRIMARY KEY, appliedAt INTEGER NOT NULL)");
  for (const tag of tags.slice(0, tags.findIndex((one) => last.test(one)) + 1)) {
    const sql = readFileSync(new URL(`${tag}.sql`, folder), "utf8");
    await client.executeMultiple(sql.replaceAll("--> statement-breakpoint", ""));
    await client.execute({ sql: "INSERT INTO migration VALUES (?, 0)", args: [tag] });
  }
}

const owned = { userId: "ada", chargeId: "charge" };
/** As the schema had them: the last did not tell apart what a job does and what it is for. */
const [charge, catalogue, firstJob] = [
  `INSERT INTO userCreditHistory (id, key, userId, credits, previousCredits, newCredits, reason, createdAt)
     VALUES ('charge', 'charge', 'ada', 5, 0, 5, 'OTHER', 0)`,
  `INSERT INTO promptPack (id, name, description, prompts, price, imagesPerPrompt, allowedGenderOrCategory)
     VALUES ('${PACK}', 'x', 'x', '[]', 1, 4, '[]')`,
  `INSERT INTO job (id, subjectId, userId, chargeId, kind, status, deadline, seed, outputs, creditsPerOutput, delivered, createdAt)
     VALUES ('job', 'pack', 'ada', 'charge', 'PACK_PROMPT', 'QUEUED', 1, 1, 1, 1, 0, 1)`,
].map((text) => sql(text)) as [Statement, Statement, Statement];
const pictures = { id: "pictures", subjectId: "pictures", kind: "PICTURES", status: "SUBMITTED" } as const;

test.each<[string, Statement[]]>([
  [
    "start",
    [
      catalogue,
      trainingRow({ id: "training", ...owned }),
      ...packRows({ id: "pack", trainingId: "training", ...owned }),
      firstJob,
      generationRow({ id: "picture", packId: "pack", trainingId: "training", ...owned }),
    ],
  ],
  [
    // the last before jobs were made anew, for kinds of any name
    "one_table_of_links",
    [
      jobRow({ id: "training", subjectId: "t", status: "COMPLETED", ...owned }),
      jobRow({ ...pictures, ...owned }),
      insertInto("jobInput", { jobId: "pictures", position: 0, role: "model", key: "m" }),
      generationRow({ id: "picture", status: "PROCESSING", promptPackId: null, ...owned }),
      sql("UPDATE generation SET jobId = 'pictures', position = 0"),
    ],
  ],
])(
  "rows written under the schema of %s come through every later migration as they were",
  async (last, rows) => {
    const old = await another();
    await migrateUntil(old.client, new RegExp(`_${last}$`));
    await old.db.write([userRow("ada"), charge, ...rows]);
    const tables = ["training", "userGeneratedPack", "promptPackSelection", "job", "jobInput", "generation"];
    const there = await names("table", old);
    const reads = tables.filter((table) => there.includes(table)).map((table) => `SELECT * FROM ${table}`);
    const all = async () =>
      (await Promise.all(reads.map((read) => rowsOf(old.db, `${read} ORDER BY 1`)))).flat();
    const before = await all();
    expect((await migrate(old.client)).applied).not.toEqual([]);
    const after = await all();
    expect(after).toMatchObject(before);
    const added = after.flatMap((row, at) => Object.entries(row).filter(([name]) => !(name in before[at]!)));
    const known = { operation: "portrait", options: "{}", isVirtual: 0, sampleIds: "[]" };
    for (const [name, value] of added)
      expect([name, value]).toEqual([name, known[name as keyof typeof known] ?? null]);
    await noneBroken(old);
  },
);

test("videos from before the library took them are in it, counted and found, and scenes of films are not", async () => {
  const old = await another();
  await migrateUntil(old.client, /_video_models$/);
  const moment = { createdAt: 5000, ...owned };
  await old.db.write([
    userRow("ada"),
    charge,
    generationRow({ id: "picture", promptPackId: null, ...moment }),
    ...videoRows({ id: "one", videoUrl: "outputs/ada/one/1/video.mp4", prompt: "snow falls", ...moment }),
    ...videoRows({ id: "two", videoUrl: "outputs/ada/two/1/video.mp4", prompt: "snow melts", ...moment }),
    ...videoRows({ id: "three", videoUrl: null, status: "FAILED", ...moment }),
  ]);
  await old.client.execute(
    "INSERT INTO libraryItem (seq, id, userId, kind, imageUrl, width, height, favorite) SELECT createdAt * 2048, id, userId, 'prompt', imageUrl, width, height, 0 FROM generation",
  );
  await migrate(old.client);
  expect(await rowsOf(old.db, "SELECT id, seq - 5000 * 2048 AS place FROM libraryItem ORDER BY seq")).toEqual(
    [
      { id: "picture", place: 0 },
      { id: "one", place: 1 },
      { id: "two", place: 2 },
    ],
  );
  expect(await rowsOf(old.db, "SELECT kind, count FROM libraryCount")).toEqual([{ kind: "video", count: 2 }]);
  const found = await rowsOf(
    old.db,
    "SELECT i.id FROM libraryWords w JOIN libraryItem i ON i.seq = w.rowid WHERE libraryWords MATCH ?",
    wordsQuery({ userId: "ada", kind: "video", words: "melts" }),
  );
  expect(found).toEqual([{ id: "two" }]);
  await noneBroken(old);
});
