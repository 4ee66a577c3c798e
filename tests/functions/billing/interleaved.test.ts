import { beforeAll, expect, test } from "vitest";
import type { Db } from "#db/client.ts";
import { auditLedger } from "#db/queries/credits/credits.ts";
import type { Deps } from "#functions/deps.ts";
import { addMonths } from "#functions/services/billing/plans/months.ts";
import { planPrice } from "#tests/support/billing/payment-facts.ts";
import { type PaymentsDouble, paymentsDouble } from "#tests/support/billing/payments-double.ts";
import { sumsOf, tellShuffled } from "#tests/support/billing/shuffled-events.ts";
import { databaseForFile } from "#tests/support/database/database.ts";
import { openQuickDatabase } from "#tests/support/database/quick-database.ts";
import { userRow } from "#tests/support/database/rows.ts";
import { rowOf } from "#tests/support/database/sql.ts";
import { EVERYTHING } from "#tests/support/tier.ts";
import { createRandom } from "#web/engine/pixels/random.ts";

/**
 * Events that come late, twice or not at first while life goes on: what Stripe answers is true at that moment and soon no
 * longer, and people spend what they were granted before it is taken back.
 */
const RUNS = EVERYTHING ? 100 : 40;
const USER = "ada";
const now = () => Date.parse("2027-06-01T00:00:00Z");

const template = databaseForFile();
beforeAll(async () => {
  await template.db.write([userRow(USER)]);
  await template.client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
});

test("a life with late events ends with what was paid for, whatever was spent in between", {
  timeout: 600_000,
}, async () => {
  const outcomes = new Set<number>();
  for (let seed = 1; seed <= RUNS; seed++) {
    const copy = await openQuickDatabase(template.file);
    try {
      const spent = await live(copy.db, createRandom(seed).next);
      const { credits, granted, owed, clawedBack } = await sumsOf(copy.db, USER);
      // 700 + 700 + 1650 of the plan, 550 + 550 + 1500 + 4000 of packs; a quarter of 4000 and all of 1500 paid back
      expect([seed, granted, owed]).toEqual([seed, 9650, 2500]);
      expect([seed, credits - (owed - clawedBack)]).toEqual([seed, 9650 - 2500 - spent]);
      const subscription = await rowOf(copy.db, "SELECT status, priceId FROM stripeSubscription");
      const ended = { status: "canceled", priceId: "price_plan-studio-month" };
      expect([seed, subscription]).toEqual([seed, ended]);
      expect([seed, await auditLedger(copy.db)]).toEqual([seed, []]);
      outcomes.add(clawedBack);
    } finally {
      copy.close();
    }
  }
  // the runs did differ in what could be taken back
  expect(outcomes.size).toBeGreaterThan(RUNS / 10);
});

async function live(db: Db, random: () => number): Promise<number> {
  const stripe = paymentsDouble(now);
  const log = { info: () => {}, error: () => {} };
  const deps = { db, payments: stripe.payments, log, now } as unknown as Deps;
  const { events } = stripe;
  const spent = await tellShuffled({ deps, random, people: [USER], events, steps: story(stripe) });
  return spent[USER] ?? 0;
}

/** What happens to Ada at Stripe, in order. */
function story(stripe: PaymentsDouble): (() => unknown)[] {
  const customerId = stripe.customer({ userId: USER });
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
  return [
    () => (small = stripe.buyPack({ customerId })),
    () => (plan = stripe.subscribe({ customerId, plan: "starter", interval: "month", end: second })),
    () => stripe.dispute(small, 900),
    () => (medium = stripe.buyPack({ customerId, pack: "medium" })),
    () => {
      const subscription = stripe.change(plan.subscriptionId, { currentPeriodEnd: third });
      stripe.bill(subscription, "subscription_cycle", [line("starter", 900, second)]);
    },
    () => stripe.refund(medium, 600),
    () => stripe.dispute(small, 0),
    () => {
      // of the 28 days to 15 March
      const middle = new Date("2027-03-01T12:00:00Z");
      const subscription = stripe.change(plan.subscriptionId, { price: planPrice("studio", "month") });
      const lines = [line("starter", -450, middle), line("studio", 2450, middle)];
      stripe.bill(subscription, "subscription_update", lines);
    },
    () => stripe.refund(medium, 2400),
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
