import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMonths } from "#functions/services/billing/months.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { planPrice } from "#tests/support/payment-facts.ts";
import { type PaymentsDouble, paymentsDouble } from "#tests/support/payments-double.ts";
import { insertPerson } from "#tests/support/people.ts";
import { move } from "#tests/support/rows.ts";
import { deliver, moneyOf } from "#tests/support/stripe-events.ts";

let harness: Harness;
let stripe: PaymentsDouble;
let userId: string;
let customerId: string;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  stripe = paymentsDouble(harness.now);
  harness.wrapDeps((deps) => ({ ...deps, payments: stripe.payments }));
  ({ userId } = await insertPerson(harness, { credits: 0 }));
  customerId = stripe.customer({ userId });
});

const deliverAll = async () => {
  for (const event of stripe.events) expect(await deliver(harness, event)).toBe(204);
};
const rowsOf = async (sql: string, args: string[] = []) =>
  ((await harness.db.write([{ sql, args }]))[0]?.rows ?? []).map((row) => ({ ...row }));

test("a call that Stripe did not sign changes nothing", async () => {
  stripe.buyPack({ customerId });
  for (const event of stripe.events) expect(await deliver(harness, event, "forged")).toBe(401);
  expect(await moneyOf(harness, userId)).toEqual({ payments: [], credits: 0, debt: 0 });
  const response = await fetch(`${harness.url}/api/webhooks/stripe`, { method: "POST", body: "{}" });
  expect(response.status).toBe(401);
});

test("a body larger than any event is not read", async () => {
  const response = await fetch(`${harness.url}/api/webhooks/stripe`, {
    method: "POST",
    headers: { "stripe-signature": "good", connection: "close" },
    body: "x".repeat(2 * 1024 * 1024),
  });
  expect(response.status).toBe(413);
});

test("a pack's credits come once, though three events report it, twice each", async () => {
  const paymentId = stripe.buyPack({ customerId });
  await deliverAll();
  await deliverAll();
  const { payments, credits } = await moneyOf(harness, userId);
  expect(credits).toBe(550);
  expect(payments).toMatchObject([{ id: paymentId, reason: "PURCHASE", granted: 550, owed: 0 }]);
  expect(await harness.audit()).toEqual([]);
});

test("any one of the events alone is enough, whichever it is", async () => {
  for (const kind of ["charge.succeeded", "checkout.session.completed"]) {
    const person = await insertPerson(harness, { credits: 0 });
    const customer = stripe.customer({ userId: person.userId });
    stripe.buyPack({ customerId: customer });
    const event = stripe.events.findLast(({ type }) => type === kind);
    expect(event && (await deliver(harness, event))).toBe(204);
    expect((await moneyOf(harness, person.userId)).credits).toBe(550);
  }
});

test("an event of a kind we do not use is noted and answered well", async () => {
  const event = stripe.tell("payout.paid", { id: "po_1", object: "payout" });
  expect(await deliver(harness, event)).toBe(204);
  expect(await rowsOf("SELECT type FROM stripeEvent WHERE id = ?", [event.id])).toEqual([
    { type: "payout.paid" },
  ]);
});

test("someone whom Stripe knows and we do not is left alone, and the event is not asked about again", async () => {
  const stranger = stripe.customer({ userId: null });
  stripe.buyPack({ customerId: stranger });
  await deliverAll();
  expect(await rowsOf("SELECT id FROM stripeCustomer WHERE id = ?", [stranger])).toEqual([]);
  expect(await rowsOf("SELECT id FROM payment WHERE customerId = ?", [stranger])).toEqual([]);
});

test("a customer that does not say whose it is, is linked by the checkout that does", async () => {
  const unnamed = stripe.customer({ userId: null });
  stripe.buyPack({ customerId: unnamed, userId });
  const event = stripe.events.findLast(({ type }) => type === "checkout.session.completed");
  expect(event && (await deliver(harness, event))).toBe(204);
  expect((await moneyOf(harness, userId)).credits).toBe(550);
  expect(await rowsOf("SELECT stripeCustomerId AS id FROM user WHERE id = ?", [userId])).toEqual([
    { id: unnamed },
  ]);
});

