import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenStripe, openStripe, priceOf, submit } from "#tests/support/stripe.ts";

let local: OpenStripe;
let stripe: Stripe;
beforeEach(async () => {
  local = await openStripe();
  stripe = local.stripe;
});
afterEach(() => local.close());

/** A charge of 24 dollars, paid at a checkout. */
async function charged(card = "pm_card_visa"): Promise<Stripe.Charge> {
  const price = await priceOf(stripe, { name: "Pack", cents: 2400, interval: "once" });
  const customer = await stripe.customers.create({ email: "ada@example.com" });
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: "http://127.0.0.1:9/done",
  });
  await submit(session.url ?? "", { card });
  const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
  if (!charge) throw new Error("Nothing was charged.");
  return charge;
}
const again = (charge: Stripe.Charge) => stripe.charges.retrieve(charge.id, { expand: ["refunds"] });
const types = () => local.server.events().map(({ type }) => type);
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: Stripe.errors.StripeError) => error,
  );

test("refunds add up on the charge until all is given back", async () => {
  const charge = await charged();
  const first = await stripe.refunds.create({
    charge: charge.id,
    amount: 900,
    reason: "requested_by_customer",
    metadata: { why: "kind" },
  });
  expect(first).toMatchObject({
    amount: 900,
    status: "succeeded",
    reason: "requested_by_customer",
    metadata: { why: "kind" },
    payment_intent: charge.payment_intent,
  });
  expect(await again(charge)).toMatchObject({
    amount_refunded: 900,
    refunded: false,
    refunds: { data: [{ id: first.id }] },
  });
  expect(await refusal(stripe.refunds.create({ charge: charge.id, amount: 1501 }))).toMatchObject({
    param: "amount",
    message: "Refund amount ($15.01) is greater than unrefunded amount on charge ($15.00)",
  });
  const rest = await stripe.refunds.create({ payment_intent: String(charge.payment_intent) });
  expect(rest.amount).toBe(1500);
  expect(await again(charge)).toMatchObject({ amount_refunded: 2400, refunded: true });
  expect((await refusal(stripe.refunds.create({ charge: charge.id }))).code).toBe("charge_already_refunded");
  expect(types().filter((type) => type === "charge.refunded" || type === "refund.created")).toHaveLength(4);
  const { available } = await stripe.balance.retrieve();
  // the fee of 2.9 % and 30 cents is not given back
  expect(available).toMatchObject([{ amount: -100, currency: "usd" }]);
});

test("a refund needs one charge that was paid, and an amount", async () => {
  const charge = await charged();
  expect((await refusal(stripe.refunds.create({}))).param).toBe("charge");
  expect((await refusal(stripe.refunds.create({ charge: charge.id, amount: 0 }))).param).toBe("amount");
  expect((await refusal(stripe.refunds.create({ charge: "ch_none" }))).message).toBe(
    "No such charge: 'ch_none'",
  );
  const failed = await charged("pm_card_visa_chargeDeclined");
  expect((await refusal(stripe.refunds.create({ charge: failed.id }))).message).toContain(
    "has not been paid",
  );
  expect(
    (await refusal(stripe.refunds.create({ payment_intent: String(failed.payment_intent) }))).message,
  ).toContain("does not have a successful charge");
});

test("a refund that comes back no longer counts", async () => {
  const charge = await charged("pm_card_refundFail");
  const refund = await stripe.refunds.create({ charge: charge.id });
  expect((await again(charge)).refunded).toBe(true);
  local.server.travel(local.server.now() + 86_400);
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: "failed",
    failure_reason: "expired_or_canceled_card",
  });
  expect(await again(charge)).toMatchObject({ amount_refunded: 0, refunded: false });
  expect(types().slice(-3)).toEqual(["charge.updated", "refund.updated", "refund.failed"]);
});

test("a slow refund is pending first", async () => {
  const charge = await charged("pm_card_pendingRefund");
  const refund = await stripe.refunds.create({ charge: charge.id, amount: 100 });
  expect(refund.status).toBe("pending");
  local.server.travel(local.server.now() + 86_400);
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe("succeeded");
  expect(types().at(-1)).toBe("refund.updated");
});

test("a dispute takes what was not refunded; won, it comes back", async () => {
  const charge = await charged();
  await stripe.refunds.create({ charge: charge.id, amount: 400 });
  const { id } = local.server.openDispute(charge.id);
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    amount: 2000,
    status: "needs_response",
    reason: "fraudulent",
    charge: charge.id,
    payment_intent: charge.payment_intent,
  });
  expect((await again(charge)).disputed).toBe(true);
  expect((await refusal(stripe.refunds.create({ charge: charge.id }))).code).toBe("charge_disputed");
  local.server.closeDispute(id, "won");
  expect((await stripe.disputes.retrieve(id)).status).toBe("won");
  expect((await again(charge)).disputed).toBe(true);
  expect((await stripe.refunds.create({ charge: charge.id, amount: 100 })).status).toBe("succeeded");
  expect(types().filter((type) => type.startsWith("charge.dispute."))).toEqual([
    "charge.dispute.created",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.funds_reinstated",
    "charge.dispute.closed",
  ]);
  expect(() => local.server.closeDispute(id, "lost")).toThrow("already closed");
});

test("a card may dispute by itself; the evidence decides, or giving in does", async () => {
  const [one, two] = [
    await charged("pm_card_createDispute"),
    await charged("pm_card_createDisputeProductNotReceived"),
  ];
  const [first] = (await stripe.disputes.list({ charge: one.id })).data;
  const [second] = (await stripe.disputes.list({ charge: two.id })).data;
  expect([first?.reason, second?.reason]).toEqual(["fraudulent", "product_not_received"]);
  const kept = await stripe.disputes.update(first?.id ?? "", {
    evidence: { uncategorized_text: "winning_evidence" },
  });
  expect(kept.status).toBe("won");
  expect((await stripe.disputes.close(second?.id ?? "")).status).toBe("lost");
  expect((await again(two)).disputed).toBe(true);
});
