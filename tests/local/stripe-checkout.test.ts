import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { customerWith, type OpenStripe, openStripe, priceOf, submit } from "#tests/support/stripe.ts";

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
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: Stripe.errors.StripeError) => error,
  );

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
    const done = await again(session, ["line_items", "payment_intent.latest_charge"]);
    expect(done).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      metadata: { pack: "medium" },
      customer_details: { email: "ada@example.com" },
      line_items: { data: [{ amount_total: 2400, price: { id: pack.id }, description: "1,500 credits" }] },
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
    expect((await fetch(`${local.server.url}/c/pay/${session.id}`)).status).toBe(410);
    expect((await submit(`${local.server.url}/c/pay/${session.id}`, { card: "pm_card_visa" })).status).toBe(
      410,
    );
    expect((await stripe.charges.list({ customer: String(done.customer) })).data).toHaveLength(1);
  });

  test.each([
    ["pm_card_visa_chargeDeclined", "generic_decline", "Your card was declined."],
    [
      "pm_card_visa_chargeDeclinedInsufficientFunds",
      "insufficient_funds",
      "Your card has insufficient funds.",
    ],
  ])("declined with %s says why and may be tried again", async (card, decline, message) => {
    const session = await opened();
    const answer = await pay(session, card);
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain(message);
    const still = await again(session, ["payment_intent"]);
    expect(still).toMatchObject({
      status: "open",
      payment_intent: {
        status: "requires_payment_method",
        last_payment_error: { code: "card_declined", decline_code: decline },
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
    const challenge = `${local.server.url}/c/pay/${session.id}/challenge`;
    expect(await (await fetch(challenge)).text()).toContain("Yes, confirm the payment");
    const refused = await submit(challenge, { answer: "fail" });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain("unable to authenticate");
    expect((await again(session)).status).toBe("open");
    await pay(session, "pm_card_threeDSecure2Required");
    expect((await submit(challenge, { answer: "confirm" })).status).toBe(303);
    const done = await again(session, ["payment_intent.latest_charge"]);
    expect(done).toMatchObject({
      payment_status: "paid",
      payment_intent: {
        latest_charge: { payment_method_details: { card: { three_d_secure: { result: "authenticated" } } } },
      },
    });
  });

  test("by bank debit completes unpaid, and is paid or fails days later", async () => {
    const [good, bad] = [await opened(), await opened()];
    await pay(good, "pm_usBankAccount_success");
    await pay(bad, "pm_usBankAccount_debitNotAuthorized");
    expect(await again(good)).toMatchObject({ status: "complete", payment_status: "unpaid" });
    local.server.travel(local.server.now() + 4 * 86_400);
    expect((await again(good)).payment_status).toBe("paid");
    expect((await again(bad)).payment_status).toBe("unpaid");
    const said = types().filter((type) => type.includes("async_payment"));
    expect(said).toEqual([
      "checkout.session.async_payment_succeeded",
      "checkout.session.async_payment_failed",
    ]);
  });

  test("may come with an invoice", async () => {
    const session = await opened({
      invoice_creation: { enabled: true, invoice_data: { metadata: { pack: "medium" } } },
    });
    await pay(session, "pm_card_visa");
    const { invoice, payment_intent } = await again(session, ["invoice.payments"]);
    expect(invoice).toMatchObject({
      status: "paid",
      billing_reason: "manual",
      amount_paid: 2400,
      metadata: { pack: "medium" },
      parent: null,
      payments: { data: [{ status: "paid", payment: { payment_intent } }] },
    });
  });

  test("of nobody known asks for an address and makes a customer if wanted", async () => {
    const session = await stripe.checkout.sessions.create({
      mode: "payment",
      customer_creation: "always",
      line_items: [{ price: pack.id, quantity: 2 }],
      ...urls,
    });
    expect(await (await fetch(session.url ?? "")).text()).toContain('type="email"');
    expect((await submit(session.url ?? "", { card: "pm_card_visa", email: "no" })).status).toBe(400);
    await submit(session.url ?? "", { card: "pm_card_visa", email: "bo@example.com" });
    expect(await again(session, ["customer"])).toMatchObject({
      amount_total: 4800,
      customer: { email: "bo@example.com" },
      customer_details: { email: "bo@example.com" },
    });
  });
});

describe("a plan", () => {
  test("begins with the payment, on the card that paid", async () => {
    const session = await subscribing({ subscription_data: { metadata: { user: "u1" } } });
    expect(session).toMatchObject({ mode: "subscription", customer_creation: null, payment_intent: null });
    expect((await pay(session, "pm_card_visa")).status).toBe(303);
    const done = await again(session, ["subscription", "invoice"]);
    expect(done).toMatchObject({
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
    const told = types().slice(types().indexOf("payment_method.attached"));
    for (const type of [
      "customer.subscription.created",
      "invoice.created",
      "invoice.finalized",
      "payment_intent.succeeded",
      "invoice.paid",
      "invoice.payment_succeeded",
      "checkout.session.completed",
    ]) {
      expect(told).toContain(type);
    }
  });

  test("declined leaves nobody subscribed", async () => {
    const session = await subscribing();
    expect((await pay(session, "pm_card_visa_chargeDeclined")).status).toBe(402);
    expect((await stripe.subscriptions.list({ status: "all" })).data).toEqual([]);
    expect((await again(session)).status).toBe("open");
    await pay(session, "pm_card_threeDSecure2Required");
    await submit(`${session.url}/challenge`, { answer: "confirm" });
    expect((await stripe.subscriptions.list()).data).toHaveLength(1);
  });

  test("paid by bank debit that fails days later is past due", async () => {
    const session = await subscribing();
    await pay(session, "pm_usBankAccount_debitNotAuthorized");
    expect(await again(session, ["subscription"])).toMatchObject({
      payment_status: "unpaid",
      subscription: { status: "active" },
    });
    local.server.travel(local.server.now() + 4 * 86_400);
    expect(await again(session, ["subscription", "invoice"])).toMatchObject({
      subscription: { status: "past_due" },
      invoice: { status: "open" },
    });
  });
});

describe("promotion codes", () => {
  async function codeFor(
    coupon: Stripe.CouponCreateParams,
    more: Partial<Stripe.PromotionCodeCreateParams> = {},
  ) {
    const made = await stripe.coupons.create(coupon);
    return stripe.promotionCodes.create({
      promotion: { type: "coupon", coupon: made.id },
      code: "HELLO15",
      ...more,
    });
  }
  const type = (session: Stripe.Checkout.Session, code: string) =>
    submit(`${session.url}/promotion`, { code });

  test("typed on the page take their share off, once paid count as used, and can be taken off again", async () => {
    const code = await codeFor({ percent_off: 15, duration: "once" }, { max_redemptions: 1 });
    const session = await opened({ allow_promotion_codes: true });
    expect((await type(session, "hello15")).status).toBe(303);
    expect(await again(session)).toMatchObject({
      amount_subtotal: 2400,
      amount_total: 2040,
      total_details: { amount_discount: 360 },
      discounts: [{ promotion_code: code.id }],
    });
    await submit(`${session.url}/promotion`, { remove: "1" });
    expect((await again(session)).amount_total).toBe(2400);
    await type(session, "HELLO15");
    await pay(session, "pm_card_visa");
    expect(await again(session, ["payment_intent"])).toMatchObject({ payment_intent: { amount: 2040 } });
    expect(await stripe.promotionCodes.retrieve(code.id)).toMatchObject({ times_redeemed: 1, active: false });
    const second = await opened({ allow_promotion_codes: true });
    const refused = await type(second, "HELLO15");
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("This promotion code is invalid.");
  });

  test("keep to their products, their time and first purchases", async () => {
    const session = await opened({ allow_promotion_codes: true });
    await codeFor({ percent_off: 50, duration: "once", applies_to: { products: [String(plan.product)] } });
    await type(session, "HELLO15");
    expect((await again(session)).amount_total).toBe(2400);
    const customer = await customerWith(stripe);
    await stripe.subscriptions.create({ customer: customer.id, items: [{ price: plan.id }] });
    const known = await opened({ customer: customer.id, allow_promotion_codes: true });
    await codeFor(
      { percent_off: 5, duration: "once" },
      { code: "FIRST", restrictions: { first_time_transaction: true } },
    );
    expect(await (await type(known, "FIRST")).text()).toContain("prior transactions");
    await codeFor(
      { percent_off: 5, duration: "once" },
      { code: "SOON", expires_at: local.server.now() + 60 },
    );
    local.server.travel(local.server.now() + 60);
    expect(await (await type(known, "SOON")).text()).toContain("cannot be redeemed");
    expect((await submit(`${(await opened()).url}/promotion`, { code: "SOON" })).status).toBe(400);
  });

  test("given with the session apply from the start, to all of it if they say so", async () => {
    const code = await codeFor({ percent_off: 100, duration: "once" });
    const session = await opened({ discounts: [{ promotion_code: code.id }] });
    expect(session.amount_total).toBe(0);
    await pay(session, "pm_card_visa");
    expect(await again(session)).toMatchObject({
      payment_status: "no_payment_required",
      payment_intent: null,
    });
  });
});

describe("a session", () => {
  test("expires after a day or when told to, and then takes no money", async () => {
    const [late, told] = [await opened(), await opened()];
    await stripe.checkout.sessions.expire(told.id);
    local.server.travel(local.server.now() + 86_400);
    expect(await again(late)).toMatchObject({ status: "expired", url: null });
    expect((await pay(late, "pm_card_visa")).status).toBe(410);
    expect(types().filter((type) => type === "checkout.session.expired")).toHaveLength(2);
    expect((await refusal(stripe.checkout.sessions.expire(told.id))).message).toContain("can be expired");
  });

  test("is refused where its parts do not fit", async () => {
    const open = (more: Partial<Stripe.Checkout.SessionCreateParams>) => refusal(opened(more));
    expect((await open({ line_items: [{ price: plan.id, quantity: 1 }] })).message).toContain(
      "passed a recurring price",
    );
    expect((await open({ subscription_data: { metadata: { a: "b" } } })).param).toBe("subscription_data");
    expect((await open({ customer_email: "a@b.example" })).message).toContain("customer, customer_email");
    expect((await open({ customer: "cus_none" })).message).toBe("No such customer: 'cus_none'");
    expect((await open({ success_url: "" })).code).toBe("parameter_invalid_empty");
    expect((await open({ expires_at: local.server.now() + 60 })).param).toBe("expires_at");
    expect((await open({ line_items: [] })).param).toBe("line_items");
    expect((await open({ automatic_tax: { enabled: true } })).code).toBe("parameter_unknown");
  });
});

test("the portal changes the card, cancels, keeps and shows invoices", async () => {
  const customer = await customerWith(stripe);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plan.id }],
  });
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
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
  await submit(url, { cancel: subscription.id });
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(true);
  expect(await (await fetch(url)).text()).toContain("Ends on 28 February 2026");
  await submit(url, { keep: subscription.id });
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(false);
  await submit(url, { card: "pm_card_mastercard" });
  expect(await (await fetch(url)).text()).toContain("Ending in 4444");
  expect((await submit(url, { card: "pm_card_visa_chargeDeclined" })).status).toBe(402);
  local.server.travel(local.server.now() + 3600);
  expect((await fetch(url)).status).toBe(410);
});

