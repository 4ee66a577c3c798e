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

async function opened(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const customer = more.customer ?? (await stripe.customers.create({ email: "ada@example.com" })).id;
  return stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [{ price: pack.id, quantity: 1 }],
    customer,
    metadata: { pack: "medium" },
    success_url: "http://127.0.0.1:9/done?session={CHECKOUT_SESSION_ID}",
    cancel_url: "http://127.0.0.1:9/pricing",
    ...more,
  });
}
const again = (session: Stripe.Checkout.Session, expand: string[] = []) =>
  stripe.checkout.sessions.retrieve(session.id, { expand });
const pay = (session: Stripe.Checkout.Session, card: string) => submit(session.url ?? "", { card });
const types = () => local.server.events().map(({ type }) => type);
const text = async (url: string | null) => (await fetch(url ?? "")).text();

describe("a purchase", () => {
  test("is paid on the page and leads back with its session's id", async () => {
    const session = await opened({ payment_intent_data: { metadata: { user: "u1" } } });
    const page = await text(session.url);
    for (const words of ["1,500 credits", "$24.00", "local stand-in", "http://127.0.0.1:9/pricing"])
      expect(page).toContain(words);
    const answer = await pay(session, "pm_card_visa");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`http://127.0.0.1:9/done?session=${session.id}`);
    expect(await again(session, ["payment_intent.latest_charge"])).toMatchObject({
      ...{ status: "complete", payment_status: "paid", url: null, metadata: { pack: "medium" } },
      payment_intent: {
        ...{ status: "succeeded", amount_received: 2400, metadata: { user: "u1" } },
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
    expect((await fetch(session.url ?? "")).status).toBe(410);
    expect((await pay(session, "pm_card_visa")).status).toBe(410);
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  test("declined says why and may be tried again", async () => {
    const session = await opened();
    const answer = await pay(session, "pm_card_visa_chargeDeclinedInsufficientFunds");
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain("Your card has insufficient funds.");
    const still = await again(session, ["payment_intent"]);
    expect(still).toMatchObject({
      status: "open",
      payment_intent: { last_payment_error: { decline_code: "insufficient_funds" } },
    });
    expect(types().slice(-2)).toEqual(["charge.failed", "payment_intent.payment_failed"]);
    await pay(session, "pm_card_visa");
    const done = await again(session);
    expect(done.payment_status).toBe("paid");
    expect(done.payment_intent).toBe((still.payment_intent as Stripe.PaymentIntent).id);
  });

  test("asks the card's holder, who confirms or refuses; a plan begins with the answer", async () => {
    const session = await opened({ mode: "subscription", line_items: [{ price: plan.id, quantity: 1 }] });
    const asked = await pay(session, "pm_card_threeDSecure2Required");
    expect(asked.headers.get("location")).toBe(`/c/pay/${session.id}/challenge`);
    const challenge = `${session.url}/challenge`;
    expect(await text(challenge)).toContain("Yes, confirm the payment");
    const refused = await submit(challenge, { answer: "fail" });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain("unable to authenticate");
    expect(await again(session)).toMatchObject({ status: "open", subscription: null });
    await pay(session, "pm_card_threeDSecure2Required");
    expect((await submit(challenge, { answer: "confirm" })).status).toBe(303);
    expect(await again(session, ["subscription"])).toMatchObject({
      payment_status: "paid",
      subscription: { status: "active" },
    });
  });
});

test("promotion codes keep to their products and to orders that are large enough, and can be taken off again", async () => {
  const codeFor = async (
    coupon: Stripe.CouponCreateParams,
    restrictions?: Stripe.PromotionCodeCreateParams.Restrictions,
  ) => {
    const made = await stripe.coupons.create({ duration: "once", ...coupon });
    return stripe.promotionCodes.create({
      promotion: { type: "coupon", coupon: made.id },
      code: "HELLO15",
      ...(restrictions ? { restrictions } : {}),
    });
  };
  const enter = (session: Stripe.Checkout.Session) => submit(`${session.url}/promotion`, { code: "hello15" });
  const switchOff = ({ id }: Stripe.PromotionCode) => stripe.promotionCodes.update(id, { active: false });

  const session = await opened({ allow_promotion_codes: true });
  const share = await codeFor({ percent_off: 15 });
  expect((await enter(session)).status).toBe(303);
  expect(await again(session)).toMatchObject({ amount_subtotal: 2400, amount_total: 2040 });
  await submit(`${session.url}/promotion`, { remove: "1" });
  expect((await again(session)).amount_total).toBe(2400);
  await switchOff(share);
  expect(await (await enter(session)).text()).toContain("This promotion code is invalid.");

  const others = await codeFor({ percent_off: 50, applies_to: { products: [String(plan.product)] } });
  await enter(session);
  expect((await again(session)).amount_total).toBe(2400);
  await switchOff(others);
  const least = { minimum_amount: 2500, minimum_amount_currency: "usd" };
  await codeFor({ amount_off: 500, currency: "usd" }, least);
  expect(await (await enter(session)).text()).toContain("below its minimum amount");
  expect((await enter(await opened())).status).toBe(400);
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
  });

  test("is refused where its parts do not fit", async () => {
    const open = (more: Partial<Stripe.Checkout.SessionCreateParams>) => refusal(opened(more));
    const recurring = await open({ line_items: [{ price: plan.id, quantity: 1 }] });
    expect(recurring.message).toContain("passed a recurring price");
    expect((await open({ subscription_data: { metadata: { a: "b" } } })).param).toBe("subscription_data");
    const two = await open({ line_items: [{ price: pack.id }, { price: pack.id }] });
    expect(two.message).toContain("exactly one item");
  });
});

test("the portal changes the card, cancels, keeps and shows invoices, as far as it was set up to", async () => {
  const { id, customer } = await subscribe(stripe, plan);
  const open = async (configuration?: string) =>
    (
      await stripe.billingPortal.sessions.create({
        ...{ customer: String(customer), return_url: "http://127.0.0.1:9/billing" },
        ...(configuration ? { configuration } : {}),
      })
    ).url;
  const ends = async () => (await stripe.subscriptions.retrieve(id)).cancel_at_period_end;
  const url = await open();
  const page = await text(url);
  for (const words of [
    "Starter",
    "$9.00 each month",
    "28 February 2026",
    "Ending in 4242",
    "-0001",
    "9/billing",
  ])
    expect(page).toContain(words);
  await submit(url, { cancel: id });
  expect(await ends()).toBe(true);
  expect(await text(url)).toContain("Ends on 28 February 2026");
  await submit(url, { keep: id });
  expect(await ends()).toBe(false);
  await submit(url, { card: "pm_card_mastercard" });
  expect(await text(url)).toContain("Ending in 4444");
  expect((await submit(url, { card: "pm_card_visa_chargeDeclined" })).status).toBe(402);

  const off = { enabled: false };
  const { id: configuration } = await stripe.billingPortal.configurations.create({
    features: { invoice_history: off, payment_method_update: off, subscription_cancel: off },
  });
  const less = await open(configuration);
  for (const words of ["Invoices", "Use this from now on", "Cancel at the end"])
    expect(await text(less)).not.toContain(words);
  await submit(less, { cancel: id });
  expect(await ends()).toBe(false);
  local.server.advanceClock(local.server.now() + 3600);
  expect((await fetch(url)).status).toBe(410);
});
