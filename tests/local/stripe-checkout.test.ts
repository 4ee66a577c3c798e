import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OpenStripe, openStripe, priceOf, refusal, submit, subscribe } from "#tests/support/stripe.ts";

let local: OpenStripe;
let stripe: Stripe;
let pack: Stripe.Price;
let plan: Stripe.Price;
beforeEach(async () => {
  local = await openStripe();
  stripe = local.stripe;
  pack = await priceOf(stripe, { name: "1,500 credits", cents: 2400, interval: "once" });
  plan = await priceOf(stripe, { name: "Starter", cents: 900 });
});
afterEach(() => local.close());

const urls = {
  success_url: "http://127.0.0.1:9/done?session={CHECKOUT_SESSION_ID}",
  cancel_url: "http://127.0.0.1:9/pricing",
};
async function opened(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const customer = more.customer ?? (await stripe.customers.create({ email: "ada@example.com" })).id;
  return stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [{ price: pack.id, quantity: 1 }],
    customer,
    client_reference_id: "u1",
    metadata: { pack: "medium" },
    ...urls,
    ...more,
  });
}
const subscribing = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  opened({ mode: "subscription", line_items: [{ price: plan.id, quantity: 1 }], ...more });
const again = (session: Stripe.Checkout.Session, expand: string[] = []) =>
  stripe.checkout.sessions.retrieve(session.id, { expand });
const pay = (session: Stripe.Checkout.Session, card: string) => submit(session.url ?? "", { card });
const types = () => local.server.events().map(({ type }) => type);

describe("a purchase", () => {
  test("is paid on the page and leads back with its session's id", async () => {
    const session = await opened({ payment_intent_data: { metadata: { user: "u1" } } });
    expect(session).toMatchObject({
      status: "open",
      payment_status: "unpaid",
      amount_total: 2400,
      client_reference_id: "u1",
      ui_mode: "hosted_page",
      url: expect.stringContaining(local.server.url),
    });
    const page = await (await fetch(session.url ?? "")).text();
    for (const text of ["1,500 credits", "$24.00", "local stand-in", urls.cancel_url])
      expect(page).toContain(text);
    const answer = await pay(session, "pm_card_visa");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`http://127.0.0.1:9/done?session=${session.id}`);
    const done = await again(session, ["payment_intent.latest_charge"]);
    expect(done).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      metadata: { pack: "medium" },
      customer_details: { email: "ada@example.com" },
      payment_intent: {
        status: "succeeded",
        metadata: { user: "u1" },
        latest_charge: { paid: true, amount: 2400, metadata: { user: "u1" } },
      },
    });
    expect(types().slice(-6)).toEqual([
      "customer.created",
      "payment_intent.created",
      "charge.succeeded",
      "charge.updated",
      "payment_intent.succeeded",
      "checkout.session.completed",
    ]);
    const intent = done.payment_intent as Stripe.PaymentIntent;
    expect((await stripe.paymentIntents.retrieve(intent.id)).amount_received).toBe(2400);
    expect((await fetch(session.url ?? "")).status).toBe(410);
    expect((await pay(session, "pm_card_visa")).status).toBe(410);
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  test("declined says why and may be tried again", async () => {
    const session = await opened();
    const answer = await pay(session, "pm_card_visa_chargeDeclinedInsufficientFunds");
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain("Your card has insufficient funds.");
    const still = await again(session, ["payment_intent"]);
    expect(still).toMatchObject({
      status: "open",
      payment_intent: {
        status: "requires_payment_method",
        last_payment_error: { code: "card_declined", decline_code: "insufficient_funds" },
      },
    });
    expect(types()).toEqual(expect.arrayContaining(["charge.failed", "payment_intent.payment_failed"]));
    expect(types()).not.toContain("checkout.session.completed");
    await pay(session, "pm_card_visa");
    const done = await again(session);
    expect(done.payment_status).toBe("paid");
    expect(done.payment_intent).toBe((still.payment_intent as Stripe.PaymentIntent).id);
  });

  test("asks the card's holder, who confirms or refuses", async () => {
    const session = await opened();
    const asked = await pay(session, "pm_card_threeDSecure2Required");
    expect(asked.headers.get("location")).toBe(`/c/pay/${session.id}/challenge`);
    const challenge = `${session.url}/challenge`;
    expect(await (await fetch(challenge)).text()).toContain("Yes, confirm the payment");
    const refused = await submit(challenge, { answer: "fail" });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain("unable to authenticate");
    expect((await again(session)).status).toBe("open");
    await pay(session, "pm_card_threeDSecure2Required");
    expect((await submit(challenge, { answer: "confirm" })).status).toBe(303);
    expect((await again(session)).payment_status).toBe("paid");
  });
});

