import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { customerWith, type OpenStripe, openStripe, priceOf, utc } from "#tests/support/stripe.ts";

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

/** Ada with a plan, on the clock all share, since noon of 31 January 2026. */
async function subscribed(price: Stripe.Price, more: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const customer = await customerWith(stripe);
  return stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }], ...more });
}
const again = (subscription: Stripe.Subscription) => stripe.subscriptions.retrieve(subscription.id);
const itemOf = (subscription: Stripe.Subscription) => {
  const [item] = subscription.items.data;
  if (!item) throw new Error("It has no item.");
  return item;
};
const invoicesOf = async (subscription: Stripe.Subscription) =>
  (await stripe.invoices.list({ subscription: subscription.id, limit: 100 })).data.reverse();
const switchTo = (
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  more: Stripe.SubscriptionUpdateParams,
) =>
  stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: price.id }],
    ...more,
  });
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: Stripe.errors.StripeError) => error,
  );

describe("a new subscription", () => {
  test("is active once paid, with its period on the item and the payment on its invoice", async () => {
    const subscription = await subscribed(starter, {
      metadata: { user: "u1" },
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

  test("waits where the first payment fails, and expires after 23 hours", async () => {
    const customer = await customerWith(stripe, "pm_card_chargeCustomerFail");
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: starter.id }],
    });
    expect(subscription.status).toBe("incomplete");
    local.server.travel(local.server.now() + 23 * 3600);
    expect((await again(subscription)).status).toBe("incomplete_expired");
    expect((await invoicesOf(subscription))[0]?.status).toBe("void");
  });

  test("needs a way to be paid, and a price that renews", async () => {
    const customer = await stripe.customers.create({});
    const create = (price: Stripe.Price) =>
      refusal(stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] }));
    expect((await create(starter)).message).toContain("no attached payment source");
    const once = await priceOf(stripe, { name: "Pack", cents: 900, interval: "once" });
    await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
    expect(await refusal(subscribed(once))).toMatchObject({
      param: "items[0][price]",
      message: expect.stringContaining("type=one_time"),
    });
  });
});

describe("renewals", () => {
  test("keep to the 31st, on the last day of shorter months, and are invoiced an hour later", async () => {
    const subscription = await subscribed(starter);
    const ends: string[] = [];
    for (let month = 0; month < 13; month += 1) {
      const end = itemOf(await again(subscription)).current_period_end;
      ends.push(new Date(end * 1000).toISOString().slice(0, 16));
      local.server.travel(end);
    }
    expect(ends).toEqual(
      [
        "2026-02-28",
        "2026-03-31",
        "2026-04-30",
        "2026-05-31",
        "2026-06-30",
        "2026-07-31",
        "2026-08-31",
        "2026-09-30",
        "2026-10-31",
        "2026-11-30",
        "2026-12-31",
        "2027-01-31",
        "2027-02-28",
      ].map((day) => `${day}T12:00`),
    );
    const before = await invoicesOf(subscription);
    expect(before.at(-1)).toMatchObject({
      status: "draft",
      billing_reason: "subscription_cycle",
      auto_advance: true,
    });
    local.server.travel(local.server.now() + 3600);
    const invoices = await invoicesOf(subscription);
    expect(invoices).toHaveLength(14);
    expect(invoices.every(({ status, amount_paid }) => status === "paid" && amount_paid === 900)).toBe(true);
  });

  test("of a leap day's yearly plan fall on the 28th until the next leap year", async () => {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: utc("2028-02-29T08:30:00") });
    const customer = await stripe.customers.create({ test_clock: clock.id });
    const card = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: starterYear.id }],
      default_payment_method: card.id,
    });
    expect(subscription.created).toBe(utc("2028-02-29T08:30:00"));
    const advanced = await stripe.testHelpers.testClocks.advance(clock.id, {
      frozen_time: utc("2032-01-01T00:00:00"),
    });
    expect(advanced.status).toBe("advancing");
    expect(await stripe.testHelpers.testClocks.retrieve(clock.id)).toMatchObject({
      status: "ready",
      frozen_time: utc("2032-01-01T00:00:00"),
    });
    expect(itemOf(await again(subscription)).current_period_end).toBe(utc("2032-02-29T08:30:00"));
    const starts = (await invoicesOf(subscription)).map(({ lines }) => lines.data[0]?.period.start);
    expect(starts).toEqual(
      ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28"].map((day) => utc(`${day}T08:30:00`)),
    );
  });

  test("leave customers of another clock alone", async () => {
    const subscription = await subscribed(starter);
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: utc("2026-01-31T12:00:00") });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: utc("2026-06-01T00:00:00") });
    expect(await invoicesOf(subscription)).toHaveLength(1);
    expect(
      await refusal(
        stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: utc("2026-05-01T00:00:00") }),
      ),
    ).toMatchObject({ param: "frozen_time" });
  });

  test("happen by themselves as time passes, and are made up for after a stop", async () => {
    const subscription = await subscribed(starter);
    local.time.advance(28 * DAY * 1000);
    expect(await invoicesOf(subscription)).toHaveLength(2);
    await local.server.close();
    local.time.advance(40 * DAY * 1000);
    await local.restart();
    stripe = local.stripe;
    expect((await invoicesOf(subscription)).map(({ created }) => created)).toEqual(
      ["2026-01-31", "2026-02-28", "2026-03-31"].map((day) => utc(`${day}T12:00:00`)),
    );
  });
});