test("the mirrors hold what Stripe says: customer, product, price, subscription, charge", async () => {
  const end = new Date(Math.floor(harness.now() / 1000) * 1000 + 30 * 86_400_000);
  const { subscriptionId } = stripe.subscribe({ customerId, plan: "starter", interval: "month", end });
  stripe.change(subscriptionId, { pendingPrice: planPrice("studio", "month"), cancelAtPeriodEnd: true });
  await deliverAll();
  expect(await rowsOf("SELECT email, name, deleted FROM stripeCustomer WHERE id = ?", [customerId])).toEqual([
    { email: "a@example.com", name: "Ada", deleted: 0 },
  ]);
  expect(
    await rowsOf(
      `SELECT s.status, s.currentPeriodEnd, s.cancelAtPeriodEnd, p.unitAmount, n.unitAmount AS pending, d.name
       FROM stripeSubscription s JOIN stripePrice p ON p.id = s.priceId JOIN stripePrice n ON n.id = s.pendingPriceId
       JOIN stripeProduct d ON d.id = p.productId WHERE s.id = ?`,
      [subscriptionId],
    ),
  ).toEqual([
    {
      status: "active",
      currentPeriodEnd: end.getTime(),
      cancelAtPeriodEnd: 1,
      unitAmount: 900,
      pending: 4900,
      name: "plan-starter-month",
    },
  ]);
  expect(
    await rowsOf("SELECT amount, status, refunded FROM stripeCharge WHERE customerId = ?", [customerId]),
  ).toEqual([{ amount: 900, status: "succeeded", refunded: 0 }]);
});

test("a price that is changed or gone at Stripe is changed or switched off here", async () => {
  stripe.buyPack({ customerId });
  await deliverAll();
  const priceId = "price_credits-small";
  const gone = stripe.tell("price.deleted", { id: "price_gone", object: "price" });
  const changed = stripe.tell("price.updated", { id: priceId, object: "price" });
  const product = stripe.tell("product.updated", { id: "prod_credits-small", object: "product" });
  for (const event of [gone, changed, product]) expect(await deliver(harness, event)).toBe(204);
  expect(await rowsOf("SELECT active, currency FROM stripePrice WHERE id = ?", [priceId])).toEqual([
    { active: 1, currency: "usd" },
  ]);
});

test("a refund takes back what is there; the rest is owed, and taken from the next purchase in the same batch", async () => {
  const paymentId = stripe.buyPack({ customerId });
  await deliverAll();
  await harness.db.write([move(userId, -400)]);
  stripe.refund(paymentId, 900);
  await deliverAll();
  expect(await moneyOf(harness, userId)).toMatchObject({ credits: 0, debt: 400 });
  // credits of another kind are not touched
  await harness.db.write([move(userId, 7, { reason: "DAILY_RESET" })]);
  await deliverAll();
  expect(await moneyOf(harness, userId)).toMatchObject({ credits: 7, debt: 400 });
  stripe.buyPack({ customerId });
  await deliverAll();
  expect(await moneyOf(harness, userId)).toMatchObject({ credits: 157, debt: 0 });
  expect(await harness.audit()).toEqual([]);
  const reasons = await rowsOf(
    "SELECT credits, json_extract(reasonExtra, '$.kind') AS kind FROM userCreditHistory WHERE userId = ? ORDER BY seq",
    [userId],
  );
  expect(reasons.map((row) => [row.credits, row.kind])).toEqual([
    [550, "GRANT"],
    [-400, null],
    [-150, "CLAW_BACK"],
    [7, null],
    [550, "GRANT"],
    [-400, "DEBT"],
  ]);
});

test("a dispute takes back, a won one gives back, and a lost one after a refund takes nothing twice", async () => {
  const paymentId = stripe.buyPack({ customerId });
  stripe.dispute(paymentId, 900);
  await deliverAll();
  expect(await moneyOf(harness, userId)).toMatchObject({ credits: 0, debt: 0 });
  stripe.dispute(paymentId, 0);
  await deliverAll();
  expect(await moneyOf(harness, userId)).toMatchObject({ credits: 550, debt: 0 });
  stripe.refund(paymentId, 450);
  stripe.dispute(paymentId, 900);
  await deliverAll();
  expect(await moneyOf(harness, userId)).toMatchObject({ credits: 0, debt: 0 });
  expect(await harness.audit()).toEqual([]);
});

