import { beforeEach, describe, expect, test } from "vitest";
import { createClientFor, createDb, type Db } from "#db/client.ts";
import { auditLedger, moveCredits } from "#db/queries/credits/credits.ts";
import { CRON } from "#functions/jobs/cron.ts";
import { giveDailyCredits } from "#functions/services/credits/give-daily-credits.ts";
import { DAILY_FREE_CREDITS as FULL } from "#schema/billing/plans.ts";
import { databaseForFile } from "#tests/support/database.ts";
import { insertInto, move, paymentRows } from "#tests/support/rows.ts";
import { creditsIn, rowOf, rowsOf, sql } from "#tests/support/sql.ts";

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
const give = (input: { at?: number; db?: Db; batchSize?: number; now?: () => number } = {}) =>
  giveDailyCredits(
    { db: input.db ?? base.db, now: input.now ?? (() => input.at ?? today + 60_000), log },
    { batchSize: input.batchSize ?? 3 },
  );
const anotherClient = () => createDb(createClientFor({ url: base.server.url, token: "" }));

/** Someone who confirmed their address yesterday. */
async function person(credits: number, input: { verified?: number | null; banned?: boolean } = {}) {
  const id = crypto.randomUUID();
  const at = today - DAY;
  await base.db.write([
    insertInto("user", {
      ...{ id, email: `${id}@example.com`, createdAt: at, updatedAt: at, banned: input.banned ? 1 : 0 },
      emailVerified: input.verified === undefined ? at : input.verified,
    }),
    ...(credits > 0 ? [move(id, credits)] : []),
  ]);
  return id;
}
const people = (count: number, credits: (n: number) => number) =>
  Promise.all(Array.from({ length: count }, (_, n) => person(credits(n))));

const balance = (id: string) => creditsIn(base.db, id);
const balances = (ids: string[]) => Promise.all(ids.map(balance));
const allFull = async (ids: string[]) => expect(await balances(ids)).toEqual(ids.map(() => FULL));

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

/** A pack that was bought, spent and refunded: so many credits are owed. */
async function owes(userId: string, credits: number): Promise<string> {
  const paymentId = `pi_${userId}`;
  await base.db.write([
    ...paymentRows(userId, {
      id: paymentId,
      refundedCents: 900,
      grantedCredits: credits,
      owedCredits: credits,
    }),
    moveCredits({
      ...{ id: crypto.randomUUID(), userId, credits, reason: "PURCHASE", now: 1 },
      ...{ key: `stripe:${paymentId}:grant`, extra: { kind: "GRANT", paymentId } },
    }),
    move(userId, -credits),
  ]);
  return paymentId;
}

test("the clock gives them just after midnight, and each hour to whoever was left out", () => {
  expect(CRON["1 0 * * *"]).toContain(giveDailyCredits);
  expect(CRON["17 * * * *"]).toContain(giveDailyCredits);
});

test.each([0, 1, FULL - 1])(
  "a balance of %i is lifted to the allowance, and the history says so",
  async (had) => {
    const id = await person(had);
    await give();
    expect(await balance(id)).toBe(FULL);
    const [day, credits] = [dayOf(today), FULL - had];
    expect(await given(id)).toEqual([{ credits, newCredits: FULL, key: `daily:${day}:${id}`, day }]);
  },
);

test.each([FULL, FULL + 1, 500])("a balance of %i stays as it is", async (credits) => {
  const id = await person(credits);
  await give();
  expect([await balance(id), await given(id)]).toEqual([credits, []]);
});

describe("nothing goes to", () => {
  test("the unconfirmed, the banned, and whoever confirmed their address today; those get theirs tomorrow", async () => {
    const none = [await person(0, { verified: null }), await person(2, { banned: true })];
    const tomorrow = [await person(0, { verified: today }), await person(1, { verified: today + 30_000 })];
    await give();
    await give({ at: today + 23 * HOUR });
    for (const id of [...none, ...tomorrow]) expect(await given(id)).toEqual([]);
    await give({ at: today + DAY });
    for (const id of none) expect(await given(id)).toEqual([]);
    await allFull(tomorrow);
  });

  test("whoever owes credits of a refunded payment, until they do not; and the debt stays what it is", async () => {
    const id = await person(3);
    const paymentId = await owes(id, 500);
    await give();
    expect([await balance(id), await given(id)]).toEqual([3, []]);
    // the dispute was won
    await base.db.write([
      sql("UPDATE payment SET refundedCents = 0, owedCredits = 0 WHERE id = ?", paymentId),
    ]);
    await give({ at: today + DAY });
    expect(await balance(id)).toBe(FULL);
  });
});