describe("a change of plan", () => {
  test("at once costs the difference for the time left, to the second and the cent", async () => {
    const subscription = await subscribed(starter);
    local.server.travel(utc("2026-02-10T17:23:11"));
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
    expect(await invoicesOf(subscription)).toHaveLength(1);
    const changed = await switchTo(subscription, portrait, {
      proration_behavior: "always_invoice",
      expand: ["latest_invoice"],
    });
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
    local.server.travel(utc("2026-02-28T13:00:00"));
    expect((await invoicesOf(subscription)).at(-1)).toMatchObject({
      amount_paid: 1900,
      billing_reason: "subscription_cycle",
    });
  });

  test("down at once gives money back to the balance, which the next invoices use up", async () => {
    const subscription = await subscribed(portrait);
    local.server.travel(utc("2026-02-14T12:00:00"));
    await switchTo(subscription, starter, { proration_behavior: "always_invoice" });
    const invoice = (await invoicesOf(subscription)).at(-1);
    expect(invoice).toMatchObject({ total: -500, amount_due: 0, status: "paid", ending_balance: -500 });
    local.server.travel(utc("2026-02-28T13:00:00"));
    expect((await invoicesOf(subscription)).at(-1)).toMatchObject({
      total: 900,
      amount_due: 400,
      amount_paid: 400,
      starting_balance: -500,
      ending_balance: 0,
    });
  });

  test("without proration waits for the renewal; kept prorations come with it", async () => {
    const quiet = await subscribed(starter);
    await switchTo(quiet, portrait, { proration_behavior: "none" });
    const kept = await subscribed(starter);
    local.server.travel(utc("2026-02-14T12:00:00"));
    await switchTo(kept, portrait, { proration_behavior: "create_prorations" });
    expect(await invoicesOf(kept)).toHaveLength(1);
    local.server.travel(utc("2026-02-28T13:00:00"));
    expect((await invoicesOf(quiet)).map(({ total }) => total)).toEqual([900, 1900]);
    expect((await invoicesOf(kept)).map(({ total, lines }) => [total, lines.data.length])).toEqual([
      [900, 1],
      [-450 + 950 + 1900, 3],
    ]);
  });

  test("to a year begins a new period now, with what is left of the month credited", async () => {
    const subscription = await subscribed(starter);
    local.server.travel(utc("2026-02-14T12:00:00"));
    const changed = await switchTo(subscription, starterYear, { proration_behavior: "always_invoice" });
    expect(changed.billing_cycle_anchor).toBe(utc("2026-02-14T12:00:00"));
    expect(itemOf(changed)).toMatchObject({
      current_period_start: utc("2026-02-14T12:00:00"),
      current_period_end: utc("2027-02-14T12:00:00"),
    });
    expect((await invoicesOf(subscription)).at(-1)).toMatchObject({
      total: 9000 - 450,
      billing_reason: "subscription_update",
    });
  });

  test("that must be paid first goes through with the payment alone", async () => {
    const subscription = await subscribed(starter);
    const card = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", {
      customer: String(subscription.customer),
    });
    await stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });
    local.server.travel(utc("2026-02-14T12:00:00"));
    const waiting = await switchTo(subscription, portrait, {
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
    });
    expect(waiting).toMatchObject({
      status: "active",
      pending_update: { expires_at: local.server.now() + 23 * 3600 },
    });
    expect(itemOf(waiting).price.id).toBe(starter.id);
    await stripe.invoices.pay(String(waiting.latest_invoice), { payment_method: "pm_card_visa" });
    const through = await again(subscription);
    expect(through.pending_update).toBeNull();
    expect(itemOf(through).price.id).toBe(portrait.id);
    const back = await switchTo(through, starterYear, {
      payment_behavior: "pending_if_incomplete",
      proration_behavior: "always_invoice",
    });
    local.server.travel(local.server.now() + 23 * 3600);
    expect(await again(subscription)).toMatchObject({ pending_update: null, status: "active" });
    expect((await stripe.invoices.retrieve(String(back.latest_invoice))).status).toBe("void");
    const error = await refusal(
      switchTo(subscription, starterYear, {
        payment_behavior: "error_if_incomplete",
        proration_behavior: "always_invoice",
      }),
    );
    expect(error).toMatchObject({ statusCode: 402, code: "card_declined" });
    expect(itemOf(await again(subscription)).price.id).toBe(portrait.id);
  });

  test("down at the period's end by a schedule, or to another interval, or called off", async () => {
    const subscription = await subscribed(portrait);
    const end = itemOf(subscription).current_period_end;
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [current] = schedule.phases;
    if (!current) throw new Error("No phase.");
    const phase = {
      start_date: current.start_date,
      end_date: current.end_date,
      items: [{ price: portrait.id, quantity: 1 }],
    };
    const planned = await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: "release",
      phases: [
        phase,
        {
          items: [{ price: starter.id, quantity: 1 }],
          duration: { interval: "month", interval_count: 1 },
          proration_behavior: "none",
        },
      ],
    });
    expect(planned.phases[1]).toMatchObject({ start_date: end, end_date: utc("2026-03-28T12:00:00") });
    expect((await again(subscription)).schedule).toBe(schedule.id);
    expect(
      (await refusal(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }))).message,
    ).toContain("managed by the subscription schedule");
    local.server.travel(end + 3600);
    expect(itemOf(await again(subscription)).price.id).toBe(starter.id);
    expect((await invoicesOf(subscription)).map(({ total }) => total)).toEqual([1900, 900]);
    local.server.travel(utc("2026-04-01T00:00:00"));
    expect(await again(subscription)).toMatchObject({ schedule: null, status: "active" });
    expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
      status: "released",
      released_subscription: subscription.id,
    });
    const second = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    expect(await stripe.subscriptionSchedules.release(second.id)).toMatchObject({
      status: "released",
      subscription: null,
    });
    expect((await again(subscription)).schedule).toBeNull();
  });
});

