import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  invoicesOf,
  itemOf,
  type OpenStripe,
  openStripe,
  payWith,
  priceOf,
  refusal,
  submit,
  subscribe,
  utc,
} from "#tests/support/stripe.ts";

const DAY = 86_400;
let local: OpenStripe;
let stripe: Stripe;
let starter: Stripe.Price;
let portrait: Stripe.Price;
let starterYear: Stripe.Price;
beforeEach(async () => {
  local = await openStripe();
  stripe = local.stripe;
  starter = await priceOf(stripe, { name: "Starter", cents: 900 });
  portrait = await priceOf(stripe, { name: "Portrait", cents: 1900 });
  starterYear = await priceOf(stripe, { name: "Starter, yearly", cents: 9000, interval: "year" });
});
afterEach(() => local.close());

const again = (subscription: Stripe.Subscription) => stripe.subscriptions.retrieve(subscription.id);

describe("renewals", () => {
  test("keep to the 31st, on the last day of shorter months, and are invoiced an hour later", async () => {
    const subscription = await subscribe(stripe, starter);
    const ends: string[] = [];
    for (let month = 0; month < 13; month += 1) {
      const end = itemOf(await again(subscription)).current_period_end;
      ends.push(new Date(end * 1000).toISOString());
      local.server.advanceClock(end);
    }
    expect(ends.map((end) => end.slice(5, 10)).join(" ")).toBe(
      "02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31 01-31 02-28",
    );
    expect(new Set(ends.map((end) => end.slice(11, 16)))).toEqual(new Set(["12:00"]));
    const before = await invoicesOf(stripe, subscription);
    expect(before.at(-1)).toMatchObject({
      status: "draft",
      billing_reason: "subscription_cycle",
      auto_advance: true,
    });
    local.server.advanceClock(local.server.now() + 3600);
    const invoices = await invoicesOf(stripe, subscription);
    expect(invoices).toHaveLength(14);
    expect(invoices.every(({ status, amount_paid }) => status === "paid" && amount_paid === 900)).toBe(true);
  });

  test("of a leap day's yearly plan fall on the 28th until the next leap year", async () => {
    local.server.advanceClock(utc("2028-02-29T08:30:00"));
    const subscription = await subscribe(stripe, starterYear);
    local.server.advanceClock(utc("2032-01-01T00:00:00"));
    expect(itemOf(await again(subscription)).current_period_end).toBe(utc("2032-02-29T08:30:00"));
    const starts = (await invoicesOf(stripe, subscription)).map(({ lines }) => lines.data[0]?.period.start);
    expect(starts).toEqual(
      ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28"].map((day) => utc(`${day}T08:30:00`)),
    );
  });

  test("happen by themselves as time passes, and are made up for after a stop", async () => {
    const subscription = await subscribe(stripe, starter);
    local.time.advance(28 * DAY * 1000);
    expect(await invoicesOf(stripe, subscription)).toHaveLength(2);
    await local.server.close();
    local.time.advance(40 * DAY * 1000);
    await local.restart();
    stripe = local.stripe;
    expect((await invoicesOf(stripe, subscription)).map(({ created }) => created)).toEqual(
      ["2026-01-31", "2026-02-28", "2026-03-31"].map((day) => utc(`${day}T12:00:00`)),
    );
  });
});

test("an end at the period's end can be taken back, and comes if it is not", async () => {
  const subscription = await subscribe(stripe, starter);
  const end = itemOf(subscription).current_period_end;
  const ends = (cancel_at_period_end: boolean) =>
    stripe.subscriptions.update(subscription.id, { cancel_at_period_end });
  expect(await ends(true)).toMatchObject({
    status: "active",
    cancel_at_period_end: true,
    cancel_at: end,
    cancellation_details: { reason: "cancellation_requested" },
  });
  expect(await ends(false)).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
  });
  await ends(true);
  local.server.advanceClock(end + DAY);
  expect(await again(subscription)).toMatchObject({ status: "canceled", ended_at: end });
  expect(await invoicesOf(stripe, subscription)).toHaveLength(1);
  expect((await stripe.subscriptions.list({ customer: String(subscription.customer) })).data).toEqual([]);
  expect((await refusal(ends(false))).statusCode).toBe(404);
});

