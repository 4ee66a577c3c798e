import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PaymentDeclined, PaymentsUnavailable } from "#functions/providers/payments/payments.ts";
import { findCreditPack } from "#schema/plans.ts";
import { prepareStripe, WANTED } from "#scripts/prepare-stripe.ts";
import { refusal, refusals, signedIn } from "#tests/support/signed-in.ts";
import { stopClock } from "#tests/support/stop-clock.ts";
import { payWith } from "#tests/support/stripe.ts";
import { moneyOf } from "#tests/support/stripe-events.ts";
import { payAt, type StripeHarness, startStripeHarness } from "#tests/support/stripe-harness.ts";

let it: StripeHarness;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  it = await startStripeHarness("2027-01-15T12:00:00Z");
});
afterAll(() => it.close());
beforeEach(async () => {
  it.harness.wrapDeps((deps) => deps);
  ada = await signedIn(it.harness);
});

const key = () => crypto.randomUUID();
const MONTH = { kind: "plan", plan: "starter", interval: "month" } as const;
const PACK = { kind: "pack", pack: "small" } as const;

async function buy(item: typeof MONTH | typeof PACK, input = ada): Promise<string> {
  const requestKey = key();
  const { url } = await input.client.trpc.billing.createCheckout.mutate({ requestKey, item });
  expect(await payAt(url)).toBe(303);
  await it.server.idle();
  return requestKey;
}

test("someone new has no plan, no debt and nothing to manage", async () => {
  const { billing } = ada.client.trpc;
  expect(await billing.overview.query()).toEqual({
    subscription: null,
    credits: 0,
    debt: 0,
    hasCustomer: false,
  });
  expect(await billing.invoices.query()).toEqual([]);
  expect(await refusal(billing.openPortal.mutate())).toBe("NO_CUSTOMER");
  expect(await refusal(billing.cancel.mutate({ requestKey: key() }))).toBe("NO_SUBSCRIPTION");
  expect(await refusal(billing.reactivate.mutate({ requestKey: key() }))).toBe("NO_SUBSCRIPTION");
  const change = { requestKey: key(), plan: "studio", interval: "month" } as const;
  expect(await refusal(billing.changePlan.mutate(change))).toBe("NO_SUBSCRIPTION");
});

test("a purchase is waited for, then there, and is nobody else's", async () => {
  const { billing } = ada.client.trpc;
  const bob = await signedIn(it.harness);
  const requestKey = key();
  const { url } = await billing.createCheckout.mutate({ requestKey, item: PACK });
  expect(await billing.purchaseStatus.query({ checkoutId: requestKey })).toEqual({ state: "waiting" });
  await payAt(url);
  await it.server.idle();
  expect(await billing.purchaseStatus.query({ checkoutId: requestKey })).toEqual({
    state: "done",
    reason: "PURCHASE",
    granted: 550,
    credits: 550,
  });
  expect(await bob.client.trpc.billing.purchaseStatus.query({ checkoutId: requestKey })).toEqual({
    state: "waiting",
  });
  expect(await bob.client.trpc.billing.invoices.query()).toEqual([]);
});

test("asking twice with one key gives one page and one customer", async () => {
  const { billing } = ada.client.trpc;
  const requestKey = key();
  const [first, second] = await Promise.all([
    billing.createCheckout.mutate({ requestKey, item: PACK }),
    billing.createCheckout.mutate({ requestKey, item: PACK }),
  ]);
  expect(second).toEqual(first);
  const customers = await it.stripe.customers.list({ limit: 100 });
  expect(customers.data.filter(({ metadata }) => metadata.userId === ada.userId)).toHaveLength(1);
});

test("one key for two things is refused, and nothing comes of the second", async () => {
  const { billing } = ada.client.trpc;
  const requestKey = key();
  await billing.createCheckout.mutate({ requestKey, item: PACK });
  const other = billing.createCheckout.mutate({ requestKey, item: { ...PACK, pack: "large" } });
  expect(await refusal(other)).toBe("BILLING_REFUSED");
});

