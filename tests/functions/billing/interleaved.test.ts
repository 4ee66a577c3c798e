import { beforeAll, expect, test } from "vitest";
import type { Db } from "#db/client.ts";
import { auditLedger } from "#db/queries/credits/credits.ts";
import type { Deps } from "#functions/deps.ts";
import type { PaymentEvent } from "#functions/providers/payments/payments.ts";
import { handleEvent } from "#functions/services/billing/events/handle-event.ts";
import { addMonths } from "#functions/services/billing/plans/months.ts";
import { databaseForFile } from "#tests/support/database.ts";
import { planPrice } from "#tests/support/payment-facts.ts";
import { paymentsDouble } from "#tests/support/payments-double.ts";
import { openQuickDatabase } from "#tests/support/quick-database.ts";
import { move, userRow } from "#tests/support/rows.ts";
import { creditsIn, rowOf } from "#tests/support/sql.ts";
import { EVERYTHING } from "#tests/support/tier.ts";
import { createRandom } from "#web/engine/pixels/random.ts";

/**
 * Events that come late, twice or not at first while life goes on: what Stripe answers is true at that moment and soon no
 * longer, and people spend what they were granted before it is taken back.
 */
const RUNS = EVERYTHING ? 100 : 40;
const USER = "ada";

const template = databaseForFile();
beforeAll(async () => {
  await template.db.write([userRow(USER)]);
  await template.client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
});

test("a life with late events ends with what was paid for, whatever was spent in between", {
  timeout: 600_000,
}, async () => {
  const outcomes = new Set<string>();
  for (let seed = 1; seed <= RUNS; seed++) {
    const copy = await openQuickDatabase(template.file);
    try {
      const { spent, mostOwed } = await live(copy.db, createRandom(seed).next);
      const sums = await rowOf<Record<"granted" | "owed" | "clawedBack" | "credits", number>>(
        copy.db,
        `SELECT sum(grantedCredits) AS granted, sum(owedCredits) AS owed, sum(clawedBackCredits) AS clawedBack,
           (SELECT credits FROM user) AS credits FROM payment`,
      );
      if (!sums) throw new Error("no payments");
      // 700 + 700 + 1650 of the plan, 550 + 550 + 1500 + 4000 of packs; a quarter of 4000 and all of 1500 paid back
      expect([seed, sums.granted, sums.owed]).toEqual([seed, 9650, 2500]);
      expect([seed, sums.credits - (sums.owed - sums.clawedBack)]).toEqual([seed, 9650 - 2500 - spent]);
      const subscription = await rowOf(copy.db, "SELECT status, priceId FROM stripeSubscription");
      const ended = { status: "canceled", priceId: "price_plan-studio-month" };
      expect([seed, subscription]).toEqual([seed, ended]);
      expect([seed, await auditLedger(copy.db)]).toEqual([seed, []]);
      outcomes.add(`${sums.clawedBack} taken, ${mostOwed} owed at most`);
    } finally {
      copy.close();
    }
  }
  // the runs did differ in what could be taken back at once
  expect(outcomes.size).toBeGreaterThan(RUNS / 10);
});

/** What happens to Ada at Stripe, in order; each leaves events that have still to arrive. */
function story(stripe: ReturnType<typeof paymentsDouble>): (() => void)[] {
  const customerId = stripe.customer({ userId: USER });
  const made: Record<string, string> = {};
  const id = (name: string) => made[name] ?? "";
  const begin = new Date("2027-01-15T12:00:00Z");
  const line = (plan: "starter" | "studio", cents: number, from: Date, to: Date) => ({
    cents,
    proration: cents !== 900,
    price: planPrice(plan, "month"),
    periodStart: from,
    periodEnd: to,
  });
  return [
    () => {
      made.small = stripe.buyPack({ customerId });
    },
    () => {
      const end = addMonths(begin, 1);
      const plan = stripe.subscribe({ customerId, plan: "starter", interval: "month", end });
      Object.assign(made, { plan: plan.subscriptionId, first: plan.paymentId });
    },
    () => stripe.dispute(id("small"), 900),
    () => {
      made.medium = stripe.buyPack({ customerId, pack: "medium" });
    },
    () => {
      const [from, to] = [addMonths(begin, 1), addMonths(begin, 2)];
      const subscription = stripe.change(id("plan"), { currentPeriodEnd: to });
      stripe.bill(subscription, "subscription_cycle", [line("starter", 900, from, to)]);
    },
    () => stripe.refund(id("medium"), 600),
    () => stripe.dispute(id("small"), 0),
    () => {
      // of the 28 days to 15 March
      const middle = new Date("2027-03-01T12:00:00Z");
      const end = addMonths(begin, 2);
      const subscription = stripe.change(id("plan"), { price: planPrice("studio", "month") });
      stripe.bill(subscription, "subscription_update", [
        line("starter", -450, middle, end),
        line("studio", 2450, middle, end),
      ]);
    },
    () => stripe.refund(id("medium"), 2400),
    () => {
      made.large = stripe.buyPack({ customerId, pack: "large" });
    },
    () => stripe.change(id("plan"), { status: "past_due" }),
    () => stripe.refund(id("large"), 1400),
    () => stripe.dispute(id("first"), 900),
    () => stripe.change(id("plan"), { status: "canceled", endedAt: new Date("2027-05-01T00:00:00Z") }),
    () => stripe.dispute(id("first"), 0),
    () => {
      stripe.buyPack({ customerId });
    },
  ];
}

/** Lets the story go on and events arrive in turns of chance, until all has happened and all was heard. */
async function live(db: Db, random: () => number): Promise<{ spent: number; mostOwed: number }> {
  const stripe = paymentsDouble(() => Date.parse("2027-06-01T00:00:00Z"));
  const steps = story(stripe);
  let told = 0;
  const pending: PaymentEvent[] = [];
  let spent = 0;
  let mostOwed = 0;
  const now = () => Date.parse("2027-06-01T00:00:00Z");
  const log = { info: () => {}, error: () => {} };
  const silent = { ...stripe.payments, customer: () => Promise.reject(new Error("no answer")) };
  const deps = (fails: boolean) =>
    ({ db, payments: fails ? silent : stripe.payments, log, now }) as unknown as Deps;
  while (steps.length > 0 || pending.length > 0) {
    if (steps.length > 0 && (pending.length === 0 || random() < 0.25)) steps.shift()?.();
    for (const event of stripe.events.slice(told))
      pending.push(...(random() < 0.3 ? [event, event] : [event]));
    told = stripe.events.length;
    if (random() < 0.15) {
      const some = Math.ceil((await creditsIn(db, USER)) * random());
      if (some > 0) await db.write([move(USER, -some)]);
      spent += some;
    }
    const [event] = pending.splice(Math.floor(random() * pending.length), 1);
    if (!event) continue;
    await handleEvent(deps(random() < 0.2), event).catch(() => pending.push(event));
    const debt = await rowOf(db, "SELECT sum(owedCredits - clawedBackCredits) AS owed FROM payment");
    mostOwed = Math.max(mostOwed, Number(debt?.owed));
  }
  return { spent, mostOwed };
}
