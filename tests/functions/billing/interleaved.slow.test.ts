import { beforeAll, expect, test } from "vitest";
import type { Db } from "#db/client.ts";
import { auditLedger } from "#db/queries/credits/credits.ts";
import type { Deps } from "#functions/deps.ts";
import type { Payments } from "#functions/providers/payments/payments.ts";
import { handleEvent } from "#functions/services/billing/events/handle-event.ts";
import { grantMonths } from "#functions/services/billing/plans/grant-months.ts";
import { addMonths } from "#functions/services/billing/plans/months.ts";
import { planPrice } from "#tests/support/billing/payment-facts.ts";
import { type PaymentsDouble, paymentsDouble } from "#tests/support/billing/payments-double.ts";
import { sumsOf, tellShuffled } from "#tests/support/billing/shuffled-events.ts";
import { databaseForFile } from "#tests/support/database/database.ts";
import { openQuickDatabase } from "#tests/support/database/quick-database.ts";
import { userRow } from "#tests/support/database/rows.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { createRandom } from "#web/engine/pixels/random.ts";

/**
 * Events that come late, twice or not at first while life goes on: what Stripe answers is true at that moment and soon no
 * longer, and people spend what they were granted before it is taken back.
 */
const RUNS = 200;
/** Ada pays by the month and has it all happen to her, Bob by the year. */
const [ADA, BOB] = ["ada", "bob"] as const;
const people = [ADA, BOB];
const now = () => Date.parse("2027-06-01T00:00:00Z");

const template = databaseForFile();
beforeAll(async () => {
  await template.db.write(people.map((userId) => userRow(userId)));
  await template.client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
});

test("a life with late events ends with what was paid for, and with what Stripe says in the end", {
  timeout: 900_000,
}, async () => {
  const outcomes = new Set<number>();
  for (let seed = 1; seed <= RUNS; seed++) {
    const stripe = paymentsDouble(now);
    const { events, payments } = stripe;
    const random = createRandom(seed).next;
    const tale = { random, people: [ADA], events, steps: story(stripe) };
    const late = await lived(payments, (deps) => tellShuffled({ ...tale, deps }));
    // told once, in order, when nothing happens any more
    const inOrder = await lived(payments, async (deps) => {
      for (const event of events) await handleEvent(deps, event);
    });
    expect([seed, late.state]).toEqual([seed, inOrder.state]);
    // 700 + 700 + 1650 of the plan, 550 + 550 + 1500 + 4000 of packs; a quarter of 4000 and all of 1500 paid back
    const sold = { ada: { granted: 9650, owed: 2500 }, bob: { granted: 3 * 700, owed: 0 } };
    for (const userId of people) {
      const { credits, clawedBack, ...rest } = late.sums[userId]!;
      const { granted, owed } = sold[userId];
      expect([seed, rest]).toEqual([seed, sold[userId]]);
      expect([seed, credits - (owed - clawedBack)]).toEqual([
        seed,
        granted - owed - (late.told?.[userId] ?? 0),
      ]);
    }
    outcomes.add(late.sums.ada!.clawedBack);
  }
  // the runs did differ in what could be taken back
  expect(outcomes.size).toBeGreaterThan(RUNS / 10);
});

/** Lets events be told to a database of their own, and two months pass; its ledger adds up. */
async function lived<T>(payments: Payments, tell: (deps: Deps) => Promise<T>) {
  const { db, close } = await openQuickDatabase(template.file);
  try {
    const log = { info: () => {}, error: () => {} };
    const deps = { db, payments, log, now } as unknown as Deps;
    const told = await tell(deps);
    await grantMonths({ ...deps, now: () => Date.parse("2027-08-01T00:00:00Z") });
    expect(await auditLedger(db)).toEqual([]);
    const sums = await Promise.all(people.map(async (userId) => [userId, await sumsOf(db, userId)] as const));
    return { told, sums: Object.fromEntries(sums), state: await stateOf(db) };
  } finally {
    close();
  }
}

/** Everything that must not depend on the order: mirrors, payments, what each granted and owes, and each grant. */
async function stateOf(db: Db) {
  const granted = "key GLOB 'stripe:*:grant*' ORDER BY key";
  const payments = await rowsOf(db, "SELECT * FROM payment ORDER BY id");
  const mirrors = ["Customer", "Product", "Price", "Subscription", "Charge"];
  return Promise.all([
    ...mirrors.map((name) => rowsOf(db, `SELECT * FROM stripe${name} ORDER BY id`)),
    payments.map(({ clawedBackCredits: _, ...row }) => row),
    rowsOf(db, `SELECT key, userId, credits, reason, reasonExtra FROM userCreditHistory WHERE ${granted}`),
    rowsOf(db, "SELECT id, stripeCustomerId FROM user WHERE stripeCustomerId IS NOT NULL ORDER BY id"),
    rowsOf(db, "SELECT id, type, createdAt FROM stripeEvent ORDER BY id"),
  ]);
}

/** What happens to both at Stripe, in order. */
function story(stripe: PaymentsDouble): (() => unknown)[] {
  const customerId = stripe.customer({ userId: ADA });
  const bobs = stripe.customer({ userId: BOB });
  const begin = new Date("2027-01-15T12:00:00Z");
  const [second, third] = [addMonths(begin, 1), addMonths(begin, 2)];
  const line = (plan: "starter" | "studio", cents: number, periodStart: Date) => ({
    cents,
    proration: cents !== 900,
    price: planPrice(plan, "month"),
    periodStart,
    periodEnd: third,
  });
  let [small, medium, large] = ["", "", ""];
  let plan = { subscriptionId: "", paymentId: "" };
  let year = plan;
  const nextYear = addMonths(new Date(now()), 12);
  return [
    () => (small = stripe.buyPack({ customerId })),
    () => (plan = stripe.subscribe({ customerId, plan: "starter", interval: "month", end: second })),
    () => stripe.dispute(small, 900),
    () => (year = stripe.subscribe({ customerId: bobs, plan: "starter", interval: "year", end: nextYear })),
    () => (medium = stripe.buyPack({ customerId, pack: "medium" })),
    () => {
      const subscription = stripe.change(plan.subscriptionId, { currentPeriodEnd: third });
      stripe.bill(subscription, "subscription_cycle", [line("starter", 900, second)]);
    },
    () => stripe.refund(medium, 600),
    () => stripe.dispute(small, 0),
    () => stripe.dispute(year.paymentId, 9000),
    () => {
      // of the 28 days to 15 March
      const middle = new Date("2027-03-01T12:00:00Z");
      const subscription = stripe.change(plan.subscriptionId, { price: planPrice("studio", "month") });
      const lines = [line("starter", -450, middle), line("studio", 2450, middle)];
      stripe.bill(subscription, "subscription_update", lines);
    },
    () => stripe.refund(medium, 2400),
    () => stripe.dispute(year.paymentId, 0),
    () => (large = stripe.buyPack({ customerId, pack: "large" })),
    () => stripe.change(plan.subscriptionId, { status: "past_due" }),
    () => stripe.refund(large, 1400),
    () => stripe.dispute(plan.paymentId, 900),
    () =>
      stripe.change(plan.subscriptionId, { status: "canceled", endedAt: new Date("2027-05-01T00:00:00Z") }),
    () => stripe.dispute(plan.paymentId, 0),
    () => stripe.buyPack({ customerId }),
  ];
}