test("what a card said to a change is the answer to its key for good", async () => {
  const subscription = await subscribed(starter);
  const customer = String(subscription.customer);
  const use = async (token: string) => {
    const { id } = await stripe.paymentMethods.attach(token, { customer });
    await stripe.subscriptions.update(subscription.id, { default_payment_method: id });
  };
  const upgrade = (idempotencyKey: string) =>
    stripe.subscriptions.update(
      subscription.id,
      {
        items: [{ id: itemOf(subscription).id, price: portrait.id }],
        payment_behavior: "error_if_incomplete",
        proration_behavior: "always_invoice",
      },
      { idempotencyKey },
    );
  await use("pm_card_chargeCustomerFail");
  expect((await refusal(upgrade("one"))).code).toBe("card_declined");
  await use("pm_card_visa");
  expect((await refusal(upgrade("one"))).code).toBe("card_declined");
  expect(itemOf(await upgrade("two")).price.id).toBe(portrait.id);
});

test("a planned change of interval begins its own period, where it says so on its own day", async () => {
  const subscription = await subscribed(portrait);
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const [current] = schedule.phases;
  if (!current) throw new Error("No phase.");
  await stripe.subscriptionSchedules.update(schedule.id, {
    phases: [
      { start_date: current.start_date, end_date: current.end_date, items: [{ price: portrait.id }] },
      {
        items: [{ price: starterYear.id }],
        duration: { interval: "year", interval_count: 1 },
        billing_cycle_anchor: "phase_start",
        proration_behavior: "none",
      },
    ],
  });
  local.server.travel(utc("2026-02-28T13:00:00"));
  const changed = await again(subscription);
  expect(changed.billing_cycle_anchor).toBe(utc("2026-02-28T12:00:00"));
  expect(itemOf(changed).current_period_end).toBe(utc("2027-02-28T12:00:00"));
  expect((await invoicesOf(subscription)).map(({ total, status }) => [total, status])).toEqual([
    [1900, "paid"],
    [9000, "paid"],
  ]);
});