describe("a plan", () => {
  test("begins with the payment, on the card that paid", async () => {
    const session = await subscribing({ subscription_data: { metadata: { user: "u1" } } });
    expect(session).toMatchObject({ mode: "subscription", payment_intent: null });
    expect((await pay(session, "pm_card_visa")).status).toBe(303);
    expect(await again(session, ["subscription", "invoice"])).toMatchObject({
      payment_status: "paid",
      subscription: {
        status: "active",
        metadata: { user: "u1" },
        default_payment_method: expect.stringMatching(/^pm_/),
      },
      invoice: {
        status: "paid",
        billing_reason: "subscription_create",
        parent: { subscription_details: { metadata: { user: "u1" } } },
      },
    });
    expect(types().slice(types().indexOf("payment_method.attached"))).toEqual(
      expect.arrayContaining([
        "customer.subscription.created",
        "invoice.created",
        "invoice.finalized",
        "payment_intent.succeeded",
        "invoice.paid",
        "invoice.payment_succeeded",
        "checkout.session.completed",
      ]),
    );
  });

  test("declined leaves nobody subscribed", async () => {
    const session = await subscribing();
    expect((await pay(session, "pm_card_chargeCustomerFail")).status).toBe(402);
    expect((await stripe.subscriptions.list()).data).toEqual([]);
    expect((await again(session)).status).toBe("open");
    await pay(session, "pm_card_threeDSecure2Required");
    await submit(`${session.url}/challenge`, { answer: "confirm" });
    expect((await stripe.subscriptions.list()).data).toHaveLength(1);
  });
});

describe("promotion codes", () => {
  async function codeFor(
    coupon: Stripe.CouponCreateParams,
    restrictions?: Stripe.PromotionCodeCreateParams.Restrictions,
  ) {
    const made = await stripe.coupons.create(coupon);
    return stripe.promotionCodes.create({
      promotion: { type: "coupon", coupon: made.id },
      code: "HELLO15",
      ...(restrictions ? { restrictions } : {}),
    });
  }
  const enter = (session: Stripe.Checkout.Session, code: string) =>
    submit(`${session.url}/promotion`, { code });

  test("typed on the page take their share off, once paid count as used, and can be taken off again", async () => {
    const code = await codeFor({ percent_off: 15, duration: "once" });
    const session = await opened({ allow_promotion_codes: true });
    expect((await enter(session, "hello15")).status).toBe(303);
    expect(await again(session)).toMatchObject({
      amount_subtotal: 2400,
      amount_total: 2040,
      total_details: { amount_discount: 360 },
      discounts: [{ promotion_code: code.id }],
    });
    await submit(`${session.url}/promotion`, { remove: "1" });
    expect((await again(session)).amount_total).toBe(2400);
    await enter(session, "HELLO15");
    await pay(session, "pm_card_visa");
    expect(await again(session, ["payment_intent"])).toMatchObject({ payment_intent: { amount: 2040 } });
    const { data } = await stripe.promotionCodes.list({ active: true });
    expect(data).toMatchObject([{ id: code.id, times_redeemed: 1 }]);
    await stripe.promotionCodes.update(code.id, { active: false });
    const second = await opened({ allow_promotion_codes: true });
    const refused = await enter(second, "HELLO15");
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("This promotion code is invalid.");
  });

  test("keep to their products, and to orders that are large enough where codes are taken at all", async () => {
    const session = await opened({ allow_promotion_codes: true });
    const code = await codeFor({
      percent_off: 50,
      duration: "once",
      applies_to: { products: [String(plan.product)] },
    });
    await enter(session, "HELLO15");
    expect((await again(session)).amount_total).toBe(2400);
    await stripe.promotionCodes.update(code.id, { active: false });
    await codeFor(
      { amount_off: 500, currency: "usd", duration: "once" },
      { minimum_amount: 2500, minimum_amount_currency: "usd" },
    );
    expect(await (await enter(session, "HELLO15")).text()).toContain("below its minimum amount");
    expect((await enter(await opened(), "HELLO15")).status).toBe(400);
  });

  test("that take off everything leave nothing to pay", async () => {
    await codeFor({ percent_off: 100, duration: "once" });
    const session = await opened({ allow_promotion_codes: true });
    await enter(session, "HELLO15");
    await pay(session, "pm_card_visa");
    expect(await again(session)).toMatchObject({
      amount_total: 0,
      payment_status: "no_payment_required",
      payment_intent: null,
    });
  });
});

