import { beforeEach, describe, expect, test } from "vitest";
import { createClientFor, createDb, type Db } from "#db/client.ts";
import { auditLedger, moveCredits } from "#db/queries/credits/credits.ts";
import { CRON } from "#functions/jobs/cron.ts";
import { giveDailyCredits } from "#functions/services/credits/give-daily-credits.ts";
import { DAILY_FREE_CREDITS as FULL } from "#schema/billing/plans.ts";
import { databaseForFile } from "#tests/support/database/database.ts";
import { type Columns, move, paymentRows, userRow } from "#tests/support/database/rows.ts";
import { creditsIn, rowOf, rowsOf, sql } from "#tests/support/database/sql.ts";
import { testInFull } from "#tests/support/tier.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const base = databaseForFile();
let today = Date.UTC(2026, 10, 21);
// so that one test's people are of no matter to the next
beforeEach(() => {
  today += 3 * DAY;
});

const log = { info: () => {}, error: () => {} };
/** A run at this moment of the day, looking at three people at a time unless told otherwise. */
const give = (input: { at?: number; db?: Db; batchSize?: number; now?: () => number } = {}) => {
  const { at = today + 60_000, db = base.db, batchSize = 3, now = () => at } = input;
  return giveDailyCredits({ db, now, log }, { batchSize });
};
const anotherClient = () => createDb(createClientFor({ url: base.server.url, token: "" }));

/** Someone who confirmed their address yesterday. */
async function person(credits: number, columns: Columns = {}): Promise<string> {
  const id = crypto.randomUUID();
  const user = userRow(id, { emailVerified: today - DAY, ...columns });
  await base.db.write([user, ...(credits > 0 ? [move(id, credits)] : [])]);
  return id;
}
const people = (count: number, credits: (n: number) => number) =>
  Promise.all(Array.from({ length: count }, (_, n) => person(credits(n))));

const balance = (id: string) => creditsIn(base.db, id);
const spend = (id: string, credits: number) => base.db.write([move(id, -credits)]);
const allFull = async (ids: string[]) =>
  expect(await Promise.all(ids.map(balance))).toEqual(ids.map(() => FULL));

/** What a person was given, by day. */
const given = (id: string) =>
  rowsOf<{ credits: number; newCredits: number; key: string; day: string }>(
    base.db,
    `SELECT credits, newCredits, key, reasonExtra ->> 'day' AS day FROM userCreditHistory
     WHERE userId = ? AND reason = 'DAILY_RESET' ORDER BY seq`,
    id,
  );
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const givenToday = async (id: string) => (await given(id)).filter(({ day }) => day === dayOf(today));

test("the clock gives them just after midnight, and each hour to whoever was left out", () => {
  for (const schedule of ["1 0 * * *", "17 * * * *"] as const)
    expect(CRON[schedule]).toContain(giveDailyCredits);
});

test("a balance is lifted to the allowance, and the history says so; one that reaches it stays", async () => {
  const low = await people(3, (n) => [0, 1, FULL - 1][n]!);
  const high = await people(3, (n) => [FULL, FULL + 1, 500][n]!);
  await give();
  await allFull(low);
  const day = dayOf(today);
  const [had] = low;
  expect(await given(had!)).toEqual([{ credits: FULL, newCredits: FULL, key: `daily:${day}:${had}`, day }]);
  expect(await Promise.all(high.map(balance))).toEqual([FULL, FULL + 1, 500]);
  for (const id of high) expect(await given(id)).toEqual([]);
});

describe("nothing goes to", () => {
  test("the unconfirmed, the banned, and whoever confirmed their address today; those get theirs tomorrow", async () => {
    const none = [await person(0, { emailVerified: null }), await person(2, { banned: true })];
    const confirmed = [0, 30_000].map((later) => person(0, { emailVerified: today + later }));
    const tomorrow = await Promise.all(confirmed);
    await give();
    await give({ at: today + 23 * HOUR });
    for (const id of [...none, ...tomorrow]) expect(await given(id)).toEqual([]);
    await give({ at: today + DAY });
    for (const id of none) expect(await given(id)).toEqual([]);
    await allFull(tomorrow);
  });

  test("whoever owes credits of a refunded payment, until they do not; and the debt stays what it is", async () => {
    const userId = await person(3);
    const paymentId = `pi_${userId}`;
    const grant = { key: `stripe:${paymentId}:grant`, extra: { kind: "GRANT", paymentId } };
    const id = crypto.randomUUID();
    // bought, spent and refunded
    await base.db.write([
      ...paymentRows(userId, { id: paymentId, refundedCents: 900, owedCredits: 500 }),
      moveCredits({ id, userId, credits: 500, reason: "PURCHASE", now: 1, ...grant }),
      move(userId, -500),
    ]);
    await give();
    expect([await balance(userId), await given(userId)]).toEqual([3, []]);
    // the dispute was won
    const won = "UPDATE payment SET refundedCents = 0, owedCredits = 0 WHERE id = ?";
    await base.db.write([sql(won, paymentId)]);
    await give({ at: today + DAY });
    await allFull([userId]);
  });
});

