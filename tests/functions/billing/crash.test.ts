import { afterAll, beforeAll, expect, test } from "vitest";
import { signStripe } from "#scripts/local/stripe/events/webhooks.ts";
import { disturbEverywhere } from "#tests/support/crash-everywhere.ts";
import { signedIn } from "#tests/support/signed-in.ts";
import { moneyOf } from "#tests/support/stripe-events.ts";
import { payAt, type StripeHarness, startStripeHarness } from "#tests/support/stripe-harness.ts";

/** Someone with a plan, and a pack half of which was refunded, and the events of it that we have not heard yet. */
interface Person {
  userId: string;
  events: string[];
}

let it: StripeHarness;
beforeAll(async () => {
  it = await startStripeHarness("2027-01-15T12:00:00Z");
  // events are handed over by these tests, one by one
  it.server.sendEventsTo(null);
});
afterAll(() => it.close());

const TOLD = [
  "invoice.paid",
  "customer.subscription.created",
  "checkout.session.completed",
  "charge.refunded",
];

async function prepare(): Promise<Person> {
  const { userId, client } = await signedIn(it.harness);
  const [newest] = (await it.stripe.events.list({ limit: 1 })).data;
  const plan = await client.trpc.billing.createCheckout.mutate({
    requestKey: crypto.randomUUID(),
    item: { kind: "plan", plan: "starter", interval: "year" },
  });
  expect(await payAt(plan.url)).toBe(303);
  const pack = await client.trpc.billing.createCheckout.mutate({
    requestKey: crypto.randomUUID(),
    item: { kind: "pack", pack: "small" },
  });
  expect(await payAt(pack.url)).toBe(303);
  const [charge] = (await it.stripe.charges.list({ limit: 1 })).data;
  await it.stripe.refunds.create({ charge: charge?.id, amount: 450 });
  const { data } = await it.stripe.events.list({ limit: 100 });
  const events = data
    .slice(
      0,
      data.findIndex(({ id }) => id === newest?.id),
    )
    .filter(({ type }) => TOLD.includes(type))
    .toReversed()
    .map((event) => JSON.stringify(event));
  expect(events).toHaveLength(TOLD.length + 1);
  return { userId, events };
}

/** Tells of everything as Stripe would; fails where one was not taken. */
async function tell({ events }: Person): Promise<void> {
  for (const body of events) {
    const signature = signStripe({ secret: it.secret, body, at: Date.now() });
    const response = await fetch(`${it.harness.url}/api/webhooks/stripe`, {
      method: "POST",
      headers: { "stripe-signature": signature },
      body,
    });
    await response.body?.cancel();
    if (response.status !== 204) throw new Error(`answered ${response.status}`);
  }
}

/** Whoever was not heard is told again, for three days: in the end everything is there, once. */
async function check(person: Person): Promise<void> {
  const early = await moneyOf(it.harness, person.userId);
  expect(early.credits).toBe(early.payments.reduce((sum, row) => sum + row.granted - row.clawedBack, 0));
  await tell(person);
  const { payments, credits, debt } = await moneyOf(it.harness, person.userId);
  expect({ credits, debt }).toEqual({ credits: 700 + 275, debt: 0 });
  expect(payments.map(({ granted, clawedBack }) => [granted, clawedBack]).toSorted()).toEqual([
    [550, 275],
    [700, 0],
  ]);
}

test("events outlive a death of the Worker before and after any call", { timeout: 600_000 }, async () => {
  const points = await disturbEverywhere(it.harness, { prepare, act: tell, check }, { most: 2 });
  expect(points.length).toBeGreaterThan(25);
});

test("and a sleep before any call that others did meanwhile", { timeout: 600_000 }, async () => {
  const path = { prepare, act: tell, check };
  const points = await disturbEverywhere(it.harness, path, { fate: "sleeps", when: "before", most: 1 });
  expect(points.length).toBeGreaterThan(8);
});