describe("a session", () => {
  test("expires after a day or when told to, and then takes no money", async () => {
    const [late, told] = [await opened(), await opened()];
    await stripe.checkout.sessions.expire(told.id);
    local.server.advanceClock(local.server.now() + 86_400);
    expect(await again(late)).toMatchObject({ status: "expired", url: null });
    expect((await pay(late, "pm_card_visa")).status).toBe(410);
    expect(types().filter((type) => type === "checkout.session.expired")).toHaveLength(2);
    expect((await refusal(stripe.checkout.sessions.expire(told.id))).message).toContain("can be expired");
    const expired = await stripe.checkout.sessions.list({
      customer: String(late.customer),
      status: "expired",
    });
    expect(expired.data.map(({ id }) => id)).toEqual([late.id]);
  });

  test("is refused where its parts do not fit", async () => {
    const open = (more: Partial<Stripe.Checkout.SessionCreateParams>) => refusal(opened(more));
    expect((await open({ line_items: [{ price: plan.id, quantity: 1 }] })).message).toContain(
      "passed a recurring price",
    );
    expect((await open({ subscription_data: { metadata: { a: "b" } } })).param).toBe("subscription_data");
    expect((await open({ customer: "cus_none" })).message).toBe("No such customer: 'cus_none'");
    expect((await open({ success_url: "" })).code).toBe("parameter_invalid_empty");
    expect((await open({ line_items: [] })).param).toBe("line_items");
    expect((await open({ line_items: [{ price: pack.id }, { price: pack.id }] })).message).toContain(
      "exactly one item",
    );
    expect((await open({ automatic_tax: { enabled: true } })).code).toBe("parameter_unknown");
  });
});

describe("the portal", () => {
  test("changes the card, cancels, keeps and shows invoices", async () => {
    const { id, customer } = await subscribe(stripe, plan);
    const { url } = await stripe.billingPortal.sessions.create({
      customer: String(customer),
      return_url: "http://127.0.0.1:9/billing",
    });
    const page = await (await fetch(url)).text();
    for (const text of [
      "Starter",
      "$9.00 each month",
      "28 February 2026",
      "Ending in 4242",
      "-0001",
      "http://127.0.0.1:9/billing",
    ]) {
      expect(page).toContain(text);
    }
    await submit(url, { cancel: id });
    expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
    expect(await (await fetch(url)).text()).toContain("Ends on 28 February 2026");
    await submit(url, { keep: id });
    expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
    await submit(url, { card: "pm_card_mastercard" });
    expect(await (await fetch(url)).text()).toContain("Ending in 4444");
    expect((await submit(url, { card: "pm_card_visa_chargeDeclined" })).status).toBe(402);
    local.server.advanceClock(local.server.now() + 3600);
    expect((await fetch(url)).status).toBe(410);
  });

  test("set up to show less offers less", async () => {
    const { id, customer } = await subscribe(stripe, plan);
    const made = await stripe.billingPortal.configurations.create({
      features: {
        invoice_history: { enabled: false },
        payment_method_update: { enabled: false },
        subscription_cancel: { enabled: false },
      },
      metadata: { app: "likeness" },
    });
    const { data } = await stripe.billingPortal.configurations.list({ active: true });
    expect(data).toMatchObject([{ id: made.id, metadata: { app: "likeness" } }]);
    const { url } = await stripe.billingPortal.sessions.create({
      customer: String(customer),
      configuration: made.id,
    });
    const page = await (await fetch(url)).text();
    expect(page).toContain("Starter");
    for (const text of ["Invoices", "Use this from now on", "Cancel at the end"])
      expect(page).not.toContain(text);
    await submit(url, { cancel: id });
    expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
    await stripe.billingPortal.configurations.update(made.id, {
      features: { subscription_cancel: { enabled: true, mode: "at_period_end" } },
    });
    await submit(url, { cancel: id });
    expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
  });
});