describe("once a day", () => {
  test("a second run changes nothing, however much was spent meanwhile", async () => {
    const id = await person(2);
    await give();
    await base.db.write([move(id, -FULL)]);
    const everything = () =>
      Promise.all(
        ["userCreditHistory ORDER BY seq", "user ORDER BY id", "dailyCredits"].map((table) =>
          rowsOf(base.db, `SELECT * FROM ${table}`),
        ),
      );
    const before = await everything();
    for (const hours of [0, 1, 23.9]) expect(await give({ at: today + hours * HOUR + 60_000 })).toBe(0);
    expect(await everything()).toEqual(before);
    expect(await balance(id)).toBe(0);
  });

  test("the day begins at midnight in UTC: a millisecond before it is still the old one", async () => {
    const id = await person(0);
    await give({ at: today });
    await base.db.write([move(id, -5)]);
    await give({ at: today + DAY - 1 });
    expect(await balance(id)).toBe(2);
    await give({ at: today + DAY });
    expect(await balance(id)).toBe(FULL);
    expect((await given(id)).map(({ day }) => day)).toEqual([dayOf(today), dayOf(today + DAY)]);
  });

  test("a run that goes on past midnight goes on with the new day", async () => {
    const ids = await people(7, () => 1);
    let calls = 0;
    await give({ now: () => (calls++ < 3 ? today + DAY - 1000 : today + DAY) });
    await allFull(ids);
    for (const id of ids) expect(await given(id)).toHaveLength(1);
  });

  test("a day nobody gave is not made up for", async () => {
    const id = await person(0);
    today += 5 * DAY;
    await give();
    expect(await given(id)).toHaveLength(1);
  });

  test.each([1, 2, 3, 100])("%i people a batch come to the same", async (batchSize) => {
    const ids = await people(6, (n) => n);
    const lifted = await give({ batchSize });
    await allFull(ids);
    const run = await rowOf(
      base.db,
      "SELECT people, finishedAt FROM dailyCredits WHERE day = ?",
      dayOf(today),
    );
    expect(run).toEqual({ people: lifted, finishedAt: today + 60_000 });
  });

  test("a run takes no longer than it may, and the next goes on", async () => {
    const ids = await people(9, () => 0);
    let at = today;
    await give({ now: () => (at += 3 * 60_000), batchSize: 1 });
    expect(await balances(ids)).toContain(0);
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

test("a death before or after any call loses nothing and gives nothing twice", async () => {
  const ids = await people(8, () => 0);
  for (let call = 1, over = false; !over; call++) {
    for (const when of ["before", "after"] as const) {
      today += DAY;
      for (const id of ids) {
        const credits = await balance(id);
        if (credits > 0) await base.db.write([move(id, -Math.min(credits, 1 + (call % FULL)))]);
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
    await base.db.write([move(id, n % 3 === 0 ? 4 : -1)]).catch(() => {});
  });
  await Promise.all([...clients.map((db) => give({ db, batchSize: 2 })), ...moves]);
  for (const id of ids) {
    const lifts = await givenToday(id);
    expect(lifts.length).toBeLessThanOrEqual(1);
    for (const { newCredits } of lifts) expect(newCredits).toBe(FULL);
    // whoever was never at the allowance or above it was lifted
    const row = await rowOf(
      base.db,
      "SELECT max(newCredits) AS most FROM userCreditHistory WHERE userId = ?",
      id,
    );
    expect(row?.most).toBeGreaterThanOrEqual(FULL);
  }
  for (const db of clients) db.close();
});
