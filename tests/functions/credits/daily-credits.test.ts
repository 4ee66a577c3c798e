import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClientFor, createDb, type Db } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { auditLedger, moveCredits } from "#db/queries/credits/credits.ts";
import { CRON } from "#functions/jobs/cron.ts";
import { giveDailyCredits } from "#functions/services/credits/give-daily-credits.ts";
import { DAILY_FREE_CREDITS } from "#schema/billing/plans.ts";
import { startDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insertInto, move } from "#tests/support/rows.ts";

const DAY = 86_400_000;
const FULL = DAILY_FREE_CREDITS;
let base: TestDatabase;
let today = Date.UTC(2026, 10, 21);
beforeAll(async () => {
  base = await startDatabase();
  await migrate(base.client);
});
afterAll(async () => {
  expect(await auditLedger(base.db)).toEqual([]);
  await base.close();
});

const log = { info: () => {}, error: () => {} };
/** A run at this moment of the day, looking at three people at a time unless told otherwise. */
const give = (input: { at?: number; db?: Db; batchSize?: number } = {}) =>
  giveDailyCredits(
    { db: input.db ?? base.db, now: () => input.at ?? today + 60_000, log },
    { batchSize: input.batchSize ?? 3 },
  );
/** So that one test's people are of no matter to the next. */
const nextDay = () => {
  today += DAY;
};

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

async function balance(id: string): Promise<number> {
  return Number((await base.db.first({ sql: "SELECT credits FROM user WHERE id = ?", args: [id] }))?.credits);
}

