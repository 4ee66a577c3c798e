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
const switchTo = (
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  more: Stripe.SubscriptionUpdateParams = {},
) =>
  stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: price.id }],
    payment_behavior: "error_if_incomplete",
    proration_behavior: "always_invoice",
    ...more,
  });
test("a new subscription is active once paid, with its period on the item and the payment on its invoice", async () => {
  const { id } = await subscribe(stripe, starter, { metadata: { user: "u1" } });
  const subscription = await stripe.subscriptions.retrieve(id, {
    expand: ["latest_invoice.payments.data.payment.payment_intent"],
  });
  expect(subscription).toMatchObject({
    status: "active",
    billing_cycle_anchor: utc("2026-01-31T12:00:00"),
    metadata: { user: "u1" },
  });
  expect(itemOf(subscription)).toMatchObject({
    current_period_start: utc("2026-01-31T12:00:00"),
    current_period_end: utc("2026-02-28T12:00:00"),
    price: { id: starter.id },
    plan: { id: starter.id, amount: 900 },
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  expect(invoice).toMatchObject({
    status: "paid",
    billing_reason: "subscription_create",
    amount_paid: 900,
    total: 900,
    number: expect.stringMatching(/-0001$/),
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: { user: "u1" } },
    },
  });
  expect(invoice.lines.data[0]).toMatchObject({
    amount: 900,
    period: { start: utc("2026-01-31T12:00:00"), end: utc("2026-02-28T12:00:00") },
    pricing: { price_details: { price: starter.id } },
    parent: { subscription_item_details: { proration: false, subscription: subscription.id } },
  });
  expect(invoice.payments?.data[0]).toMatchObject({
    status: "paid",
    amount_paid: 900,
    payment: {
      type: "payment_intent",
      payment_intent: { status: "succeeded", amount_received: 900 },
    },
  });
  expect((await fetch(invoice.hosted_invoice_url ?? "")).status).toBe(200);
  expect(await (await fetch(invoice.invoice_pdf ?? "")).text()).toContain("$9.00");
});

describe("a change of plan", () => {
  test("at once costs the difference for the time left, to the second and the cent", async () => {
    const subscription = await subscribe(stripe, starter);
    local.server.advanceClock(utc("2026-02-10T17:23:11"));
    const left = utc("2026-02-28T12:00:00") - utc("2026-02-10T17:23:11");
    const whole = 28 * DAY;
    const credit = -Math.round((900 * left) / whole);
    const charge = Math.round((1900 * left) / whole);
    expect([credit, charge]).toEqual([-571, 1206]);
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: itemOf(subscription).id, price: portrait.id }],
        proration_behavior: "always_invoice",
      },
    });
    expect(preview).toMatchObject({
      amount_due: credit + charge,
      lines: { data: [{ amount: credit }, { amount: charge }] },
    });
    expect(await invoicesOf(stripe, subscription)).toHaveLength(1);
    const changed = await switchTo(subscription, portrait, { expand: ["latest_invoice"] });
    expect(changed.latest_invoice).toMatchObject({
      status: "paid",
      billing_reason: "subscription_update",
      amount_paid: credit + charge,
    });
    expect(
      (changed.latest_invoice as Stripe.Invoice).lines.data.map(({ description, parent }) => [
        description,
        parent?.subscription_item_details?.proration,
      ]),
    ).toEqual([
      ["Unused time on Starter after 10 Feb 2026", true],
      ["Remaining time on Portrait after 10 Feb 2026", true],
    ]);
    expect(itemOf(changed)).toMatchObject({
      id: itemOf(subscription).id,
      price: { id: portrait.id },
      current_period_end: utc("2026-02-28T12:00:00"),
    });
    local.server.advanceClock(utc("2026-02-28T13:00:00"));
    expect((await invoicesOf(stripe, subscription)).at(-1)).toMatchObject({
      amount_paid: 1900,
      billing_reason: "subscription_cycle",
    });
  });

  test("down at once gives money back to the balance, which the next invoices use up", async () => {
    const subscription = await subscribe(stripe, portrait);
    local.server.advanceClock(utc("2026-02-14T12:00:00"));
    await switchTo(subscription, starter);
    const invoice = (await invoicesOf(stripe, subscription)).at(-1);
    expect(invoice).toMatchObject({ total: -500, amount_due: 0, status: "paid", ending_balance: -500 });
    local.server.advanceClock(utc("2026-02-28T13:00:00"));
    expect((await invoicesOf(stripe, subscription)).at(-1)).toMatchObject({
      total: 900,
      amount_due: 400,
      amount_paid: 400,
      starting_balance: -500,
      ending_balance: 0,
    });
  });

  test("to a year begins a new period now, with what is left of the month credited", async () => {
    const subscription = await subscribe(stripe, starter);
    local.server.advanceClock(utc("2026-02-14T12:00:00"));
    const changed = await switchTo(subscription, starterYear);
    expect(changed.billing_cycle_anchor).toBe(utc("2026-02-14T12:00:00"));
    expect(itemOf(changed)).toMatchObject({
      current_period_start: utc("2026-02-14T12:00:00"),
      current_period_end: utc("2027-02-14T12:00:00"),
    });
    expect((await invoicesOf(stripe, subscription)).at(-1)).toMatchObject({
      total: 9000 - 450,
      billing_reason: "subscription_update",
    });
  });

  test("that is not paid for has not happened", async () => {
    const subscription = await subscribe(stripe, starter);
    await payWith(stripe, subscription, "pm_card_chargeCustomerFail");
    expect(await refusal(switchTo(subscription, starterYear))).toMatchObject({
      statusCode: 402,
      code: "card_declined",
    });
    await payWith(stripe, subscription, "pm_card_authenticationRequired");
    expect((await refusal(switchTo(subscription, portrait))).code).toBe(
      "subscription_payment_intent_requires_action",
    );
    expect(itemOf(await again(subscription)).price.id).toBe(starter.id);
    expect(await invoicesOf(stripe, subscription)).toHaveLength(1);
  });
});