test("an open invoice is paid on its own page", async () => {
  const customer = await customerWith(stripe, "pm_card_chargeCustomerFail");
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plan.id }],
    expand: ["latest_invoice"],
  });
  const url = (subscription.latest_invoice as Stripe.Invoice).hosted_invoice_url ?? "";
  expect((await submit(url, { card: "pm_card_visa_chargeDeclined" })).status).toBe(402);
  const asked = await submit(url, { card: "pm_card_authenticationRequired" });
  expect(asked.headers.get("location")).toMatch(/challenge$/);
  await submit(`${url}/challenge`, { answer: "confirm" });
  expect(await (await fetch(url)).text()).toContain("Paid on 31 January 2026");
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
});

test("a portal set up to show less offers less", async () => {
  const customer = await customerWith(stripe);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plan.id }],
  });
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
    customer: customer.id,
    configuration: made.id,
  });
  const page = await (await fetch(url)).text();
  expect(page).toContain("Starter");
  for (const text of ["Invoices", "Use this from now on", "Cancel at the end"])
    expect(page).not.toContain(text);
  await submit(url, { cancel: subscription.id });
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(false);
  await stripe.billingPortal.configurations.update(made.id, {
    features: { subscription_cancel: { enabled: true, mode: "at_period_end" } },
  });
  await submit(url, { cancel: subscription.id });
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(true);
});
