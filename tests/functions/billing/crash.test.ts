import { expect, test } from "vitest";
import { signedIn } from "#tests/support/accounts/people.ts";
import { moneyOf } from "#tests/support/billing/stripe-events.ts";
import { buyAt, stripeHarnessForFile, tellStripeEvent } from "#tests/support/billing/stripe-harness.ts";
import { disturbEverywhere } from "#tests/support/jobs/crash-everywhere.ts";

/** Someone with a plan, and a pack half of which was refunded, and the events of it that we have not heard yet. */
interface Person {
  userId: string;
  events: unknown[];
}

// events are handed over by these tests, one by one
const it = stripeHarnessForFile("2027-01-15T12:00:00Z", ({ server }) => server.sendEventsTo(null));

const TOLD = [
  "invoice.paid",
  "customer.subscription.created",
  "checkout.session.completed",
  "charge.refunded",
];

async function prepare(): Promise<Person> {
  const { userId, client } = await signedIn(it.harness);
  const before = it.server.events().length;
  await buyAt(it, client, { kind: "plan", plan: "starter", interval: "year" });
  await buyAt(it, client, { kind: "pack", pack: "small" });
  const [charge] = (await it.stripe.charges.list({ limit: 1 })).data;
  await it.stripe.refunds.create({ charge: charge?.id, amount: 450 });
  const since = it.server.events().slice(before);
  const events = since.filter(({ type }) => TOLD.includes(type));
  expect(events).toHaveLength(TOLD.length + 1);
  return { userId, events };
}

async function act({ events }: Person): Promise<void> {
  for (const event of events) await tellStripeEvent(it, event);
}

/** Whoever was not heard is told again, for three days: in the end everything is there, once. */
async function check(person: Person): Promise<void> {
  const early = await moneyOf(it.harness, person.userId);
  expect(early.credits).toBe(early.payments.reduce((sum, row) => sum + row.granted - row.clawedBack, 0));
  await act(person);
  const { payments, credits, debt } = await moneyOf(it.harness, person.userId);
  expect({ credits, debt }).toEqual({ credits: 700 + 275, debt: 0 });
  expect(payments.map(({ granted, clawedBack }) => [granted, clawedBack]).toSorted()).toEqual([
    [550, 275],
    [700, 0],
  ]);
}

const path = { prepare, act, check };
const TIME = { timeout: 600_000 };

test("events outlive a death of the Worker before and after any call", TIME, async () => {
  const points = await disturbEverywhere(it.harness, path, { most: 2 });
  expect(points.length).toBeGreaterThan(25);
});

test("and a sleep before any call that others did meanwhile", TIME, async () => {
  const points = await disturbEverywhere(it.harness, path, { fate: "sleeps", when: "before", most: 1 });
  expect(points.length).toBeGreaterThan(8);
});
