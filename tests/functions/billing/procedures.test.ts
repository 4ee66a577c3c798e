import { beforeEach, expect, test } from "vitest";
import { PaymentDeclined, PaymentsUnavailable } from "#functions/providers/payments/payments.ts";
import type { CheckoutItem } from "#schema/billing/billing.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { type Customer, customerOf } from "#tests/support/billing/stripe-customer.ts";
import { payAt, stripeHarnessForFile } from "#tests/support/billing/stripe-harness.ts";
import { sql } from "#tests/support/database/sql.ts";
import { refusal, refusals } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

const it = stripeHarnessForFile("2027-01-15T12:00:00Z");
let ada: Customer;
let billing: Customer["billing"];
beforeEach(async () => {
  restoreDeps(it.harness);
  ada = await customerOf(it);
  ({ billing } = ada);
});

const key = () => crypto.randomUUID();
const MONTH = { kind: "plan", plan: "starter", interval: "month" } as const;
const PACK = { kind: "pack", pack: "small" } as const;
const STUDIO = { plan: "studio", interval: "month" } as const;
const checkout = (item: CheckoutItem, requestKey = key()) =>
  billing.createCheckout.mutate({ requestKey, item });
/** What only somebody who bought something before can do. */
const manage = () => [
  billing.openPortal.mutate(),
  billing.cancel.mutate({ requestKey: key() }),
  billing.reactivate.mutate({ requestKey: key() }),
  billing.changePlan.mutate({ requestKey: key(), ...STUDIO }),
];

test("someone new has no plan, no debt and nothing to manage", async () => {
  const nothing = { subscription: null, credits: 0, debt: 0, hasCustomer: false };
  expect(await billing.overview.query()).toEqual(nothing);
  expect(await billing.invoices.query()).toEqual([]);
  const none = "NO_SUBSCRIPTION";
  expect(await refusals(manage())).toEqual(["NO_CUSTOMER", none, none, none]);
});

test("who is signed out gets nothing", async () => {
  await it.harness.db.write([sql("DELETE FROM session WHERE id = ?", ada.sessionId)]);
  const reads = [
    billing.overview.query(),
    billing.invoices.query(),
    billing.previewPlanChange.query(STUDIO),
    billing.purchaseStatus.query({ checkoutId: key() }),
  ];
  const told = await refusals([...reads, checkout(PACK), ...manage()]);
  expect(new Set(told)).toEqual(new Set(["NOT_SIGNED_IN"]));
});

test("a purchase is waited for, then there, and is nobody else's", async () => {
  const bob = (await signedIn(it.harness)).client.trpc.billing;
  const checkoutId = key();
  const { url } = await checkout(PACK, checkoutId);
  const waiting = { state: "waiting" };
  expect(await billing.purchaseStatus.query({ checkoutId })).toEqual(waiting);
  await payAt(url);
  await it.server.idle();
  const done = { state: "done", reason: "PURCHASE", granted: 550, credits: 550 };
  expect(await billing.purchaseStatus.query({ checkoutId })).toEqual(done);
  expect(await bob.purchaseStatus.query({ checkoutId })).toEqual(waiting);
  expect(await bob.invoices.query()).toEqual([]);
});

test("asking twice with one key gives one page and one customer; for another thing it is refused", async () => {
  const requestKey = key();
  const [first, second] = await Promise.all([checkout(PACK, requestKey), checkout(PACK, requestKey)]);
  expect(second).toEqual(first);
  const customers = await it.stripe.customers.list({ limit: 100 });
  expect(customers.data.filter(({ metadata }) => metadata.userId === ada.userId)).toHaveLength(1);
  expect(await refusal(checkout({ ...PACK, pack: "large" }, requestKey))).toBe("BILLING_REFUSED");
});

test("a card that is declined, and a page that is left, change nothing", async () => {
  const { url } = await checkout(PACK);
  expect(await payAt(url, "pm_card_visa_chargeDeclined")).toBe(402);
  await it.server.idle();
  expect(await ada.money()).toEqual({ payments: [], credits: 0, debt: 0 });
});

test("nobody gets two plans: neither a second one, nor by a page left open", async () => {
  const left = await checkout(MONTH);
  await ada.buy(MONTH);
  expect(await payAt(left.url)).toBe(410);
  expect(await refusal(checkout(MONTH))).toBe("ALREADY_SUBSCRIBED");
  await ada.buy(PACK);
  expect((await billing.overview.query()).credits).toBe(1250);
});