test("a card that is declined, and a page that is left, change nothing", async () => {
  const { billing } = ada.client.trpc;
  const { url } = await billing.createCheckout.mutate({ requestKey: key(), item: PACK });
  expect(await payAt(url, "pm_card_visa_chargeDeclined")).toBe(402);
  await it.server.idle();
  expect(await moneyOf(it.harness, ada.userId)).toEqual({ payments: [], credits: 0, debt: 0 });
});

test("nobody gets two plans: neither a second one, nor by a page left open", async () => {
  const { billing } = ada.client.trpc;
  const left = await billing.createCheckout.mutate({ requestKey: key(), item: MONTH });
  await buy(MONTH);
  expect(await payAt(left.url)).toBe(410);
  expect(await refusal(billing.createCheckout.mutate({ requestKey: key(), item: MONTH }))).toBe(
    "ALREADY_SUBSCRIBED",
  );
  await buy(PACK);
  expect((await billing.overview.query()).credits).toBe(1250);
});

test("nor by two pages that were asked for at the same moment: one of them can be paid at", async () => {
  const { billing } = ada.client.trpc;
  await buy(PACK);
  const pages = await Promise.all(
    Array.from({ length: 4 }, () => billing.createCheckout.mutate({ requestKey: key(), item: MONTH })),
  );
  const paid = await Promise.all(pages.map(({ url }) => payAt(url)));
  expect(paid.toSorted()).toEqual([303, 410, 410, 410]);
  await it.server.idle();
  expect((await billing.overview.query()).credits).toBe(1250);
});

test("promotion codes may be entered for packs and monthly plans, not for a year", async () => {
  const { billing } = ada.client.trpc;
  await billing.createCheckout.mutate({ requestKey: key(), item: PACK });
  await billing.createCheckout.mutate({ requestKey: key(), item: MONTH });
  await billing.createCheckout.mutate({ requestKey: key(), item: { ...MONTH, interval: "year" } });
  const { data } = await it.stripe.checkout.sessions.list({ limit: 3 });
  expect(data.map((session) => session.allow_promotion_codes)).toEqual([false, true, true]);
});

test("the portal opens, and leads back to the billing page", async () => {
  await buy(PACK);
  const { url } = await ada.client.trpc.billing.openPortal.mutate();
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`${it.harness.url}/billing`);
});

test("an upgrade whose payment is declined changes nothing, and says what to do", async () => {
  const { billing } = ada.client.trpc;
  await buy(MONTH);
  const [customer] = (await it.stripe.customers.list({ limit: 1 })).data;
  await payWith(it.stripe, customer?.id ?? "", "pm_card_chargeCustomerFail");
  const change = { requestKey: key(), plan: "studio", interval: "month" } as const;
  expect(await refusal(billing.changePlan.mutate(change))).toBe("CARD_DECLINED");
  await it.server.idle();
  expect(await billing.overview.query()).toMatchObject({
    credits: 700,
    subscription: { plan: "starter", status: "active" },
  });
});

test("a change to the plan one has is refused; a smaller one, or a month instead of a year, comes later", async () => {
  const { billing } = ada.client.trpc;
  await buy(MONTH);
  const same = { plan: "starter", interval: "month" } as const;
  expect(await refusal(billing.previewPlanChange.query(same))).toBe("SAME_PLAN");
  expect(await refusal(billing.changePlan.mutate({ requestKey: key(), ...same }))).toBe("SAME_PLAN");
  await billing.changePlan.mutate({ requestKey: key(), plan: "studio", interval: "month" });
  await it.server.idle();
  expect(await billing.previewPlanChange.query({ plan: "portrait", interval: "year" })).toMatchObject({
    kind: "later",
    dueCents: 0,
    credits: 0,
    at: new Date("2027-02-15T12:00:00Z"),
  });
});

