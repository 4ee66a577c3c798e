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
beforeEach(async () => {
  local = await openStripe();
  stripe = local.stripe;
  starter = await priceOf(stripe, { name: "Starter", cents: 900 });
  portrait = await priceOf(stripe, { name: "Portrait", cents: 1900 });
});
afterEach(() => local.close());

const again = (subscription: Stripe.Subscription) => stripe.subscriptions.retrieve(subscription.id);
const switchTo = (subscription: Stripe.Subscription, price: Stripe.Price) =>
  stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: price.id }],
    payment_behavior: "error_if_incomplete",
    proration_behavior: "always_invoice",
  });

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
    const draft = { status: "draft", billing_reason: "subscription_cycle", auto_advance: true };
    expect((await invoicesOf(stripe, subscription)).at(-1)).toMatchObject(draft);
    local.server.advanceClock(local.server.now() + 3600);
    const invoices = await invoicesOf(stripe, subscription);
    expect(invoices).toHaveLength(14);
    expect(invoices.every(({ status, amount_paid }) => status === "paid" && amount_paid === 900)).toBe(true);
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

describe("a payment that fails at renewal", () => {
  async function failing(card: string) {
    const subscription = await subscribe(stripe, starter);
    await payWith(stripe, String(subscription.customer), card);
    local.server.advanceClock(utc("2026-02-28T13:00:00"));
    return subscription;
  }
  const latest = async (subscription: Stripe.Subscription) => (await invoicesOf(stripe, subscription)).at(-1);

  test("is tried again after 3, 5 and 7 days, then the plan ends", async () => {
    const subscription = await failing("pm_card_chargeCustomerFail");
    expect((await again(subscription)).status).toBe("past_due");
    const first = utc("2026-02-28T13:00:00");
    for (const [attempts, day, next] of [
      [1, 0, 3],
      [3, 8, 15],
    ] as const) {
      local.server.advanceClock(first + day * DAY);
      expect(await latest(subscription)).toMatchObject({
        status: "open",
        attempt_count: attempts,
        next_payment_attempt: first + next * DAY,
      });
    }
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

describe("a change of plan", () => {
  test("at once costs the difference for the time left, to the second and the cent", async () => {
    const subscription = await subscribe(stripe, starter);
    local.server.advanceClock(utc("2026-02-10T17:23:11"));
    const left = utc("2026-02-28T12:00:00") - utc("2026-02-10T17:23:11");
    const [credit, charge] = [-Math.round((900 * left) / (28 * DAY)), Math.round((1900 * left) / (28 * DAY))];
    expect([credit, charge]).toEqual([-571, 1206]);
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: itemOf(subscription).id, price: portrait.id }],
        proration_behavior: "always_invoice",
      },
    });
    const lines = { data: [{ amount: credit }, { amount: charge }] };
    expect(preview).toMatchObject({ amount_due: credit + charge, lines });
    expect(await invoicesOf(stripe, subscription)).toHaveLength(1);
    const changed = await switchTo(subscription, portrait);
    const invoice = (await invoicesOf(stripe, subscription)).at(-1);
    expect(invoice).toMatchObject({
      billing_reason: "subscription_update",
      amount_paid: credit + charge,
      lines,
    });
    expect(invoice?.lines.data.map(({ description }) => description)).toEqual([
      "Unused time on Starter after 10 Feb 2026",
      "Remaining time on Portrait after 10 Feb 2026",
    ]);
    expect(itemOf(changed).current_period_end).toBe(utc("2026-02-28T12:00:00"));
    local.server.advanceClock(utc("2026-02-28T13:00:00"));
    expect((await invoicesOf(stripe, subscription)).at(-1)?.amount_paid).toBe(1900);
  });

  test("that its holder would have to confirm has not happened", async () => {
    const subscription = await subscribe(stripe, starter);
    await payWith(stripe, String(subscription.customer), "pm_card_authenticationRequired");
    expect((await refusal(switchTo(subscription, portrait))).code).toBe(
      "subscription_payment_intent_requires_action",
    );
    expect(itemOf(await again(subscription)).price.id).toBe(starter.id);
    expect(await invoicesOf(stripe, subscription)).toHaveLength(1);
  });

  test("planned for the period's end comes then, to prices that are no longer sold too, which nobody else can have", async () => {
    const subscription = await subscribe(stripe, portrait);
    const { current_period_start: start, current_period_end: end } = itemOf(subscription);
    await stripe.prices.update(portrait.id, { active: false });
    const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    await stripe.subscriptionSchedules.update(id, {
      end_behavior: "release",
      phases: [
        { start_date: start, end_date: end, items: [{ price: portrait.id }] },
        {
          ...{ start_date: end, items: [{ price: starter.id, quantity: 1 }] },
          ...{ duration: { interval: "month", interval_count: 1 }, proration_behavior: "none" },
        },
      ],
    });
    const ended = refusal(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }));
    expect((await ended).message).toContain("managed by the subscription schedule");
    await stripe.prices.update(starter.id, { active: false });
    local.server.advanceClock(end + 3600);
    expect(itemOf(await again(subscription)).price.id).toBe(starter.id);
    expect((await invoicesOf(stripe, subscription)).map(({ total }) => total)).toEqual([1900, 900]);
    local.server.advanceClock(utc("2026-04-01T00:00:00"));
    expect(await again(subscription)).toMatchObject({ schedule: null, status: "active" });
    const other = await subscribe(stripe, await priceOf(stripe, { name: "Studio", cents: 4900 }));
    expect((await refusal(switchTo(other, portrait))).message).toContain("inactive");
  });
});
