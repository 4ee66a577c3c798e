import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { moveCredits } from "#db/queries/credits/credits.ts";
import { requireThat } from "#db/queries/guards.ts";
import { giveDailyCredits } from "#functions/services/credits/give-daily-credits.ts";
import { DAILY_FREE_CREDITS } from "#schema/billing/plans.ts";
import { prepareDatabase } from "../deploy/prepare-database.ts";
import {
  DATABASE_TOKEN,
  expectClean,
  fingerprint,
  openDatabase,
  type PeopleDatabase,
} from "./seeds/people-database.ts";
import { seedPeople } from "./seeds/seed-people.ts";

const USERS = 1_000_000;
/**
 * People the row-by-row version is timed on, half before and half after ours, so that a machine that grows busier favours
 * neither; in the same order, and its time a person hardly changes along the way.
 */
const SAMPLE = 30_000;
const NOW = Date.UTC(2026, 10, 21, 0, 1);
const TODAY = Date.UTC(2026, 10, 21);
const quiet = { info: () => {}, error: () => {} };

interface Figures {
  users: number;
  seconds: number;
  statements: number;
  roundTrips: number;
  /** Seconds of the row-by-row version over ours, for the same number of people. */
  ratio: number;
}

/**
 * The day's free credits for a million people, as the clock gives them, over the real local libSQL server; beside it a
 * version that sends one batch a person, on a copy of the same data. On the way it is shown that time grows with the
 * number of people, that a second run changes nothing, and that a killed one is taken up. `only`: another number of people.
 */