describe("once a day", () => {
  test("a second run changes nothing, however much was spent meanwhile", async () => {
    const id = await person(2);
    await give();
    await spend(id, FULL);
    const tables = ["userCreditHistory ORDER BY seq", "user ORDER BY id", "dailyCredits"];
    const everything = () => Promise.all(tables.map((table) => rowsOf(base.db, `SELECT * FROM ${table}`)));
    const before = await everything();
    for (const hours of [0, 1, 23.9]) expect(await give({ at: today + hours * HOUR + 60_000 })).toBe(0);
    expect(await everything()).toEqual(before);
    expect(await balance(id)).toBe(0);
  });

  test("the day begins at midnight in UTC, and one nobody gave is not made up for", async () => {
    const id = await person(0);
    await give({ at: today });
    await spend(id, 5);
    await give({ at: today + DAY - 1 });
    expect(await balance(id)).toBe(FULL - 5);
    await give({ at: today + DAY });
    await spend(id, FULL);
    await give({ at: today + 6 * DAY });
    await allFull([id]);
    expect((await given(id)).map(({ day }) => day)).toEqual([0, 1, 6].map((n) => dayOf(today + n * DAY)));
    today += 6 * DAY;
  });

  test("a run that goes on past midnight goes on with the new day", async () => {
    const ids = await people(7, () => 1);
    let calls = 0;
    await give({ now: () => (calls++ < 3 ? today + DAY - 1000 : today + DAY) });
    await allFull(ids);
    for (const id of ids) expect(await given(id)).toHaveLength(1);
  });

  test.each([1, 2, 3, 100])("%i people a batch come to the same", async (batchSize) => {
    const ids = await people(6, (n) => n);
    const lifted = await give({ batchSize });
    await allFull(ids);
    const run = "SELECT people, finishedAt FROM dailyCredits WHERE day = ?";
    const finished = { people: lifted, finishedAt: today + 60_000 };
    expect(await rowOf(base.db, run, dayOf(today))).toEqual(finished);
  });

  test("a run takes no longer than it may, and the next goes on", async () => {
    const ids = await people(9, () => 0);
    let at = today;
    await give({ now: () => (at += 3 * 60_000), batchSize: 1 });
    expect(await Promise.all(ids.map(balance))).toContain(0);
    await give();
    await allFull(ids);
  });
});

/** The same database through a client of its own, dying at one of its calls. */
function dyingAt(call: number, when: "before" | "after"): Db {
  const db = anotherClient();
  let calls = 0;
  return Object.assign(Object.create(db) as Db, {
    async write(statements: Parameters<Db["write"]>[0]) {
      const here = ++calls === call;
      if (here && when === "before") throw new Error("died");
      const answer = await db.write(statements);
      if (here && when === "after") throw new Error("died");
      return answer;
    },
  });
}

testInFull("a death before or after any call loses nothing and gives nothing twice", async () => {
  const ids = await people(8, () => 0);
  for (let call = 1, over = false; !over; call++) {
    for (const when of ["before", "after"] as const) {
      today += DAY;
      for (const id of ids) {
        const credits = await balance(id);
        if (credits > 0) await spend(id, Math.min(credits, 1 + (call % FULL)));
      }
      over = await give({ db: dyingAt(call, when) }).then(
        () => true,
        () => false,
      );
      // and again at once, from its first call on
      await give({ db: dyingAt(2, when) }).catch(() => {});
      await give();
      await allFull(ids);
      for (const id of ids) expect(await givenToday(id)).toHaveLength(1);
      expect(await auditLedger(base.db)).toEqual([]);
    }
  }
});

test("several runs at once, with charges and gains in between: each person once, never above, and clean", async () => {
  const ids = await people(40, (n) => n % FULL);
  const clients = [1, 2, 3].map(anotherClient);
  const moves = ids.map(async (id, n) => {
    await new Promise((resolve) => setTimeout(resolve, n % 10));
    await spend(id, n % 3 === 0 ? -4 : 1).catch(() => {});
  });
  await Promise.all([...clients.map((db) => give({ db, batchSize: 2 })), ...moves]);
  for (const id of ids) {
    const lifts = await givenToday(id);
    expect(lifts.length).toBeLessThanOrEqual(1);
    for (const { newCredits } of lifts) expect(newCredits).toBe(FULL);
    // whoever was never at the allowance or above it was lifted
    const most = "SELECT max(newCredits) AS most FROM userCreditHistory WHERE userId = ?";
    expect((await rowOf(base.db, most, id))?.most).toBeGreaterThanOrEqual(FULL);
  }
  for (const db of clients) db.close();
});
