import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { openStripe, priceOf, refusal, submit, subscribe } from "#tests/support/billing/stripe.ts";

type Session = Stripe.Checkout.Session;
type SessionParams = Partial<Stripe.Checkout.SessionCreateParams>;

/** A Stripe that sells a pack of credits and a plan, and what a customer does at its pages. */
async function openShop() {
  const { server, stripe } = await openStripe();
  const pack = await priceOf(stripe, { name: "1,500 credits", cents: 2400, interval: "once" });
  const plan = await priceOf(stripe, { name: "Starter", cents: 900 });
  const customer = await stripe.customers.create({ email: "ada@example.com" });
  const openSession = (params: SessionParams = {}) =>
    stripe.checkout.sessions.create({
      mode: "payment",
      line_items: [{ price: pack.id, quantity: 1 }],
      customer: customer.id,
      metadata: { pack: "medium" },
      success_url: "http://127.0.0.1:9/done?session={CHECKOUT_SESSION_ID}",
      cancel_url: "http://127.0.0.1:9/pricing",
      ...params,
    });
  const retrieve = ({ id }: Session, expand: string[] = []) =>
    stripe.checkout.sessions.retrieve(id, { expand });
  return { server, stripe, pack, plan, openSession, retrieve };
}
const pay = (session: Session, card: string) => submit(session.url ?? "", { card });
const text = async (url: string | null) => (await fetch(url ?? "")).text();

describe("a purchase", () => {
  test("is paid on the page and leads back with its session's id", async () => {
    const { stripe, openSession, retrieve } = await openShop();
    const session = await openSession({ payment_intent_data: { metadata: { user: "u1" } } });
    const page = await text(session.url);
    for (const words of ["1,500 credits", "$24.00", "local stand-in", "http://127.0.0.1:9/pricing"])
      expect(page).toContain(words);
    const answer = await pay(session, "pm_card_visa");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`http://127.0.0.1:9/done?session=${session.id}`);
    const payment = { amount_received: 2400, metadata: { user: "u1" } };
    const charge = { paid: true, amount: 2400, metadata: { user: "u1" } };
    expect(await retrieve(session, ["payment_intent.latest_charge"])).toMatchObject({
      status: "complete",
      payment_status: "paid",
      metadata: { pack: "medium" },
      payment_intent: { status: "succeeded", ...payment, latest_charge: charge },
    });
    expect((await pay(session, "pm_card_visa")).status).toBe(410);
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  test("asks the card's holder, who confirms or refuses; a plan begins with the answer", async () => {
    const { plan, openSession, retrieve } = await openShop();
    const session = await openSession({
      mode: "subscription",
      line_items: [{ price: plan.id, quantity: 1 }],
    });
    const challenge = `${session.url}/challenge`;
    const asked = await pay(session, "pm_card_threeDSecure2Required");
    expect(challenge).toContain(asked.headers.get("location"));
    const refused = await submit(challenge, { answer: "fail" });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain("unable to authenticate");
    expect(await retrieve(session)).toMatchObject({ status: "open", subscription: null });
    await pay(session, "pm_card_threeDSecure2Required");
    expect((await submit(challenge, { answer: "confirm" })).status).toBe(303);
    const begun = { payment_status: "paid", subscription: { status: "active" } };
    expect(await retrieve(session, ["subscription"])).toMatchObject(begun);
  });
});

test("promotion codes keep to their products, and can be taken off again", async () => {
  const { stripe, plan, openSession, retrieve } = await openShop();
  const addCode = async (code: string, coupon: Stripe.CouponCreateParams) => {
    const { id } = await stripe.coupons.create({ duration: "once", percent_off: 15, ...coupon });
    return stripe.promotionCodes.create({ promotion: { type: "coupon", coupon: id }, code });
  };
  const share = await addCode("SHARE", {});
  await addCode("OTHERS", { applies_to: { products: [String(plan.product)] } });

  const session = await openSession({ allow_promotion_codes: true });
  const enter = (code: string) => submit(`${session.url}/promotion`, { code });
  expect((await enter("share")).status).toBe(303);
  expect(await retrieve(session)).toMatchObject({ amount_subtotal: 2400, amount_total: 2040 });
  await submit(`${session.url}/promotion`, { remove: "1" });
  await enter("others");
  expect((await retrieve(session)).amount_total).toBe(2400);
  await stripe.promotionCodes.update(share.id, { active: false });
  expect(await (await enter("share")).text()).toContain("This promotion code is invalid.");
  const without = await openSession();
  expect((await submit(`${without.url}/promotion`, { code: "share" })).status).toBe(400);
});

test("a session expires after a day or when told to, and then takes no money", async () => {
  const { server, stripe, openSession, retrieve } = await openShop();
  const [late, told] = [await openSession(), await openSession()];
  await stripe.checkout.sessions.expire(told.id);
  server.advanceClock(server.now() + 86_400);
  for (const session of [late, told]) {
    expect(await retrieve(session)).toMatchObject({ status: "expired", url: null });
    expect((await pay(session, "pm_card_visa")).status).toBe(410);
  }
  expect((await refusal(stripe.checkout.sessions.expire(told.id))).message).toContain("can be expired");
});

test("the portal changes the card, cancels, keeps and shows invoices, as far as it was set up to", async () => {
  const { server, stripe, plan } = await openShop();
  const { id, customer } = await subscribe(stripe, plan);
  const openPortal = async (params: { configuration?: string } = {}) => {
    const home = { customer: String(customer), return_url: "http://127.0.0.1:9/billing" };
    return (await stripe.billingPortal.sessions.create({ ...home, ...params })).url;
  };
  const ends = async () => (await stripe.subscriptions.retrieve(id)).cancel_at_period_end;
  const url = await openPortal();
  const page = await text(url);
  for (const words of ["Starter", "$9.00 each month", "28 February 2026", "4242", "-0001", "9/billing"])
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
  const features = { invoice_history: off, payment_method_update: off, subscription_cancel: off };
  const { id: configuration } = await stripe.billingPortal.configurations.create({ features });
  const less = await openPortal({ configuration });
  for (const words of ["Invoices", "Use this from now on", "Cancel at the end"])
    expect(await text(less)).not.toContain(words);
  await submit(less, { cancel: id });
  expect(await ends()).toBe(false);
  server.advanceClock(server.now() + 3600);
  expect((await fetch(url)).status).toBe(410);
});