test("nor by two pages that were asked for at the same moment: one of them can be paid at", async () => {
  await ada.buy(PACK);
  const pages = await Promise.all([1, 2, 3, 4].map(() => checkout(MONTH)));
  const paid = await Promise.all(pages.map(({ url }) => payAt(url)));
  expect(paid.toSorted()).toEqual([303, 410, 410, 410]);
  await it.server.idle();
  expect((await billing.overview.query()).credits).toBe(1250);
});

test("promotion codes may be entered for packs and monthly plans, not for a year", async () => {
  for (const item of [PACK, MONTH, { ...MONTH, interval: "year" } as const]) await checkout(item);
  const { data } = await it.stripe.checkout.sessions.list({ limit: 3 });
  expect(data.map((session) => session.allow_promotion_codes)).toEqual([false, true, true]);
});

test("a change to the plan one has is refused; to a smaller one, be it for a year, comes later", async () => {
  await ada.buy(MONTH);
  const same = { plan: "starter", interval: "month" } as const;
  expect(await refusal(billing.previewPlanChange.query(same))).toBe("SAME_PLAN");
  expect(await refusal(ada.changePlan(same))).toBe("SAME_PLAN");
  await ada.changePlan(STUDIO);
  const preview = await billing.previewPlanChange.query({ plan: "portrait", interval: "year" });
  const later = { kind: "later", dueCents: 0, credits: 0, at: new Date("2027-02-15T12:00:00Z") };
  expect(preview).toMatchObject(later);
});

test("a downgrade can be taken back, changed, and turned into a cancellation, which can be taken back too", async () => {
  await ada.buy(MONTH);
  await ada.changePlan(STUDIO);
  const to = (plan: "portrait" | "starter") => ada.changePlan({ plan, interval: "month" });
  const reactivate = () => billing.reactivate.mutate({ requestKey: key() });
  const cancel = () => billing.cancel.mutate({ requestKey: key() });
  for (const [act, pending, cancelAtPeriodEnd] of [
    [() => to("portrait"), "portrait", false],
    [() => to("starter"), "starter", false],
    [reactivate, null, false],
    [() => to("starter"), "starter", false],
    [cancel, null, true],
    [reactivate, null, false],
  ] as const) {
    await act();
    await it.server.idle();
    const now = await ada.subscription();
    const stands = [now?.plan, now?.pending?.plan ?? null, now?.cancelAtPeriodEnd];
    expect(stands).toEqual(["studio", pending, cancelAtPeriodEnd]);
  }
});

test.each([
  [new PaymentsUnavailable("no answer"), "BILLING_UNAVAILABLE"],
  [new PaymentDeclined("no"), "CARD_DECLINED"],
])("what the payment provider says (%s) is told in other words", async (error, code) => {
  replaceDeps(it.harness, () => ({ payments: { createCheckout: () => Promise.reject(error) } }));
  expect(await refusal(checkout(PACK))).toBe(code);
});

test("the credit history can be filtered by reason and saved as a file", async () => {
  await ada.buy(MONTH);
  await ada.buy(PACK);
  const { items } = await ada.client.trpc.user.creditHistory.query({ reason: "PURCHASE" });
  expect(items.map(({ credits }) => credits)).toEqual([550]);
  const get = (query: string, cookie = ada.cookie) =>
    fetch(`${it.harness.url}/api/credits/history.csv${query}`, { headers: { cookie } });
  const linesOf = async (answer: Response) => (await answer.text()).trimEnd().split("\r\n");
  const all = await get("");
  expect(all.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const name = /^attachment; filename="likeness-credits-\d{4}-\d\d-\d\d\.csv"$/;
  expect(all.headers.get("content-disposition")).toMatch(name);
  const [head, ...lines] = await linesOf(all);
  expect(head).toBe("date,credits,balance before,balance after,reason,kind,number");
  expect(lines.map((line) => line.split(",").slice(1, 6).join())).toEqual([
    "550,700,1250,PURCHASE,GRANT",
    "700,0,700,SUBSCRIPTION_CREATE,GRANT",
  ]);
  expect(await linesOf(await get("?reason=PURCHASE"))).toHaveLength(2);
  expect((await get("", "")).status).toBe(401);
});