test("a downgrade can be taken back, changed, and turned into a cancellation, which can be taken back too", async () => {
  const { billing } = ada.client.trpc;
  await buy(MONTH);
  await billing.changePlan.mutate({ requestKey: key(), plan: "studio", interval: "month" });
  await it.server.idle();
  const now = async () => {
    await it.server.idle();
    const { subscription } = await billing.overview.query();
    return [subscription?.plan, subscription?.pending?.plan ?? null, subscription?.cancelAtPeriodEnd];
  };
  await billing.changePlan.mutate({ requestKey: key(), plan: "portrait", interval: "month" });
  expect(await now()).toEqual(["studio", "portrait", false]);
  await billing.changePlan.mutate({ requestKey: key(), plan: "starter", interval: "month" });
  expect(await now()).toEqual(["studio", "starter", false]);
  await billing.reactivate.mutate({ requestKey: key() });
  expect(await now()).toEqual(["studio", null, false]);
  await billing.changePlan.mutate({ requestKey: key(), plan: "starter", interval: "month" });
  await billing.cancel.mutate({ requestKey: key() });
  expect(await now()).toEqual(["studio", null, true]);
  await billing.reactivate.mutate({ requestKey: key() });
  expect(await now()).toEqual(["studio", null, false]);
});

test("from a month to a year a new period begins, and the month's unused credits are not granted twice", async () => {
  const { billing } = ada.client.trpc;
  await buy(MONTH);
  const preview = await billing.previewPlanChange.query({ plan: "starter", interval: "year" });
  expect(preview).toMatchObject({ kind: "now", dueCents: 9000 - 900, credits: 0 });
  await billing.changePlan.mutate({ requestKey: key(), plan: "starter", interval: "year" });
  await it.server.idle();
  expect(await billing.overview.query()).toMatchObject({ credits: 700, subscription: { interval: "year" } });
});

test("while the payment provider does not answer, it is said so, and what it refuses is told in other words", async () => {
  const { billing } = ada.client.trpc;
  const failing = (error: Error) =>
    it.harness.wrapDeps((deps) => ({
      ...deps,
      payments: { ...deps.payments, createCheckout: () => Promise.reject(error) },
    }));
  failing(new PaymentsUnavailable("no answer"));
  expect(await refusal(billing.createCheckout.mutate({ requestKey: key(), item: PACK }))).toBe(
    "BILLING_UNAVAILABLE",
  );
  failing(new PaymentDeclined("no"));
  expect(await refusal(billing.createCheckout.mutate({ requestKey: key(), item: PACK }))).toBe(
    "CARD_DECLINED",
  );
});

test("who is signed out gets nothing", async () => {
  await it.harness.db.write([{ sql: "DELETE FROM session WHERE id = ?", args: [ada.sessionId] }]);
  const { billing } = ada.client.trpc;
  const calls = [
    billing.overview.query(),
    billing.invoices.query(),
    billing.purchaseStatus.query({ checkoutId: key() }),
    billing.previewPlanChange.query({ plan: "studio", interval: "month" }),
    billing.createCheckout.mutate({ requestKey: key(), item: PACK }),
    billing.openPortal.mutate(),
    billing.changePlan.mutate({ requestKey: key(), plan: "studio", interval: "month" }),
    billing.cancel.mutate({ requestKey: key() }),
    billing.reactivate.mutate({ requestKey: key() }),
  ];
  expect(await refusals(calls)).toEqual(calls.map(() => "NOT_SIGNED_IN"));
});

test("checkouts are counted, so that nobody can hammer them", async () => {
  stopClock();
  const { billing } = ada.client.trpc;
  for (let i = 0; i < 20; i++) expect(await refusal(billing.openPortal.mutate())).toBe("NO_CUSTOMER");
  expect(await refusal(billing.openPortal.mutate())).toBe("TOO_MANY_REQUESTS");
});

