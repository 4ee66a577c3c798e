import { readFileSync } from "node:fs";
import type { Client } from "@libsql/client/http";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { TRIGGERS, VIEWS } from "#db/triggers.ts";
import { startDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  generationRow,
  insertInto,
  jobRow,
  move,
  PACK,
  packRows,
  trainingRow,
  userRow,
} from "#tests/support/rows.ts";
import { creditsIn, rowOf, rowsOf } from "#tests/support/sql.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await startDatabase();
});
afterAll(() => base.close());

async function schema(): Promise<string[]> {
  const { rows } = await base.client.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name");
  return rows.map((row) => `${row.type} ${row.name}: ${row.sql}`);
}
const names = async (type: "trigger" | "view", { db } = base) =>
  (await rowsOf(db, "SELECT name FROM sqlite_master WHERE type = ? ORDER BY name", type)).map(
    ({ name }) => name,
  );
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

test("links mailed before all of them stood in one table work on", async () => {
  const old = await another();
  await migrateUntil(old.client, /_acts_by_command$/);
  await old.db.write([
    userRow("ada"),
    insertInto("verificationToken", {
      ...{ id: "v", token: "v", identifier: "a@example.com", expires: 1, createdAt: 0, name: "Ada" },
    }),
    insertInto("accountLink", {
      ...{ id: "l", token: "l", purpose: "CHANGE_EMAIL", userId: "ada", email: "b@example.com" },
      ...{ expires: 2, createdAt: 0 },
    }),
    insertInto("email", {
      ...{ id: "e", fromEmail: "x", to: "a@example.com", subject: "x", sendAt: 0, emailType: "OTHER" },
      ...{ template: "verify-email", params: '{"tokenId":"v"}', createdAt: 0 },
    }),
  ]);
  await migrate(old.client);
  const asked = {
    id: "l",
    token: "l",
    purpose: "CHANGE_EMAIL",
    userId: "ada",
    identifier: "b@example.com",
    expires: 2,
  };
  const proof = {
    id: "v",
    token: "v",
    purpose: "VERIFY_EMAIL",
    userId: null,
    identifier: "a@example.com",
    name: "Ada",
  };
  expect(await rowsOf(old.db, "SELECT * FROM verificationToken ORDER BY id")).toMatchObject([asked, proof]);
  expect(await rowsOf(old.db, "SELECT params FROM email")).toEqual([{ params: '{"linkId":"v"}' }]);
  await noneBroken(old);
});

test("jobs under way keep their rows, inputs, indexes and rules when their kinds become free", async () => {
  const old = await another();
  await migrateUntil(old.client, /_one_table_of_links$/);
  const owned = { userId: "ada", chargeId: "charge" };
  await old.db.write([
    userRow("ada"),
    insertInto("userCreditHistory", {
      ...{ id: "charge", userId: "ada", credits: 5, previousCredits: 0, newCredits: 5, reason: "OTHER" },
      ...{ key: "charge", createdAt: 0 },
    }),
    jobRow({ id: "training", subjectId: "t", status: "COMPLETED", ...owned }),
    jobRow({ id: "pictures", subjectId: "pictures", kind: "PICTURES", status: "SUBMITTED", ...owned }),
    insertInto("jobInput", { jobId: "pictures", position: 0, role: "model", key: "m" }),
    generationRow({ id: "picture", status: "PROCESSING", promptPackId: null, ...owned }),
    { sql: "UPDATE generation SET jobId = 'pictures', position = 0", args: [] },
  ]);
  const all = () =>
    Promise.all(
      [
        ...["job", "jobInput", "generation"].map((table) => `SELECT * FROM ${table} ORDER BY 1`),
        "SELECT name, sql FROM sqlite_master WHERE tbl_name = 'job' AND type = 'index' ORDER BY name",
      ].map((text) => rowsOf(old.db, text)),
    );
  const before = await all();
  await migrate(old.client);
  expect(await all()).toEqual(before);
  await noneBroken(old);
  await old.db.write([jobRow({ id: "edit", subjectId: "edit", kind: "EDIT", ...owned })]);
  await expect(
    old.db.write([{ sql: "UPDATE job SET status = 'QUEUED' WHERE id = 'training'", args: [] }]),
  ).rejects.toThrow("job_transition");
  await expect(
    old.db.write([jobRow({ id: "x", subjectId: "x", status: "NONE" as "QUEUED", ...owned })]),
  ).rejects.toThrow("job_status");
});

test("rows written under the first schema come through every later migration as they were", async () => {
  const old = await another();
  await migrateUntil(old.client, /_start$/);
  const owned = { userId: "ada", chargeId: "charge" };
  await old.db.write([
    userRow("ada"),
    insertInto("userCreditHistory", {
      ...{ id: "charge", userId: "ada", credits: 5, previousCredits: 0, newCredits: 5, reason: "OTHER" },
      ...{ key: "charge", createdAt: 0 },
    }),
    insertInto("promptPack", {
      ...{ id: PACK, name: "x", description: "x", prompts: "[]", price: 1, imagesPerPrompt: 4 },
      allowedGenderOrCategory: "[]",
    }),
    trainingRow({ id: "training", ...owned }),
    ...packRows({ id: "pack", trainingId: "training", ...owned }),
    // as that schema had it: what a job does was not told apart from what it is for
    insertInto("job", {
      ...{ id: "job", subjectId: "pack", kind: "PACK_PROMPT", status: "QUEUED", ...owned },
      ...{ deadline: 1, seed: 1, outputs: 1, creditsPerOutput: 1, delivered: 0, createdAt: 1 },
    }),
    generationRow({ id: "picture", packId: "pack", trainingId: "training", ...owned }),
  ]);
  const tables = ["training", "userGeneratedPack", "promptPackSelection", "job", "generation"];
  const rows = () =>
    Promise.all(tables.map(async (table) => (await rowOf(old.db, `SELECT * FROM ${table}`))!));
  const before = await rows();
  expect((await migrate(old.client)).applied).not.toEqual([]);
  const after = await rows();
  expect(after).toMatchObject(before);
  const added = after.flatMap((row, at) => Object.entries(row).filter(([name]) => !(name in before[at]!)));
  const known = { operation: "portrait", options: "{}" };
  for (const [name, value] of added)
    expect([name, value]).toEqual([name, known[name as keyof typeof known] ?? null]);
  await noneBroken(old);
});
