import { beforeEach, expect, test } from "vitest";
import { type Customer, customerOf } from "#tests/support/billing/stripe-customer.ts";
import { stripeHarnessForFile } from "#tests/support/billing/stripe-harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

const it = stripeHarnessForFile("2027-01-31T12:00:00Z");
let ada: Customer;
beforeEach(async () => {
  ada = await customerOf(it);
});

const to = (plan: "starter" | "portrait" | "studio", interval: "month" | "year") => ({ plan, interval });

test("a smaller plan that was asked for stays so when the bank declines a larger one", async () => {
  await ada.buy({ kind: "plan", ...to("portrait", "month") });
  await ada.changePlan(to("starter", "month"));
  await ada.payWith("pm_card_chargeCustomerFail");
  expect(await refusal(ada.changePlan(to("studio", "month")))).toBe("CARD_DECLINED");
  await it.server.idle();
  expect((await ada.money()).credits).toBe(1500);
  const unchanged = { plan: "portrait", status: "active", pending: to("starter", "month") };
  expect(await ada.subscription()).toMatchObject(unchanged);
});

test("a month in the place of a year begins a cycle of its own where the year ends, and is paid and granted once", async () => {
  await ada.buy({ kind: "plan", ...to("starter", "year") });
  const from = it.harness.now();
  await ada.changePlan(to("starter", "month"));
  const customer = await ada.customerId();
  const { data } = await it.stripe.subscriptions.list({ customer, expand: ["data.schedule"] });
  const schedule = data[0]?.schedule;
  const phases = typeof schedule === "object" ? (schedule?.phases ?? []) : [];
  expect(phases.map((phase) => [phase.billing_cycle_anchor, phase.proration_behavior])).toEqual([
    [null, "create_prorations"],
    ["phase_start", "none"],
  ]);
  expect(await ada.subscription()).toMatchObject({ pending: to("starter", "month") });
  for (let month = 1; month <= 12; month++) {
    // shortly after the last day of each month
    const at = new Date(from);
    at.setUTCMonth(at.getUTCMonth() + month + 1, 2);
    await it.travelTo(at.toISOString());
    await it.harness.cron("17 * * * *");
  }
  const { payments, credits } = await ada.money();
  expect(payments.map(({ reason, paidCents, granted }) => [reason, paidCents, granted])).toEqual([
    ["SUBSCRIPTION_CREATE", 9000, 12 * 700],
    ["SUBSCRIPTION_RENEWAL", 900, 700],
  ]);
  expect(credits).toBe(13 * 700);
  const ends = { interval: "month", pending: null, periodEnd: new Date("2028-02-29T12:00:00Z") };
  expect(await ada.subscription()).toMatchObject(ends);
});

test("a price is confirmed within minutes, and for no other moment", async () => {
  await ada.buy({ kind: "plan", ...to("starter", "month") });
  const { billing } = ada;
  const wanted = to("studio", "month");
  const upgrade = (prorationDate?: Date) =>
    billing.changePlan.mutate({ requestKey: crypto.randomUUID(), ...wanted, prorationDate });
  const end = (await ada.subscription())?.periodEnd.getTime() ?? 0;
  const minute = 60_000;
  for (const at of [end - 1000, Date.UTC(2100, 0, 1), it.harness.now() - 11 * minute])
    expect(await refusal(upgrade(new Date(at)))).toBe("PREVIEW_EXPIRED");
  const { prorationDate, dueCents } = await billing.previewPlanChange.query(wanted);
  expect(dueCents).toBeGreaterThan(0);
  it.harness.advance(11 * minute);
  expect(await refusal(upgrade(prorationDate ?? undefined))).toBe("PREVIEW_EXPIRED");
  expect(await ada.subscription()).toMatchObject({ plan: "starter" });
  const again = await billing.previewPlanChange.query(wanted);
  it.harness.advance(9 * minute);
  expect(await upgrade(again.prorationDate ?? undefined)).toMatchObject({ kind: "now" });
  await it.server.idle();
  expect(await ada.subscription()).toMatchObject({ plan: "studio" });
});
