import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CheckoutItem } from "#schema/billing.ts";
import { refusal, signedIn } from "#tests/support/signed-in.ts";
import { payWith } from "#tests/support/stripe.ts";
import { moneyOf } from "#tests/support/stripe-events.ts";
import { payAt, type StripeHarness, startStripeHarness } from "#tests/support/stripe-harness.ts";

let it: StripeHarness;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  it = await startStripeHarness("2027-01-31T12:00:00Z");
});
afterAll(() => it.close());
beforeEach(async () => {
  ada = await signedIn(it.harness);
  await it.harness.db.write([
    { sql: "UPDATE session SET expires = 9e15 WHERE id = ?", args: [ada.sessionId] },
  ]);
});

const key = () => crypto.randomUUID();
const to = (plan: "starter" | "portrait" | "studio", interval: "month" | "year") => ({ plan, interval });

async function buy(item: CheckoutItem): Promise<void> {
  const { url } = await ada.client.trpc.billing.createCheckout.mutate({ requestKey: key(), item });
  expect(await payAt(url)).toBe(303);
  await it.server.idle();
}
async function change(input: ReturnType<typeof to>): Promise<void> {
  await ada.client.trpc.billing.changePlan.mutate({ requestKey: key(), ...input });
  await it.server.idle();
}
const subscription = async () => (await ada.client.trpc.billing.overview.query()).subscription;
async function atStripe() {
  const [row] = await it.harness.db.orm.all<{ id: string }>(
    `SELECT stripeCustomerId AS id FROM user WHERE id = '${ada.userId}'`,
  );
  const customer = row?.id ?? "";
  const { data } = await it.stripe.subscriptions.list({ customer, expand: ["data.schedule"] });
  return { customer, subscription: data[0] };
}

test("a smaller plan that was asked for stays so when the bank declines a larger one", async () => {
  await buy({ kind: "plan", ...to("portrait", "month") });
  await change(to("starter", "month"));
  await payWith(it.stripe, (await atStripe()).customer, "pm_card_chargeCustomerFail");
  const upgrade = { requestKey: key(), ...to("studio", "month") };
  expect(await refusal(ada.client.trpc.billing.changePlan.mutate(upgrade))).toBe("CARD_DECLINED");
  await it.server.idle();
  expect(await subscription()).toMatchObject({
    plan: "portrait",
    pending: { plan: "starter", interval: "month" },
  });
});

test("a month in the place of a year begins a cycle of its own where the year ends, and is paid and granted once", async () => {
  await buy({ kind: "plan", ...to("starter", "year") });
  const from = it.harness.now();
  await change(to("starter", "month"));
  const { schedule } = (await atStripe()).subscription ?? {};
  const phases = typeof schedule === "object" ? (schedule?.phases ?? []) : [];
  expect(phases.map((phase) => [phase.billing_cycle_anchor, phase.proration_behavior])).toEqual([
    [null, "create_prorations"],
    ["phase_start", "none"],
  ]);
  expect(await subscription()).toMatchObject({ pending: to("starter", "month") });
  for (let month = 1; month <= 12; month++) {
    // shortly after the last day of each month
    const at = new Date(from);
    at.setUTCMonth(at.getUTCMonth() + month + 1, 2);
    await it.travelTo(at.toISOString());
    await it.harness.cron("17 * * * *");
  }
  const { payments, credits } = await moneyOf(it.harness, ada.userId);
  expect(payments.map(({ reason, paidCents, granted }) => [reason, paidCents, granted])).toEqual([
    ["SUBSCRIPTION_CREATE", 9000, 12 * 700],
    ["SUBSCRIPTION_RENEWAL", 900, 700],
  ]);
  expect(credits).toBe(13 * 700);
  expect(await subscription()).toMatchObject({
    interval: "month",
    pending: null,
    periodEnd: new Date("2028-02-29T12:00:00Z"),
  });
  expect(await it.harness.audit()).toEqual([]);
});

test("a price is confirmed within minutes, and for no other moment", async () => {
  await buy({ kind: "plan", ...to("starter", "month") });
  const { billing } = ada.client.trpc;
  const wanted = to("studio", "month");
  const upgrade = (prorationDate?: Date) =>
    billing.changePlan.mutate({ requestKey: key(), ...wanted, prorationDate });
  const end = (await subscription())?.periodEnd.getTime() ?? 0;
  const minute = 60_000;
  for (const at of [end - 1000, Date.UTC(2100, 0, 1), it.harness.now() - 11 * minute]) {
    expect(await refusal(upgrade(new Date(at)))).toBe("PREVIEW_EXPIRED");
  }
  const { prorationDate, dueCents } = await billing.previewPlanChange.query(wanted);
  expect(dueCents).toBeGreaterThan(0);
  it.harness.advance(11 * minute);
  expect(await refusal(upgrade(prorationDate ?? undefined))).toBe("PREVIEW_EXPIRED");
  expect(await subscription()).toMatchObject({ plan: "starter" });
  const again = await billing.previewPlanChange.query(wanted);
  it.harness.advance(9 * minute);
  expect(await upgrade(again.prorationDate ?? undefined)).toMatchObject({ kind: "now" });
  await it.server.idle();
  expect(await subscription()).toMatchObject({ plan: "studio" });
});
