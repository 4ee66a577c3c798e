import { beforeEach, expect, test } from "vitest";
import { handleEvent } from "#functions/services/billing/events/handle-event.ts";
import type { CheckoutItem } from "#schema/billing/billing.ts";
import { MAX_DISCOUNT_PERCENT } from "#schema/billing/plans.ts";
import { tooLargeDiscounts } from "#scripts/stripe/too-large-discounts.ts";
import { submit } from "#tests/support/billing/stripe.ts";
import { type Customer, customerOf } from "#tests/support/billing/stripe-customer.ts";
import { payAt, stripeHarnessForFile } from "#tests/support/billing/stripe-harness.ts";
import { collectErrors } from "#tests/support/replace-deps.ts";

const it = stripeHarnessForFile("2027-01-15T12:00:00Z");
let ada: Customer;
let alarms: unknown[][];
beforeEach(async () => {
  alarms = collectErrors(it.harness);
  ada = await customerOf(it);
});

/** A code that takes off so much, for good. */
async function codeFor(percent_off: number, code: string): Promise<string> {
  const coupon = await it.stripe.coupons.create({ percent_off, duration: "forever" });
  await it.stripe.promotionCodes.create({ code, promotion: { type: "coupon", coupon: coupon.id } });
  return code;
}

/** Answers the checkout's id. */
async function buyWith(code: string, item: CheckoutItem): Promise<string> {
  const requestKey = crypto.randomUUID();
  const { url } = await ada.billing.createCheckout.mutate({ requestKey, item });
  expect((await submit(`${url}/promotion`, { code })).status).toBe(303);
  expect(await payAt(url)).toBe(303);
  await it.server.idle();
  return requestKey;
}

const paid = async () => (await ada.money()).payments.map(({ paidCents, granted }) => [paidCents, granted]);
const to = (plan: "starter" | "portrait" | "studio", interval: "month" | "year") => ({ plan, interval });
const month = (plan: Parameters<typeof to>[0]) => ({ kind: "plan", ...to(plan, "month") }) as const;
const SMALL = { kind: "pack", pack: "small" } as const;

test("a discount that is allowed goes on month by month and rings no alarm", async () => {
  const code = await codeFor(MAX_DISCOUNT_PERCENT, "FRIENDS");
  await buyWith(code, month("starter"));
  await it.travelTo("2027-02-15T14:00:00Z");
  expect(await paid()).toEqual([
    [765, 700],
    [765, 700],
  ]);
  expect(alarms).toEqual([]);
});

test("and ends where a year begins, at once or later: a year is never sold below its price", async () => {
  await codeFor(10, "TENTH");
  await buyWith("TENTH", month("starter"));
  const preview = await ada.billing.previewPlanChange.query(to("starter", "year"));
  // what is left of the month, at what was paid for it
  expect(preview.dueCents).toBe(9000 - 810);
  await ada.changePlan(to("starter", "year"));
  // both of one moment, so in no order
  expect((await paid()).toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
    [810, 700],
    [9000 - 810, 0],
  ]);
});

test("a year planned for the end of the month costs its price, another month keeps the discount", async () => {
  await codeFor(10, "TENTH-TWO");
  await buyWith("TENTH-TWO", month("studio"));
  await ada.changePlan(to("portrait", "month"));
  await it.travelTo("2027-03-15T16:00:00Z");
  expect((await paid()).at(-1)).toEqual([1710, 1500]);
  await ada.changePlan(to("starter", "year"));
  await it.travelTo("2027-04-15T18:00:00Z");
  expect((await paid()).at(-1)).toEqual([9000, 700]);
});

test("a payment below the floor grants what was sold all the same, and rings an alarm once", async () => {
  await codeFor(50, "HALF");
  await buyWith("HALF", SMALL);
  expect(await paid()).toEqual([[450, 550]]);
  const below = [["sold_below_floor", expect.anything(), { paidCents: 450, credits: 550 }]];
  expect(alarms).toMatchObject(below);
  await ada.refund((await ada.money()).payments[0]!.id);
  expect(alarms).toMatchObject(below);
});

test("what a code made free arrives too, once, and rings the alarm", async () => {
  await codeFor(100, "ALL");
  const checkoutId = await buyWith("ALL", SMALL);
  expect(await paid()).toEqual([[0, 550]]);
  const status = await ada.billing.purchaseStatus.query({ checkoutId });
  expect(status).toMatchObject({ state: "done", granted: 550 });
  expect(alarms.map(([event]) => event)).toEqual(["sold_below_floor"]);
  const [told] = (await it.stripe.events.list({ type: "checkout.session.completed", limit: 1 })).data;
  if (!told) throw new Error("no event");
  const object = told.data.object as unknown as { id: string };
  await handleEvent(it.harness.deps(), { id: "evt_again", type: told.type, createdAt: new Date(), object });
  expect(await paid()).toEqual([[0, 550]]);
});

test("setting Stripe up names each code that takes off too much, and no other", async () => {
  const { data } = await it.stripe.promotionCodes.list({ active: true, limit: 100 });
  for (const { id } of data) await it.stripe.promotionCodes.update(id, { active: false });
  const named = async () =>
    (await tooLargeDiscounts({ url: it.server.url, key: it.key })).map(
      (line) => /code (\S+)/.exec(line)?.[1],
    );
  expect(await named()).toEqual([]);
  const product = await it.stripe.products.create({ name: "Not ours" });
  type Coupon = Parameters<typeof it.stripe.coupons.create>[0];
  const coded = async (code: string, coupon: Coupon, minimum_amount?: number) => {
    const { id } = await it.stripe.coupons.create({ duration: "once", ...coupon });
    const restrictions = minimum_amount && { minimum_amount, minimum_amount_currency: "usd" };
    const promotion = { type: "coupon", coupon: id } as const;
    await it.stripe.promotionCodes.create({ code, promotion, ...(restrictions && { restrictions }) });
  };
  await coded("FINE", { percent_off: MAX_DISCOUNT_PERCENT });
  await coded("FAR", { percent_off: MAX_DISCOUNT_PERCENT + 1 });
  // 15 % of the cheapest thing, $9, are 135 cents
  await coded("LITTLE", { amount_off: 135, currency: "usd" });
  await coded("MUCH", { amount_off: 136, currency: "usd" });
  await coded("MUCH-OF-MORE", { amount_off: 136, currency: "usd" }, 5600);
  await coded("THEIRS", { percent_off: 90, applies_to: { products: [product.id] } });
  expect((await named()).toSorted()).toEqual(["FAR", "MUCH"]);
});
