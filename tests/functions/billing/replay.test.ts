import { beforeAll, expect, test } from "vitest";
import type { Db } from "#db/client.ts";
import { auditLedger } from "#db/queries/credits/credits.ts";
import type { Deps } from "#functions/deps.ts";
import type { PaymentEvent, Payments } from "#functions/providers/payments/payments.ts";
import { handleEvent } from "#functions/services/billing/events/handle-event.ts";
import { grantMonths } from "#functions/services/billing/plans/grant-months.ts";
import { liveLives, toldBy } from "#tests/support/billing-life.ts";
import { databaseForFile } from "#tests/support/database.ts";
import { openQuickDatabase } from "#tests/support/quick-database.ts";
import { move, userRow } from "#tests/support/rows.ts";
import { rowOf, rowsOf } from "#tests/support/sql.ts";
import { stripeHarnessForFile } from "#tests/support/stripe-harness.ts";
import { EVERYTHING } from "#tests/support/tier.ts";
import { createRandom } from "#web/engine/pixels/random.ts";

/**
 * The events of two lives once more, told in any order to a server that has heard of none, some twice, some at once,
 * some to a Worker that is cut off somewhere on the way, while people spend what they have.
 */
const RUNS = EVERYTHING ? 200 : 10;

const it = stripeHarnessForFile("2027-01-15T12:00:00Z");
const template = databaseForFile();
let events: PaymentEvent[];
let people: string[];
let lived: unknown;
let stripe: Payments;
let outside: Deps;
beforeAll(async () => {
  const { ada, bob } = await liveLives(it);
  people = [ada.userId, bob.userId];
  events = toldBy(it);
  lived = await stateOf(it.harness.db);
  outside = it.harness.deps();
  stripe = remembering(outside.payments);
  await template.db.write(people.map((id) => userRow(id)));
  await template.client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
}, 240_000);

test("a life has many kinds of events, of every object that is mirrored", () => {
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      ...["product.created", "price.created", "customer.created", "checkout.session.completed"],
      ...["created", "updated", "deleted"].map((change) => `customer.subscription.${change}`),
      ...["invoice.paid", "invoice.payment_failed", "charge.succeeded", "charge.failed"],
      ...["charge.refunded", "refund.created", "charge.dispute.created", "charge.dispute.closed"],
    ]),
  );
});

test(`${RUNS} other orders, with duplicates, losses and cuts, end in the same state`, {
  timeout: 900_000,
}, async () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const copy = await openQuickDatabase(template.file);
    try {
      const spent = await retell(copy.db, createRandom(seed).next);
      expect([seed, await stateOf(copy.db)]).toEqual([seed, lived]);
      expect([seed, await auditLedger(copy.db)]).toEqual([seed, []]);
      for (const userId of people) {
        const { credits, granted, owed, clawedBack } = await sumsOf(copy.db, userId);
        const debt = owed - clawedBack;
        expect([seed, credits - debt]).toEqual([seed, granted - owed - (spent.get(userId) ?? 0)]);
      }
    } finally {
      copy.close();
    }
  }
});

/** Delivers everything in a random order until all of it was taken; answers what each person spent meanwhile. */
async function retell(db: Db, random: () => number): Promise<Map<string, number>> {
  const left = events.flatMap((event) => (random() < 0.3 ? [event, event] : [event]));
  const spent = new Map<string, number>();
  const pick = () => left.splice(Math.floor(random() * left.length), 1)[0];
  while (left.length > 0) {
    const together = Array.from({ length: random() < 0.2 ? 3 : 1 }, pick).filter(
      (event) => event !== undefined,
    );
    const outcomes = await Promise.allSettled(
      together.map((event) =>
        handleEvent(worker(db, random() < 0.2 ? Math.ceil(random() * 8) : null), event),
      ),
    );
    for (const [i, outcome] of outcomes.entries()) {
      const event = together[i];
      // told again later, as Stripe does
      if (outcome.status === "rejected" && event) left.push(event);
    }
    if (random() < 0.15) await spendSome(db, random, spent);
  }
  await grantMonths(worker(db, null));
  return spent;
}

async function spendSome(db: Db, random: () => number, spent: Map<string, number>): Promise<void> {
  const userId = people[Math.floor(random() * people.length)] ?? "";
  const { credits } = await sumsOf(db, userId);
  const some = Math.floor(credits * random());
  if (some === 0) return;
  await db.write([move(userId, -some)]);
  spent.set(userId, (spent.get(userId) ?? 0) + some);
}

class Cut extends Error {}

/** The Worker over this database; `cutAt`: it dies at its so manieth call, half of the time after that call had its effect. */
function worker(db: Db, cutAt: number | null): Deps {
  let calls = 0;
  const mortal = async <T>(perform: () => Promise<T>): Promise<T> => {
    if (cutAt !== null && ++calls === cutAt) {
      if (cutAt % 2 === 0) await perform();
      throw new Cut();
    }
    return perform();
  };
  const write: Db["write"] = (statements) => mortal(() => db.write(statements));
  const read: Db["read"] = (queries) => mortal(() => db.read(queries));
  return {
    ...outside,
    db: Object.assign(Object.create(db) as Db, { write, read }),
    payments: mapped(stripe, (call) => mortal(call)),
  };
}

/** Every method of a provider, passed through something. */
function mapped(payments: Payments, pass: <T>(call: () => Promise<T>, key: string) => Promise<T>): Payments {
  const entries = Object.entries(payments).map(([name, method]) => [
    name,
    (...args: unknown[]) =>
      pass(
        () => (method as (...args: unknown[]) => Promise<unknown>)(...args),
        `${name} ${JSON.stringify(args)}`,
      ),
  ]);
  return Object.fromEntries(entries) as Payments;
}

/** Nothing happens at Stripe any more: each answer is asked for once. */
function remembering(payments: Payments): Payments {
  const answers = new Map<string, Promise<unknown>>();
  return mapped(payments, <T>(call: () => Promise<T>, key: string) => {
    const known = answers.get(key) ?? call();
    answers.set(key, known);
    return known as Promise<T>;
  });
}

/** Everything that must not depend on the order: mirrors, payments, what each granted and owes, and each grant. */
async function stateOf(db: Db) {
  const granted = "key GLOB 'stripe:*:grant*' ORDER BY key";
  const payments = await rowsOf(db, "SELECT * FROM payment ORDER BY id");
  return Promise.all([
    ...["Customer", "Product", "Price", "Subscription", "Charge"].map((name) =>
      rowsOf(db, `SELECT * FROM stripe${name} ORDER BY id`),
    ),
    payments.map(({ clawedBackCredits: _, ...row }) => row),
    rowsOf(db, `SELECT key, userId, credits, reason, reasonExtra FROM userCreditHistory WHERE ${granted}`),
    rowsOf(db, "SELECT id, stripeCustomerId FROM user WHERE stripeCustomerId IS NOT NULL ORDER BY id"),
    rowsOf(db, "SELECT id, type, createdAt FROM stripeEvent ORDER BY id"),
  ]);
}

async function sumsOf(db: Db, userId: string) {
  const sums = await rowOf<{ credits: number; granted: number; owed: number; clawedBack: number }>(
    db,
    `SELECT u.credits, coalesce(sum(p.grantedCredits), 0) AS granted, coalesce(sum(p.owedCredits), 0) AS owed,
       coalesce(sum(p.clawedBackCredits), 0) AS clawedBack
     FROM user u LEFT JOIN payment p ON p.userId = u.id WHERE u.id = ? GROUP BY u.id`,
    userId,
  );
  if (!sums) throw new Error("nobody");
  return sums;
}