test("a price no longer sold goes on for those who hold it or have it planned", async () => {
  const subscription = await subscribed(portrait);
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const [current] = schedule.phases;
  if (!current) throw new Error("No phase.");
  await stripe.prices.update(portrait.id, { active: false });
  await stripe.subscriptionSchedules.update(schedule.id, {
    phases: [
      { start_date: current.start_date, end_date: current.end_date, items: [{ price: portrait.id }] },
      { items: [{ price: starter.id }], duration: { interval: "month", interval_count: 1 } },
    ],
  });
  await stripe.prices.update(starter.id, { active: false });
  local.server.travel(utc("2026-02-28T13:00:00"));
  expect(itemOf(await again(subscription)).price.id).toBe(starter.id);
  const other = await subscribed(starterYear);
  const bought = refusal(switchTo(other, portrait, { proration_behavior: "none" }));
  expect((await bought).message).toContain("inactive");
});

describe("an end", () => {
  test("at the period's end can be taken back, and comes if it is not", async () => {
    const subscription = await subscribed(starter);
    const end = itemOf(subscription).current_period_end;
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      status: "active",
      cancel_at_period_end: true,
      cancel_at: end,
      cancellation_details: { reason: "cancellation_requested" },
    });
    expect((await refusal(stripe.invoices.createPreview({ subscription: subscription.id }))).code).toBe(
      "invoice_upcoming_none",
    );
    const kept = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    local.server.travel(end + DAY);
    expect(await again(subscription)).toMatchObject({ status: "canceled", ended_at: end });
    expect(await invoicesOf(subscription)).toHaveLength(1);
    expect((await stripe.subscriptions.list({ customer: String(subscription.customer) })).data).toEqual([]);
    expect(
      (await stripe.subscriptions.list({ customer: String(subscription.customer), status: "all" })).data,
    ).toHaveLength(1);
  });

  test("at once is final", async () => {
    const subscription = await subscribed(starter);
    expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe("canceled");
    expect(await refusal(stripe.subscriptions.cancel(subscription.id))).toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
  });
});