test("the credit history can be filtered by reason and saved as a file", async () => {
  await buy(MONTH);
  await buy(PACK);
  const { user } = ada.client.trpc;
  const { items } = await user.creditHistory.query({ reason: "PURCHASE" });
  expect(items.map(({ credits }) => credits)).toEqual([550]);
  expect((await user.creditHistory.query({})).items).toHaveLength(2);
  const get = (query: string, cookie = ada.cookie) =>
    fetch(`${it.harness.url}/api/credits/history.csv${query}`, { headers: { cookie } });
  const all = await get("");
  expect(all.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(all.headers.get("content-disposition")).toMatch(
    /^attachment; filename="likeness-credits-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const lines = (await all.text()).trimEnd().split("\r\n");
  expect(lines[0]).toBe("date,credits,balance before,balance after,reason,kind,number");
  expect(lines.slice(1).map((line) => line.split(",").slice(1, 6))).toEqual([
    ["550", "700", "1250", "PURCHASE", "GRANT"],
    ["700", "0", "700", "SUBSCRIPTION_CREATE", "GRANT"],
  ]);
  expect((await (await get("?reason=PURCHASE")).text()).trimEnd().split("\r\n")).toHaveLength(2);
  expect((await get("?reason=NONSENSE")).status).toBe(400);
  expect((await get("", "")).status).toBe(401);
});

test("setting Stripe up again changes nothing, and what the table says is what stands there", async () => {
  expect(await prepareStripe({ url: it.server.url, key: it.key })).toEqual([]);
  const { data } = await it.stripe.prices.list({ active: true, limit: 100 });
  expect(data.map(({ lookup_key, unit_amount }) => [lookup_key, unit_amount]).toSorted()).toEqual(
    WANTED.flatMap(({ prices }) => prices.map(({ key: lookup, cents }) => [lookup, cents])).toSorted(),
  );
  await it.server.idle();
  const mirrored = await it.harness.db.orm.all("SELECT id FROM stripePrice WHERE active = 1");
  expect(mirrored).toHaveLength(data.length);
});

test("a price whose grant was another is made anew, and the old one still says what it brought", async () => {
  const find = async () => (await it.stripe.prices.list({ lookup_keys: ["credits-small"] })).data[0];
  const old = await find();
  await it.stripe.prices.update(String(old?.id), { metadata: { credits: "1" } });
  expect(await prepareStripe({ url: it.server.url, key: it.key })).toContain("made credits-small");
  const now = await find();
  expect(now?.id).not.toBe(old?.id);
  expect(now?.metadata.credits).toBe(String(findCreditPack("small")?.credits));
  expect((await it.stripe.prices.retrieve(String(old?.id))).metadata.credits).toBe("1");
  expect(await prepareStripe({ url: it.server.url, key: it.key })).toEqual([]);
});

test("a price whose amount was changed at Stripe is made anew and takes the key; what is not in the table is switched off", async () => {
  const [price] = (await it.stripe.prices.list({ lookup_keys: ["credits-small"] })).data;
  await it.stripe.prices.create({
    product: String(price?.product),
    currency: "usd",
    unit_amount: 1,
    lookup_key: "credits-small",
    transfer_lookup_key: true,
  });
  await it.stripe.products.create({ id: "likeness_plan_gone", name: "Gone", metadata: { app: "likeness" } });
  await it.stripe.products.create({ id: "of_others", name: "Not ours" });
  const done = await prepareStripe({ url: it.server.url, key: it.key });
  expect(done).toContain("made credits-small");
  expect(done).toContain("switched off likeness_plan_gone");
  const [now] = (await it.stripe.prices.list({ lookup_keys: ["credits-small"], active: true })).data;
  expect(now?.unit_amount).toBe(900);
  expect((await it.stripe.products.retrieve("of_others")).active).toBe(true);
  expect(await prepareStripe({ url: it.server.url, key: it.key })).toEqual([]);
});
