import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenStripe, openStripe, priceOf, refusal, submit } from "#tests/support/stripe.ts";

let local: OpenStripe;
let stripe: Stripe;
beforeEach(async () => {
  local = await openStripe();
  stripe = local.stripe;
});
afterEach(() => local.close());

/** A charge of 24 dollars, tried at a checkout. */
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
const again = async ({ payment_intent }: Stripe.Charge) =>
  (await stripe.charges.list({ payment_intent: String(payment_intent) })).data[0];
const types = () => local.server.events().map(({ type }) => type);

test("refunds add up on the charge until all is given back", async () => {
  const charge = await charged();
  expect(await stripe.refunds.create({ charge: charge.id, amount: 900 })).toMatchObject({
    amount: 900,
    status: "succeeded",
    payment_intent: charge.payment_intent,
  });
  expect(await again(charge)).toMatchObject({ amount_refunded: 900, refunded: false });
  expect(await refusal(stripe.refunds.create({ charge: charge.id, amount: 1501 }))).toMatchObject({
    param: "amount",
    message: "Refund amount ($15.01) is greater than unrefunded amount on charge ($15.00)",
  });
  expect((await refusal(stripe.refunds.create({ charge: charge.id, amount: 0 }))).param).toBe("amount");
  expect((await stripe.refunds.create({ charge: charge.id })).amount).toBe(1500);
  expect(await again(charge)).toMatchObject({ amount_refunded: 2400, refunded: true });
  expect((await refusal(stripe.refunds.create({ charge: charge.id }))).code).toBe("charge_already_refunded");
  expect(types().filter((type) => type === "charge.refunded" || type === "refund.created")).toHaveLength(4);
  expect(await (await fetch(charge.receipt_url ?? "")).text()).toContain("Given back");
});

test("a refund needs a charge that was paid", async () => {
  const none = await refusal(stripe.refunds.create({ charge: "ch_none" }));
  expect(none.message).toBe("No such charge: 'ch_none'");
  const failed = await charged("pm_card_visa_chargeDeclined");
  const unpaid = await refusal(stripe.refunds.create({ charge: failed.id }));
  expect(unpaid.message).toContain("has not been paid");
});

test("a dispute takes what was not refunded; won, it comes back", async () => {
  const charge = await charged();
  await stripe.refunds.create({ charge: charge.id, amount: 400 });
  const { id } = local.server.openDispute(charge.id);
  const disputes = async () =>
    (await stripe.disputes.list({ payment_intent: String(charge.payment_intent) })).data;
  expect(await disputes()).toMatchObject([
    { id, amount: 2000, status: "needs_response", reason: "fraudulent", charge: charge.id },
  ]);
  expect((await again(charge))?.disputed).toBe(true);
  expect((await refusal(stripe.refunds.create({ charge: charge.id }))).code).toBe("charge_disputed");
  local.server.closeDispute(id, "won");
  expect(await disputes()).toMatchObject([{ status: "won" }]);
  expect((await again(charge))?.disputed).toBe(true);
  expect((await stripe.refunds.create({ charge: charge.id, amount: 100 })).status).toBe("succeeded");
  expect(types().filter((type) => type.startsWith("charge.dispute."))).toEqual([
    "charge.dispute.created",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.funds_reinstated",
    "charge.dispute.closed",
  ]);
  expect(() => local.server.closeDispute(id, "lost")).toThrow("already closed");
});
