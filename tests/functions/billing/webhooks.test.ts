import { beforeEach, expect, test } from "vitest";
import { addMonths } from "#functions/services/billing/plans/months.ts";
import { insertPerson } from "#tests/support/accounts/people.ts";
import { planPrice } from "#tests/support/billing/payment-facts.ts";
import { type PaymentsDouble, paymentsDouble } from "#tests/support/billing/payments-double.ts";
import { deliver, deliverAll, moneyOf } from "#tests/support/billing/stripe-events.ts";
import { rowOf, rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";

const harness = harnessForFile();
let stripe: PaymentsDouble;
let userId: string;
let customerId: string;
beforeEach(async () => {
  stripe = paymentsDouble(harness.now);
  answering();
  ({ userId } = await insertPerson(harness, { credits: 0 }));
  customerId = stripe.customer({ userId });
});

/** Stripe answers as it does, but for these. */
const answering = (payments: Partial<PaymentsDouble["payments"]> = {}) =>
  harness.wrapDeps((deps) => ({ ...deps, payments: { ...stripe.payments, ...payments } }));
const tellAll = () => deliverAll(harness, stripe.events);
/** The newest event of a kind. */
const told = (type: string) => stripe.events.findLast((event) => event.type === type)!;
const money = () => moneyOf(harness, userId);

test("a call that Stripe did not sign changes nothing", async () => {
  stripe.buyPack({ customerId });
  for (const event of stripe.events) expect(await deliver(harness, event, "forged")).toBe(401);
  expect(await money()).toEqual({ payments: [], credits: 0, debt: 0 });
  const response = await fetch(`${harness.url}/api/webhooks/stripe`, { method: "POST", body: "{}" });
  expect(response.status).toBe(401);
});

test("a body larger than any event is not read", async () => {
  const headers = { "stripe-signature": "good", connection: "close" };
  const huge = { method: "POST", headers, body: "x".repeat(2 * 1024 * 1024) };
  expect((await fetch(`${harness.url}/api/webhooks/stripe`, huge)).status).toBe(413);
});

test.each(["charge.succeeded", "checkout.session.completed"])(
  "%s alone brings a pack's credits, once",
  async (type) => {
    const id = stripe.buyPack({ customerId });
    for (let n = 0; n < 2; n++) expect(await deliver(harness, told(type))).toBe(204);
    expect(await money()).toMatchObject({ credits: 550, payments: [{ id, reason: "PURCHASE", owed: 0 }] });
  },
);

test("an event of a kind we do not use is noted and answered well", async () => {
  const event = stripe.tell("payout.paid", { id: "po_1" });
  expect(await deliver(harness, event)).toBe(204);
  const noted = await rowOf(harness.db, "SELECT type FROM stripeEvent WHERE id = ?", event.id);
  expect(noted).toEqual({ type: "payout.paid" });
});

test("someone whom Stripe knows and we do not is left alone, and the event is not asked about again", async () => {
  const stranger = stripe.customer({ userId: null });
  stripe.buyPack({ customerId: stranger });
  await tellAll();
  expect(await rowsOf(harness.db, "SELECT id FROM stripeCustomer WHERE id = ?", stranger)).toEqual([]);
  expect(await rowsOf(harness.db, "SELECT id FROM payment WHERE customerId = ?", stranger)).toEqual([]);
});

test("a customer that does not say whose it is, is linked by the checkout that does", async () => {
  const unnamed = stripe.customer({ userId: null });
  stripe.buyPack({ customerId: unnamed, userId });
  expect(await deliver(harness, told("checkout.session.completed"))).toBe(204);
  expect((await money()).credits).toBe(550);
  const linked = await rowOf(harness.db, "SELECT stripeCustomerId AS id FROM user WHERE id = ?", userId);
  expect(linked).toEqual({ id: unnamed });
});

test("the mirrors hold what Stripe says: customer, product, price, subscription, charge", async () => {
  const end = new Date(Math.floor(harness.now() / 1000) * 1000 + 30 * 86_400_000);
  const { subscriptionId } = stripe.subscribe({ customerId, plan: "starter", interval: "month", end });
  stripe.change(subscriptionId, { pendingPrice: planPrice("studio", "month"), cancelAtPeriodEnd: true });
  await tellAll();
  const mirrored = await rowOf(
    harness.db,
    `SELECT c.email, c.name, c.deleted, h.status AS charged, h.amount, h.refunded, s.status, s.currentPeriodEnd,
       s.cancelAtPeriodEnd, p.unitAmount, n.unitAmount AS pending, d.name AS product
     FROM stripeSubscription s JOIN stripePrice p ON p.id = s.priceId JOIN stripePrice n ON n.id = s.pendingPriceId
     JOIN stripeProduct d ON d.id = p.productId JOIN stripeCustomer c ON c.id = s.customerId
     JOIN stripeCharge h ON h.customerId = c.id WHERE s.id = ?`,
    subscriptionId,
  );
  const charged = ["succeeded", 900, 0];
  const subscribed = ["active", end.getTime(), 1];
  const sold = [900, 4900, "plan-starter-month"];
  expect(Object.values(mirrored!)).toEqual(["a@example.com", "Ada", 0, ...charged, ...subscribed, ...sold]);
});

test("a price that is changed or gone at Stripe is changed or switched off here", async () => {
  stripe.buyPack({ customerId });
  await tellAll();
  const priceId = "price_credits-small";
  await deliverAll(harness, [
    stripe.tell("price.deleted", { id: "price_gone" }),
    stripe.tell("price.updated", { id: priceId }),
    stripe.tell("product.updated", { id: "prod_credits-small" }),
  ]);
  const mirrored = await rowOf(harness.db, "SELECT active, currency FROM stripePrice WHERE id = ?", priceId);
  expect(mirrored).toEqual({ active: 1, currency: "usd" });
});

test("two events of one payment at once, many times over, grant once", async () => {
  const end = new Date(harness.now() + 86_400_000);
  stripe.subscribe({ customerId, plan: "portrait", interval: "month", end });
  const thrice = [...stripe.events, ...stripe.events, ...stripe.events];
  const statuses = await Promise.all(thrice.map((event) => deliver(harness, event)));
  // who loses a race eight times is told to come again
  expect(statuses.filter((status) => status !== 204 && status !== 500)).toEqual([]);
  await tellAll();
  expect((await money()).credits).toBe(1500);
});

/** The first answer to this question is true when it is given, and comes late. */
function firstAnswerLate(name: "paymentIntent" | "customer") {
  const [asked, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  answering({
    async [name](id: string) {
      const answer = await stripe.payments[name](id);
      answering();
      asked.resolve();
      await slow.promise;
      return answer;
    },
  });
  return { asked: asked.promise, come: slow.resolve };
}

test("an answer of Stripe's that is older than what is written meanwhile is thrown away", async () => {
  const paymentId = stripe.buyPack({ customerId });
  const { asked, come } = firstAnswerLate("paymentIntent");
  const late = deliver(harness, told("charge.succeeded"));
  await asked;
  stripe.refund(paymentId, 900);
  expect(await deliver(harness, told("charge.refunded"))).toBe(204);
  expect(await money()).toMatchObject({ credits: 0 });
  come();
  expect(await late).toBe(204);
  expect(await money()).toMatchObject({ credits: 0, payments: [{ refundedCents: 900, clawedBack: 550 }] });
});

test("nor does what a customer said of itself when it was first met, while it changed", async () => {
  const created = told("customer.created");
  const { asked, come } = firstAnswerLate("customer");
  const late = deliver(harness, created);
  await asked;
  await stripe.payments.changeEmail({ customerId, email: "new@example.com" });
  expect(await deliver(harness, { ...created, id: `${created.id}_2`, type: "customer.updated" })).toBe(204);
  come();
  expect(await late).toBe(204);
  const mirrored = await rowOf(harness.db, "SELECT email FROM stripeCustomer WHERE id = ?", customerId);
  expect(mirrored).toEqual({ email: "new@example.com" });
});

test("while Stripe does not answer, an event is not taken, and is taken when it comes again", async () => {
  stripe.buyPack({ customerId });
  answering({ customer: () => Promise.reject(new Error("no answer")) });
  expect(await deliver(harness, told("charge.succeeded"))).toBe(500);
  expect((await money()).credits).toBe(0);
  answering();
  expect(await deliver(harness, told("charge.succeeded"))).toBe(204);
  expect((await money()).credits).toBe(550);
});

test("the hourly cron grants a year's months on their day, once, and ends with a plan whose end we have not heard of", async () => {
  const hourly = () => harness.cron("17 * * * *");
  const end = addMonths(new Date(harness.now()), 12);
  const { subscriptionId } = stripe.subscribe({ customerId, plan: "starter", interval: "year", end });
  await tellAll();
  harness.advance(32 * 86_400_000);
  await Promise.all([hourly(), hourly()]);
  expect((await money()).credits).toBe(1400);
  stripe.change(subscriptionId, { status: "canceled", endedAt: new Date(harness.now()) });
  harness.advance(40 * 86_400_000);
  await hourly();
  expect(await money()).toMatchObject({ credits: 1400, payments: [{ nextMonthAt: null }] });
});
