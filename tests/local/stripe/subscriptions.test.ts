import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import {
  invoicesOf,
  itemOf,
  openStripe,
  payWith,
  priceOf,
  refusal,
  submit,
  subscribe,
  utc,
} from "#tests/support/billing/stripe.ts";

const DAY = 86_400;

/** A Stripe with two plans, and a customer's subscription to one of them, begun on 31 January. */
async function openSubscription(begins: "starter" | "portrait" = "starter") {
  const local = await openStripe();
  const { stripe } = local;
  const starter = await priceOf(stripe, { name: "Starter", cents: 900 });
  const portrait = await priceOf(stripe, { name: "Portrait", cents: 1900 });
  const subscription = await subscribe(stripe, { starter, portrait }[begins]);
  const items = (price: Stripe.Price) => [{ id: itemOf(subscription).id, price: price.id }];
  const change = { payment_behavior: "error_if_incomplete", proration_behavior: "always_invoice" } as const;
  return {
    local,
    stripe,
    starter,
    portrait,
    subscription,
    items,
    advanceTo: (to: number) => local.server.advanceClock(to),
    retrieve: () => stripe.subscriptions.retrieve(subscription.id),
    invoices: () => invoicesOf(stripe, subscription),
    latestInvoice: async () => (await invoicesOf(stripe, subscription)).at(-1)!,
    payWith: (card: string) => payWith(stripe, String(subscription.customer), card),
    switchTo: (price: Stripe.Price, options: Stripe.RequestOptions = {}) =>
      stripe.subscriptions.update(subscription.id, { items: items(price), ...change }, options),
  };
}

describe("renewals", () => {
  test("keep to the 31st, on the last day of shorter months, and are invoiced an hour later", async () => {
    const { advanceTo, retrieve, invoices, latestInvoice, local } = await openSubscription();
    const ends: string[] = [];
    for (let month = 0; month < 13; month += 1) {
      const end = itemOf(await retrieve()).current_period_end;
      ends.push(new Date(end * 1000).toISOString());
      advanceTo(end);
    }
    expect(ends.map((end) => end.slice(5, 10)).join(" ")).toBe(
      "02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31 01-31 02-28",
    );
    expect(new Set(ends.map((end) => end.slice(11, 16)))).toEqual(new Set(["12:00"]));
    const draft = { status: "draft", billing_reason: "subscription_cycle", auto_advance: true };
    expect(await latestInvoice()).toMatchObject(draft);
    advanceTo(local.server.now() + 3600);
    const paid = { status: "paid", amount_paid: 900 };
    expect(await invoices()).toMatchObject(Array.from({ length: 14 }, () => paid));
  });

  test("happen by themselves as time passes, and are made up for after a stop", async () => {
    const { local, invoices } = await openSubscription();
    local.time.advance(28 * DAY * 1000);
    expect(await invoices()).toHaveLength(2);
    await local.server.close();
    local.time.advance(40 * DAY * 1000);
    await local.restart();
    expect((await invoices()).map(({ created }) => created)).toEqual(
      ["2026-01-31", "2026-02-28", "2026-03-31"].map((day) => utc(`${day}T12:00:00`)),
    );
  });
});

describe("a payment that fails at renewal", () => {
  const RENEWAL = utc("2026-02-28T13:00:00");

  test("is tried again after 3, 5 and 7 days, then the plan ends", async () => {
    const { payWith, advanceTo, retrieve, latestInvoice } = await openSubscription();
    await payWith("pm_card_chargeCustomerFail");
    for (const [attempts, day, next] of [
      [1, 0, 3],
      [3, 8, 15],
    ] as const) {
      advanceTo(RENEWAL + day * DAY);
      expect((await retrieve()).status).toBe("past_due");
      const due = { attempt_count: attempts, next_payment_attempt: RENEWAL + next * DAY };
      expect(await latestInvoice()).toMatchObject({ status: "open", ...due });
    }
    advanceTo(RENEWAL + 15 * DAY);
    const cancellation = { cancellation_details: { reason: "payment_failed" } };
    expect(await retrieve()).toMatchObject({ status: "canceled", ...cancellation });
    const over = { attempt_count: 4, next_payment_attempt: null, auto_advance: false };
    expect(await latestInvoice()).toMatchObject({ status: "open", ...over });
  });

  test("for want of the holder's word is paid on the invoice's own page", async () => {
    const { payWith, advanceTo, retrieve, latestInvoice, local } = await openSubscription();
    await payWith("pm_card_authenticationRequired");
    advanceTo(RENEWAL);
    expect((await retrieve()).status).toBe("past_due");
    const types = local.server.events().map(({ type }) => type);
    expect(types).toContain("invoice.payment_action_required");
    const url = (await latestInvoice()).hosted_invoice_url ?? "";
    expect((await submit(url, { card: "pm_card_visa_chargeDeclined" })).status).toBe(402);
    const asked = await submit(url, { card: "pm_card_authenticationRequired" });
    expect(asked.headers.get("location")).toMatch(/challenge$/);
    await submit(`${url}/challenge`, { answer: "confirm" });
    expect(await (await fetch(url)).text()).toContain("Paid on 28 February 2026");
    expect((await retrieve()).status).toBe("active");
  });
});

describe("a change of plan", () => {
  test("at once costs the difference for the time left, to the second and the cent", async () => {
    const { subscription, items, ...it } = await openSubscription();
    it.advanceTo(utc("2026-02-10T17:23:11"));
    // 17 days, 18 hours, 36 minutes and 49 seconds of 28 days
    const [credit, charge] = [-571, 1206];
    const lines = { data: [{ amount: credit }, { amount: charge }] };
    const preview = await it.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items: items(it.portrait), proration_behavior: "always_invoice" },
    });
    expect(preview).toMatchObject({ amount_due: credit + charge, lines });
    expect(await it.invoices()).toHaveLength(1);
    const changed = await it.switchTo(it.portrait);
    const paid = { billing_reason: "subscription_update", amount_paid: credit + charge };
    expect(await it.latestInvoice()).toMatchObject({ ...paid, lines });
    expect(itemOf(changed).current_period_end).toBe(utc("2026-02-28T12:00:00"));
    it.advanceTo(utc("2026-02-28T13:00:00"));
    expect((await it.latestInvoice()).amount_paid).toBe(1900);
  });

  test("that its holder would have to confirm, or that is declined, has not happened; its key keeps the answer", async () => {
    const { payWith, switchTo, retrieve, invoices, starter, portrait } = await openSubscription();
    const codeOf = async (idempotencyKey: string) =>
      (await refusal(switchTo(portrait, { idempotencyKey }))).code;
    await payWith("pm_card_authenticationRequired");
    expect(await codeOf("one")).toBe("subscription_payment_intent_requires_action");
    await payWith("pm_card_chargeCustomerFail");
    expect(await codeOf("two")).toBe("card_declined");
    await payWith("pm_card_visa");
    expect(await codeOf("two")).toBe("card_declined");
    expect(itemOf(await retrieve()).price.id).toBe(starter.id);
    expect(await invoices()).toHaveLength(1);
    await switchTo(portrait, { idempotencyKey: "three" });
    expect(itemOf(await retrieve()).price.id).toBe(portrait.id);
  });
});