describe("a payment that fails at renewal", () => {
  async function failing(card = "pm_card_chargeCustomerFail") {
    const subscription = await subscribe(stripe, starter);
    await payWith(stripe, subscription, card);
    local.server.advanceClock(utc("2026-02-28T13:00:00"));
    return subscription;
  }
  const latest = async (subscription: Stripe.Subscription) => (await invoicesOf(stripe, subscription)).at(-1);

  test("is tried again after 3, 5 and 7 days, then the plan ends", async () => {
    const subscription = await failing();
    expect((await again(subscription)).status).toBe("past_due");
    const first = utc("2026-02-28T13:00:00");
    expect(await latest(subscription)).toMatchObject({
      status: "open",
      attempt_count: 1,
      next_payment_attempt: first + 3 * DAY,
    });
    local.server.advanceClock(first + 8 * DAY);
    expect(await latest(subscription)).toMatchObject({
      attempt_count: 3,
      next_payment_attempt: first + 15 * DAY,
    });
    local.server.advanceClock(first + 15 * DAY);
    expect(await again(subscription)).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
    expect(await latest(subscription)).toMatchObject({
      status: "open",
      attempt_count: 4,
      next_payment_attempt: null,
      auto_advance: false,
    });
  });

  test("recovers by a new card at the next attempt", async () => {
    const subscription = await failing();
    await payWith(stripe, subscription, "pm_card_mastercard");
    local.server.advanceClock(utc("2026-03-31T13:00:00"));
    expect((await again(subscription)).status).toBe("active");
    expect((await invoicesOf(stripe, subscription)).map(({ status }) => status)).toEqual([
      "paid",
      "paid",
      "paid",
    ]);
  });

  test("for want of the holder's word is paid on the invoice's own page", async () => {
    const subscription = await failing("pm_card_authenticationRequired");
    expect((await again(subscription)).status).toBe("past_due");
    const types = local.server.events().map(({ type }) => type);
    expect(types).toContain("invoice.payment_action_required");
    const url = (await latest(subscription))?.hosted_invoice_url ?? "";
    expect((await submit(url, { card: "pm_card_visa_chargeDeclined" })).status).toBe(402);
    const asked = await submit(url, { card: "pm_card_authenticationRequired" });
    expect(asked.headers.get("location")).toMatch(/challenge$/);
    await submit(`${url}/challenge`, { answer: "confirm" });
    expect(await (await fetch(url)).text()).toContain("Paid on 28 February 2026");
    expect((await again(subscription)).status).toBe("active");
  });
});

test("discounts for one invoice end with it, lasting ones go on and count in prorations", async () => {
  const codeFor = async (code: string, percent_off: number, duration: "once" | "forever") => {
    const coupon = await stripe.coupons.create({ percent_off, duration });
    await stripe.promotionCodes.create({ code, promotion: { type: "coupon", coupon: coupon.id } });
    return coupon;
  };
  const once = await codeFor("ONCE", 15, "once");
  const forever = await codeFor("FOREVER", 10, "forever");
  const one = await subscribe(stripe, starter, { code: "ONCE" });
  const two = await subscribe(stripe, starter, { code: "FOREVER" });
  const { discounts } = await stripe.subscriptions.retrieve(two.id, { expand: ["discounts"] });
  expect(discounts).toMatchObject([
    { object: "discount", source: { type: "coupon", coupon: forever.id }, subscription: two.id },
  ]);
  local.server.advanceClock(utc("2026-02-28T13:00:00"));
  expect((await invoicesOf(stripe, one)).map(({ total, subtotal }) => [subtotal, total])).toEqual([
    [900, 765],
    [900, 900],
  ]);
  expect((await invoicesOf(stripe, two)).map(({ total }) => total)).toEqual([810, 810]);
  expect((await stripe.coupons.retrieve(once.id)).times_redeemed).toBe(1);
  local.server.advanceClock(utc("2026-03-16T00:00:00"));
  await stripe.subscriptions.update(two.id, {
    items: [{ id: itemOf(two).id, price: portrait.id }],
    payment_behavior: "error_if_incomplete",
    proration_behavior: "always_invoice",
  });
  const share = (utc("2026-03-31T12:00:00") - utc("2026-03-16T00:00:00")) / (31 * DAY);
  expect((await invoicesOf(stripe, two)).at(-1)?.total).toBe(
    Math.round(1710 * share) - Math.round(810 * share),
  );
});