describe("a payment that fails at renewal", () => {
  async function failing(card = "pm_card_chargeCustomerFail") {
    const subscription = await subscribed(starter);
    const method = await stripe.paymentMethods.attach(card, { customer: String(subscription.customer) });
    await stripe.subscriptions.update(subscription.id, { default_payment_method: method.id });
    local.server.travel(utc("2026-02-28T13:00:00"));
    return subscription;
  }

  test("is tried again after 3, 5 and 7 days, then the plan ends", async () => {
    const subscription = await failing();
    expect((await again(subscription)).status).toBe("past_due");
    const latest = async () => (await invoicesOf(subscription)).at(-1);
    const first = utc("2026-02-28T13:00:00");
    expect(await latest()).toMatchObject({
      status: "open",
      attempt_count: 1,
      next_payment_attempt: first + 3 * DAY,
    });
    local.server.travel(first + 8 * DAY);
    expect(await latest()).toMatchObject({ attempt_count: 3, next_payment_attempt: first + 15 * DAY });
    local.server.travel(first + 15 * DAY);
    expect(await again(subscription)).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
    expect(await latest()).toMatchObject({
      status: "open",
      attempt_count: 4,
      next_payment_attempt: null,
      auto_advance: false,
    });
  });

  test("recovers by paying the invoice with another card, or by a new card at the next attempt", async () => {
    const paid = await failing();
    await stripe.invoices.pay(String((await again(paid)).latest_invoice), { payment_method: "pm_card_visa" });
    expect((await again(paid)).status).toBe("active");
    const method = await stripe.paymentMethods.attach("pm_card_mastercard", {
      customer: String(paid.customer),
    });
    await stripe.subscriptions.update(paid.id, { default_payment_method: method.id });
    local.server.travel(utc("2026-03-31T13:00:00"));
    expect(await again(paid)).toMatchObject({ status: "active" });
    expect((await invoicesOf(paid)).map(({ status }) => status)).toEqual(["paid", "paid", "paid"]);
  });

  test("for want of the holder's word waits for it", async () => {
    const subscription = await failing("pm_card_authenticationRequired");
    expect((await again(subscription)).status).toBe("past_due");
    const types = local.server.events().map(({ type }) => type);
    expect(types).toContain("invoice.payment_action_required");
    const intents = await stripe.paymentIntents.list({ customer: String(subscription.customer) });
    expect(intents.data[0]).toMatchObject({
      status: "requires_action",
      next_action: { type: "redirect_to_url" },
    });
  });
});

test("discounts for one invoice end with it, lasting ones go on and count in prorations", async () => {
  const once = await stripe.coupons.create({ percent_off: 15, duration: "once" });
  const forever = await stripe.coupons.create({ percent_off: 10, duration: "forever" });
  const one = await subscribed(starter, { discounts: [{ coupon: once.id }] });
  const two = await subscribed(starter, { discounts: [{ coupon: forever.id }], expand: ["discounts"] });
  expect(two.discounts[0]).toMatchObject({
    object: "discount",
    source: { type: "coupon", coupon: forever.id },
  });
  local.server.travel(utc("2026-02-28T13:00:00"));
  expect((await invoicesOf(one)).map(({ total, subtotal }) => [subtotal, total])).toEqual([
    [900, 765],
    [900, 900],
  ]);
  expect((await invoicesOf(two)).map(({ total }) => total)).toEqual([810, 810]);
  expect((await stripe.coupons.retrieve(once.id)).times_redeemed).toBe(1);
  local.server.travel(utc("2026-03-16T00:00:00"));
  await switchTo(two, portrait, { proration_behavior: "always_invoice" });
  const share = (utc("2026-03-31T12:00:00") - utc("2026-03-16T00:00:00")) / (31 * DAY);
  expect((await invoicesOf(two)).at(-1)?.total).toBe(Math.round(1710 * share) - Math.round(810 * share));
});