test("two events of one payment at once, many times over, grant once", async () => {
  stripe.subscribe({
    customerId,
    plan: "portrait",
    interval: "month",
    end: new Date(harness.now() + 86_400_000),
  });
  const statuses = await Promise.all(
    [...stripe.events, ...stripe.events, ...stripe.events].map((event) => deliver(harness, event)),
  );
  // who loses a race eight times is told to come again
  expect(statuses.filter((status) => status !== 204 && status !== 500)).toEqual([]);
  await deliverAll();
  expect((await moneyOf(harness, userId)).credits).toBe(1500);
  expect(await harness.audit()).toEqual([]);
});

test("an answer of Stripe's that is older than what is written meanwhile is thrown away", async () => {
  const paymentId = stripe.buyPack({ customerId });
  const [created, , charged] = stripe.events;
  if (!created || !charged) throw new Error("no events");
  const slow = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let first = true;
  harness.wrapDeps((deps) => ({
    ...deps,
    payments: {
      ...stripe.payments,
      async paymentIntent(id) {
        const answer = await stripe.payments.paymentIntent(id);
        if (first) {
          first = false;
          asked.resolve();
          await slow.promise;
        }
        return answer;
      },
    },
  }));
  const late = deliver(harness, charged);
  await asked.promise;
  stripe.refund(paymentId, 900);
  const refunded = stripe.events.findLast(({ type }) => type === "charge.refunded");
  expect(refunded && (await deliver(harness, refunded))).toBe(204);
  expect(await moneyOf(harness, userId)).toMatchObject({ credits: 0 });
  slow.resolve();
  expect(await late).toBe(204);
  expect(await moneyOf(harness, userId)).toMatchObject({
    credits: 0,
    payments: [{ refundedCents: 900, clawedBack: 550 }],
  });
  expect(await harness.audit()).toEqual([]);
});

test("nor does what a customer said of itself when it was first met, while it changed", async () => {
  const [created] = stripe.events;
  if (!created) throw new Error("no event");
  const slow = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let first = true;
  harness.wrapDeps((deps) => ({
    ...deps,
    payments: {
      ...stripe.payments,
      async customer(id) {
        const answer = await stripe.payments.customer(id);
        if (first) {
          first = false;
          asked.resolve();
          await slow.promise;
        }
        return answer;
      },
    },
  }));
  const late = deliver(harness, created);
  await asked.promise;
  await stripe.payments.changeEmail({ customerId, email: "new@example.com" });
  expect(await deliver(harness, { ...created, id: `${created.id}_2`, type: "customer.updated" })).toBe(204);
  slow.resolve();
  expect(await late).toBe(204);
  expect(await rowsOf("SELECT email FROM stripeCustomer WHERE id = ?", [customerId])).toEqual([
    { email: "new@example.com" },
  ]);
});

test("while Stripe does not answer, an event is not taken, and is taken when it comes again", async () => {
  stripe.buyPack({ customerId });
  harness.wrapDeps((deps) => ({
    ...deps,
    payments: { ...stripe.payments, customer: () => Promise.reject(new Error("no answer")) },
  }));
  const charged = stripe.events.findLast(({ type }) => type === "charge.succeeded");
  expect(charged && (await deliver(harness, charged))).toBe(500);
  expect((await moneyOf(harness, userId)).credits).toBe(0);
  harness.wrapDeps((deps) => ({ ...deps, payments: stripe.payments }));
  expect(charged && (await deliver(harness, charged))).toBe(204);
  expect((await moneyOf(harness, userId)).credits).toBe(550);
});

test("the hourly cron grants a year's months on their day, once, and ends with the plan", async () => {
  const end = addMonths(new Date(harness.now()), 12);
  const { subscriptionId } = stripe.subscribe({ customerId, plan: "starter", interval: "year", end });
  await deliverAll();
  await harness.cron("17 * * * *");
  expect((await moneyOf(harness, userId)).credits).toBe(700);
  harness.advance(32 * 86_400_000);
  await Promise.all([harness.cron("17 * * * *"), harness.cron("17 * * * *")]);
  await harness.cron("17 * * * *");
  expect((await moneyOf(harness, userId)).credits).toBe(1400);
  // ended at Stripe, and we have not heard of it
  stripe.change(subscriptionId, { status: "canceled", endedAt: new Date(harness.now()) });
  harness.advance(40 * 86_400_000);
  await harness.cron("17 * * * *");
  const { credits, payments } = await moneyOf(harness, userId);
  expect(credits).toBe(1400);
  expect(payments[0]?.nextMonthAt).toBeNull();
  expect(await harness.audit()).toEqual([]);
});