/** What a person was given, by day. */
async function given(id: string) {
  const [rows] = await base.db.write([
    {
      sql: `SELECT credits, newCredits, key, json_extract(reasonExtra, '$.day') AS day FROM userCreditHistory
            WHERE userId = ? AND reason = 'DAILY_RESET' ORDER BY seq`,
      args: [id],
    },
  ]);
  return (rows?.rows ?? []).map((row) => ({ ...row }));
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** Everything a run could have written. */
const everything = async () => [
  await base.db.orm.all("SELECT * FROM userCreditHistory ORDER BY seq"),
  await base.db.orm.all("SELECT id, credits FROM user ORDER BY id"),
  await base.db.orm.all("SELECT * FROM dailyCredits"),
];

/** A pack that was bought, spent and refunded: so many credits are owed. */
async function owes(userId: string, credits: number) {
  const id = crypto.randomUUID();
  await base.db.write([
    insertInto("stripeCustomer", { id: `cus_${id}`, userId, metadata: "{}", deleted: 0 }),
    {
      sql: `INSERT INTO stripeProduct (id, name, active, metadata) VALUES ('prod_1', 'x', 1, '{}') ON CONFLICT DO NOTHING`,
      args: [],
    },
    {
      sql: `INSERT INTO stripePrice (id, productId, active, currency, unitAmount, type, metadata)
            VALUES ('price_1', 'prod_1', 1, 'usd', 900, 'one_time', '{}') ON CONFLICT DO NOTHING`,
      args: [],
    },
    insertInto("payment", {
      ...{ id: `pi_${id}`, userId, customerId: `cus_${id}`, reason: "PURCHASE", priceId: "price_1" },
      ...{ currency: "usd", paidCents: 900, refundedCents: 900, createdAt: 1 },
      ...{ grantedCredits: credits, owedCredits: credits, clawedBackCredits: 0 },
    }),
    moveCredits({
      ...{ id, userId, credits, reason: "PURCHASE", now: 1, key: `stripe:pi_${id}:grant` },
      extra: { kind: "GRANT", paymentId: `pi_${id}` },
    }),
    move(userId, -credits),
  ]);
  return `pi_${id}`;
}

test("the clock gives them just after midnight, and each hour to whoever was left out", () => {
  expect(CRON["1 0 * * *"]).toContain(giveDailyCredits);
  expect(CRON["17 * * * *"]).toContain(giveDailyCredits);
});

describe("a balance", () => {
  test.each([0, 1, FULL - 1])(
    "of %i is lifted to the allowance, and the history says so",
    async (credits) => {
      nextDay();
      const id = await person(credits);
      await give();
      expect(await balance(id)).toBe(FULL);
      expect(await given(id)).toEqual([
        {
          ...{ credits: FULL - credits, newCredits: FULL },
          ...{ key: `daily:${dayOf(today)}:${id}`, day: dayOf(today) },
        },
      ]);
    },
  );

  test.each([FULL, FULL + 1, 500])("of %i stays as it is", async (credits) => {
    nextDay();
    const id = await person(credits);
    await give();
    expect([await balance(id), await given(id)]).toEqual([credits, []]);
  });
});

describe("nothing goes to", () => {
  test("the unconfirmed, the banned, and whoever confirmed their address today; those get theirs tomorrow", async () => {
    nextDay();
    const none = [await person(0, { verified: null }), await person(2, { banned: true })];
    const tomorrow = [await person(0, { verified: today }), await person(1, { verified: today + 30_000 })];
    await give();
    await give({ at: today + 23 * 3_600_000 });
    for (const id of [...none, ...tomorrow]) expect(await given(id)).toEqual([]);
    nextDay();
    await give();
    for (const id of none) expect(await given(id)).toEqual([]);
    for (const id of tomorrow) expect(await balance(id)).toBe(FULL);
  });

  test("whoever owes credits of a refunded payment, until they do not; and the debt stays what it is", async () => {
    nextDay();
    const id = await person(3);
    const paymentId = await owes(id, 500);
    await give();
    expect([await balance(id), await given(id)]).toEqual([3, []]);
    // the dispute was won
    await base.db.write([
      { sql: "UPDATE payment SET refundedCents = 0, owedCredits = 0 WHERE id = ?", args: [paymentId] },
    ]);
    nextDay();
    await give();
    expect(await balance(id)).toBe(FULL);
  });
});

describe("once a day", () => {
  test("a second run changes nothing, however much was spent meanwhile", async () => {
    nextDay();
    const id = await person(2);
    await give();
    await base.db.write([move(id, -FULL)]);
    const before = await everything();
    for (const hours of [0, 1, 23.9]) expect(await give({ at: today + hours * 3_600_000 + 60_000 })).toBe(0);
    expect(await everything()).toEqual(before);
    expect(await balance(id)).toBe(0);
  });

  test("the day begins at midnight in UTC: a millisecond before it is still the old one", async () => {
    nextDay();
    const id = await person(0);
    await give({ at: today });
    await base.db.write([move(id, -5)]);
    await give({ at: today + DAY - 1 });
    expect(await balance(id)).toBe(2);
    await give({ at: today + DAY });
    expect(await balance(id)).toBe(FULL);
    expect((await given(id)).map(({ day }) => day)).toEqual([dayOf(today), dayOf(today + DAY)]);
    nextDay();
  });

  test("a run that goes on past midnight goes on with the new day", async () => {
    nextDay();
    const ids = await Promise.all(Array.from({ length: 7 }, () => person(1)));
    let calls = 0;
    const now = () => (calls++ < 3 ? today + DAY - 1000 : today + DAY);
    await giveDailyCredits({ db: base.db, now, log }, { batchSize: 3 });
    for (const id of ids) {
      expect(await balance(id)).toBe(FULL);
      expect(await given(id)).toHaveLength(1);
    }
    nextDay();
  });

  test("a day nobody gave is not made up for", async () => {
    nextDay();
    const id = await person(0);
    today += 5 * DAY;
    await give();
    expect(await given(id)).toHaveLength(1);
  });

  test.each([1, 2, 3, 100])("%i people a batch come to the same", async (batchSize) => {
    nextDay();
    const ids = await Promise.all(Array.from({ length: 6 }, (_, credits) => person(credits)));
    const lifted = await give({ batchSize });
    expect(await Promise.all(ids.map(balance))).toEqual(ids.map(() => FULL));
    const row = await base.db.first({
      sql: "SELECT people, finishedAt FROM dailyCredits WHERE day = ?",
      args: [dayOf(today)],
    });
    expect(row).toMatchObject({ people: lifted, finishedAt: today + 60_000 });
  });

  test("a run takes no longer than it may, and the next goes on", async () => {
    nextDay();
    const ids = await Promise.all(Array.from({ length: 9 }, () => person(0)));
    let at = today;
    const slow = () => (at += 3 * 60_000);
    await giveDailyCredits({ db: base.db, now: slow, log }, { batchSize: 1 });
    const done = (await Promise.all(ids.map(balance))).filter((credits) => credits === FULL);
    expect(done.length).toBeLessThan(ids.length);
    await give();
    expect(await Promise.all(ids.map(balance))).toEqual(ids.map(() => FULL));
  });
});

/** The same database through a client of its own, dying at one of its calls. */
function dyingAt(call: number, when: "before" | "after"): Db {
  const db = createDb(createClientFor({ url: base.server.url, token: "" }));
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
  const ids = await Promise.all(Array.from({ length: 8 }, () => person(0)));
  for (let call = 1, over = false; !over; call++) {
    for (const when of ["before", "after"] as const) {
      nextDay();
      for (const id of ids) {
        const credits = await balance(id);
        if (credits > 0) await base.db.write([move(id, -Math.min(credits, 1 + (call % FULL)))]);
      }
      const died = await give({ db: dyingAt(call, when) }).then(
        () => false,
        () => true,
      );
      // and again at once, from its first call on
      await give({ db: dyingAt(2, when) }).catch(() => {});
      await give();
      expect(await Promise.all(ids.map(balance))).toEqual(ids.map(() => FULL));
      for (const id of ids)
        expect((await given(id)).filter(({ day }) => day === dayOf(today))).toHaveLength(1);
      expect(await auditLedger(base.db)).toEqual([]);
      over = !died;
    }
  }
});

test("several runs at once, with charges and gains in between: each person once, never above, and clean", async () => {
  nextDay();
  const ids = await Promise.all(Array.from({ length: 40 }, (_, n) => person(n % FULL)));
  const clients = [1, 2, 3].map(() => createDb(createClientFor({ url: base.server.url, token: "" })));
  const moves = ids.map(async (id, n) => {
    await new Promise((resolve) => setTimeout(resolve, n % 10));
    await base.db.write([move(id, n % 3 === 0 ? 4 : -1)]).catch(() => {});
  });
  await Promise.all([...clients.map((db) => give({ db, batchSize: 2 })), ...moves]);
  for (const id of ids) {
    const today_ = (await given(id)).filter(({ day }) => day === dayOf(today));
    expect(today_.length).toBeLessThanOrEqual(1);
    for (const { newCredits } of today_) expect(newCredits).toBe(FULL);
    // whoever was never at the allowance or above it was lifted
    const [row] = await base.db.orm.all<{ most: number }>(
      `SELECT max(newCredits) AS most FROM userCreditHistory WHERE userId = '${id}'`,
    );
    expect(row?.most).toBeGreaterThanOrEqual(FULL);
  }
  expect(await auditLedger(base.db)).toEqual([]);
  for (const db of clients) db.close();
});