export async function run([most]: readonly string[]): Promise<Figures> {
  const users = most ? Number(most) : USERS;
  if (!Number.isSafeInteger(users) || users < 1000) throw new Error("how many people? At least 1000");
  const folder = mkdtempSync(join(tmpdir(), "likeness-bench-"));
  try {
    for (const count of [users / 100, users / 10].filter((one) => one >= 1000)) {
      say(count, await secondsOf(folder, count));
    }
    await killAndResume(folder, Math.min(users, 100_000));
    const seed = await seeded(join(folder, "people"), users);
    await seed.close();
    const rows = await openDatabase(join(folder, "by-row", "bench.db"), { copyOf: seed.file });
    const half = Math.min(users, SAMPLE) / 2;
    const before = await rowByRow(rows, "", half);
    const base = await openDatabase(seed.file);
    const figures = await giveAll(base, users);
    say(users, figures.seconds);
    const after = await rowByRow(rows, before.last, half);
    await rows.close();
    await runAgain(base);
    await base.close();
    const ratio = ((before.each + after.each) / 2 / figures.seconds) * users;
    return { users, ...figures, ratio: Math.round(ratio * 10) / 10 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The median of three runs, each on a copy of the same data: a short one is easily disturbed. */
async function secondsOf(folder: string, count: number): Promise<number> {
  const seed = await seeded(join(folder, String(count)), count);
  await seed.close();
  const seconds: number[] = [];
  for (const copy of ["a", "b", "c"]) {
    const base = await openDatabase(join(folder, `${count}-${copy}`, "bench.db"), { copyOf: seed.file });
    seconds.push((await giveAll(base, count)).seconds);
    await base.close();
  }
  return seconds.toSorted((a, b) => a - b)[1] ?? 0;
}

async function seeded(folder: string, count: number): Promise<PeopleDatabase> {
  const started = performance.now();
  const base = await openDatabase(join(folder, "bench.db"));
  await prepareDatabase({ url: base.url, token: DATABASE_TOKEN });
  await seedPeople(base.db, { count, today: TODAY });
  console.info(`${number(count)} people with balances written in ${since(started)} s`);
  return base;
}

/** @throws unless everyone eligible was lifted, and nobody else. */
async function giveAll(base: PeopleDatabase, count: number): Promise<Omit<Figures, "users" | "ratio">> {
  const { db } = base;
  const [statements, trips] = [base.statements(), db.trips.count];
  const started = performance.now();
  const given = await giveDailyCredits({ db, now: () => NOW, log: quiet });
  const seconds = Number(since(started));
  const figures = {
    seconds,
    statements: base.statements() - statements,
    roundTrips: db.trips.count - trips,
  };
  await expectGiven(base, count, given);
  return figures;
}

async function expectGiven(base: PeopleDatabase, count: number, given: number): Promise<void> {
  const row = await base.db.first({
    sql: `SELECT sum(name = 'poor' AND credits = ?) AS lifted, sum(name <> 'poor' AND credits = 100) AS rich,
            sum(name NOT IN ('poor', 'rich') AND credits >= ?) AS others FROM user`,
    args: [DAILY_FREE_CREDITS, DAILY_FREE_CREDITS],
  });
  const right = { lifted: count, rich: Math.floor(count / 100), others: 0 };
  if (given !== count || JSON.stringify({ ...row }) !== JSON.stringify(right))
    throw new Error(
      `${given} were given credits; ${JSON.stringify(row)} instead of ${JSON.stringify(right)}`,
    );
}

/** Once more on the same day: nothing changes, and the ledger adds up. */
async function runAgain(base: PeopleDatabase): Promise<void> {
  const before = await fingerprint(base);
  const started = performance.now();
  const given = await giveDailyCredits({ db: base.db, now: () => NOW + 3_600_000, log: quiet });
  const seconds = since(started);
  const after = await fingerprint(base);
  if (given !== 0 || JSON.stringify(after) !== JSON.stringify(before))
    throw new Error(`the second run changed ${JSON.stringify(before)} into ${JSON.stringify(after)}`);
  console.info(
    `a second run on the same day took ${seconds} s and changed nothing: ${number(after.rows)} movements, balances of ${number(after.balances)}`,
  );
  const audited = performance.now();
  await expectClean(base);
  console.info(`audit of all of it: clean, in ${since(audited)} s`);
}

/**
 * Seconds a person when each has a batch of their own, one after the other, as ordinary movements are written. Goes on
 * after the person `from`; answers whom it ended with.
 */
async function rowByRow(
  { db }: PeopleDatabase,
  from: string,
  count: number,
): Promise<{ each: number; last: string }> {
  const day = new Date(TODAY).toISOString().slice(0, 10);
  const started = performance.now();
  let [last, done] = [from, 0];
  while (done < count) {
    const [people] = await db.write([
      {
        sql: `SELECT id, credits FROM user u WHERE id > ? AND credits < ? AND emailVerified < ? AND banned = 0
                AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.userId = u.id AND p.owedCredits > p.clawedBackCredits)
              ORDER BY id LIMIT ?`,
        args: [last, DAILY_FREE_CREDITS, TODAY, Math.min(1000, count - done)],
      },
    ]);
    for (const { id, credits } of people?.rows ?? []) {
      last = String(id);
      const key = `daily:${day}:${last}`;
      const missing = DAILY_FREE_CREDITS - Number(credits);
      const movement = { id: key, userId: last, key, credits: missing, extra: { day }, now: NOW };
      await db.write([
        // whoever moved meanwhile could be lifted above the allowance
        requireThat("moved_on", "(SELECT credits FROM user WHERE id = ? AND banned = 0) = ?", [
          last,
          Number(credits),
        ]),
        moveCredits({ ...movement, reason: "DAILY_RESET" }),
      ]);
      done++;
    }
  }
  const seconds = (performance.now() - started) / 1000;
  console.info(
    `row by row: ${number(done)} people in ${seconds.toFixed(1)} s, ${micros(seconds, done)} µs each, on a copy of the same data`,
  );
  return { each: seconds / done, last };
}

/** A process of its own is killed in the middle; whoever comes next goes on, and nobody gets anything twice. */
async function killAndResume(folder: string, count: number): Promise<void> {
  const base = await seeded(join(folder, "killed"), count);
  const script = fileURLToPath(new URL("./servers/daily-credits-child.ts", import.meta.url));
  const batchSize = Math.ceil(count / 100);
  const child = spawn(process.execPath, [script, base.url, DATABASE_TOKEN, String(NOW), String(batchSize)]);
  const ended = new Promise<string>((resolve) =>
    child.once("exit", (code, signal) => resolve(signal ?? String(code))),
  );
  for (;;) {
    const row = await base.db.first({ sql: "SELECT people FROM dailyCredits", args: [] });
    if (Number(row?.people ?? 0) >= count / 3) break;
    if (child.exitCode !== null) throw new Error(`it ended before it could be killed: ${child.exitCode}`);
    await sleep(2);
  }
  child.kill("SIGKILL");
  const how = await ended;
  const { given } = await fingerprint(base);
  if (how !== "SIGKILL" || given === 0 || given >= count)
    throw new Error(`not killed in the middle: ${how}, ${given}`);
  await expectClean(base);
  const rest = await giveDailyCredits({ db: base.db, now: () => NOW, log: quiet });
  await expectGiven(base, count, given + rest);
  await expectClean(base);
  console.info(
    `killed (${how}) after ${number(given)} of ${number(count)} people; run again: ${number(rest)} more, everyone once, audit clean`,
  );
  await base.close();
}

const say = (count: number, seconds: number) =>
  console.info(`${number(count)} people in ${seconds} s: ${micros(seconds, count)} µs each`);
const micros = (seconds: number, count: number) => ((seconds * 1e6) / count).toFixed(1);
const since = (started: number) => ((performance.now() - started) / 1000).toFixed(2);
const number = (value: number) => value.toLocaleString("en");
