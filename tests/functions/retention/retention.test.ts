import { expect, test } from "vitest";
import { CRON } from "#functions/jobs/cron.ts";
import { LENGTHS, RETENTION, retentionText } from "#schema/retention/table.ts";
import { insertPerson } from "#tests/support/accounts/people.ts";
import { addCharge } from "#tests/support/database/rows.ts";
import { rowOf } from "#tests/support/database/sql.ts";
import { eventually } from "#tests/support/eventually.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { PROBES } from "./probes.ts";

const harness = harnessForFile();
const MINUTE = 60_000;

/** Kept in rows or indexes of these, and gone with them. */
const WITH_OTHERS = [
  "imageToImageInput",
  "videoInput",
  "libraryItem",
  "libraryCount",
  "libraryWords",
  "jobInput",
];
/** Of these the clock ends one kind alone; the others are somebody's to remove. */
const ONLY_PEOPLE = ["passkey", "authenticatorApp", "recoveryCode", "account"];

const scheduleOf = (task: string) =>
  Object.entries(CRON).find(([, tasks]) => tasks.some(({ name }) => name === task))?.[0];

test("the retention table names every table there is, and no other", async () => {
  const rows = await harness.db.orm.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'libraryWords_*'",
  );
  const named = new Set(RETENTION.flatMap(({ tables = [] }) => tables));
  expect([...named].sort()).toEqual(rows.map(({ name }) => name).sort());
});

test("each task in the table is one of the clock's, and each length is used", () => {
  for (const { task } of RETENTION) if (task) expect(scheduleOf(task), task).toBeDefined();
  const texts = RETENTION.map(({ until }) => until).join();
  expect(Object.keys(LENGTHS).filter((name) => !texts.includes(`{${name}}`))).toEqual([]);
  expect(RETENTION.map(retentionText).join()).not.toMatch(/[{}]|undefined|NaN/);
});

const emptied = RETENTION.flatMap(({ task, tables = [] }) =>
  task ? tables.map((table) => ({ table, task })) : [],
).filter(({ table }) => ![...WITH_OTHERS, ...ONLY_PEOPLE].includes(table));

test.each(emptied)(
  "$task ends rows of $table when their time is over, and not before",
  async ({ table, task }) => {
    const probe = PROBES[table];
    if (!probe) throw new Error(`tests/functions/retention/probes.ts has no row of ${table}`);
    const { keeps, rows, left = "id = ?" } = probe;
    const add = async (age: number) => {
      const { userId } = await insertPerson(harness, { credits: 1 });
      const id = crypto.randomUUID();
      const owner = { userId, chargeId: await addCharge(harness.db, userId) };
      await harness.db.write(await rows(id, harness.now() - age, owner, harness));
      return id;
    };
    // the time between writing and looking counts too
    const slack = table === "providerSpend" ? 24 * 60 * MINUTE : 5 * MINUTE;
    const [old, young] = [await add(keeps + slack), await add(keeps - slack)];
    const isLeft = async (id: string) =>
      (await rowOf(harness.db, `SELECT 1 AS there FROM "${table}" WHERE ${left}`, id)) !== undefined;
    expect([await isLeft(old), await isLeft(young)]).toEqual([true, true]);
    await harness.cron(scheduleOf(task)!);
    // some go by a message of their own
    await eventually(`the old row of ${table} to go`, async () => !(await isLeft(old)));
    expect(await isLeft(young)).toBe(true);
  },
);