describe("a change at the period's end", () => {
  /** By a schedule: the present price until the period ends, then another. */
  async function planFor(
    subscription: Stripe.Subscription,
    price: Stripe.Price,
    more: Partial<Stripe.SubscriptionScheduleUpdateParams.Phase> = {},
  ) {
    const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const { current_period_start, current_period_end, price: now } = itemOf(subscription);
    return stripe.subscriptionSchedules.update(id, {
      end_behavior: "release",
      phases: [
        { start_date: current_period_start, end_date: current_period_end, items: [{ price: now.id }] },
        {
          start_date: current_period_end,
          items: [{ price: price.id, quantity: 1 }],
          duration: { interval: "month", interval_count: 1 },
          proration_behavior: "none",
          ...more,
        },
      ],
    });
  }

  test("comes by a schedule, which then lets go, or is called off", async () => {
    const subscription = await subscribe(stripe, portrait);
    const end = itemOf(subscription).current_period_end;
    const planned = await planFor(subscription, starter);
    expect(planned.phases[1]).toMatchObject({ start_date: end, end_date: utc("2026-03-28T12:00:00") });
    expect((await again(subscription)).schedule).toBe(planned.id);
    const ended = refusal(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }));
    expect((await ended).message).toContain("managed by the subscription schedule");
    local.server.advanceClock(end + 3600);
    expect(itemOf(await again(subscription)).price.id).toBe(starter.id);
    expect((await invoicesOf(stripe, subscription)).map(({ total }) => total)).toEqual([1900, 900]);
    local.server.advanceClock(utc("2026-04-01T00:00:00"));
    expect(await again(subscription)).toMatchObject({ schedule: null, status: "active" });
    const second = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    expect(await stripe.subscriptionSchedules.release(second.id)).toMatchObject({
      status: "released",
      subscription: null,
      released_subscription: subscription.id,
    });
    expect((await again(subscription)).schedule).toBeNull();
    const over = await refusal(stripe.subscriptionSchedules.release(second.id));
    expect(over.message).toContain("`released` status");
  });

  test("to another interval begins its own period", async () => {
    const subscription = await subscribe(stripe, portrait);
    const duration = { interval: "year", interval_count: 1 } as const;
    await planFor(subscription, starterYear, { duration, billing_cycle_anchor: "phase_start" });
    local.server.advanceClock(utc("2026-02-28T13:00:00"));
    const changed = await again(subscription);
    expect(changed.billing_cycle_anchor).toBe(utc("2026-02-28T12:00:00"));
    expect(itemOf(changed).current_period_end).toBe(utc("2027-02-28T12:00:00"));
    expect((await invoicesOf(stripe, subscription)).map(({ total, status }) => [total, status])).toEqual([
      [1900, "paid"],
      [9000, "paid"],
    ]);
  });

  test("goes on with prices no longer sold, which nobody else can have", async () => {
    const subscription = await subscribe(stripe, portrait);
    await stripe.prices.update(portrait.id, { active: false });
    await planFor(subscription, starter);
    await stripe.prices.update(starter.id, { active: false });
    local.server.advanceClock(utc("2026-02-28T13:00:00"));
    expect(itemOf(await again(subscription)).price.id).toBe(starter.id);
    const bought = refusal(switchTo(await subscribe(stripe, starterYear), portrait));
    expect((await bought).message).toContain("inactive");
  });
});
