import { expect, test } from "vitest";
import type { InvoiceLine, PriceTruth } from "#functions/providers/payments/payments.ts";
import { grantOfInvoice } from "#functions/services/billing/payment-facts.ts";
import { PLANS } from "#schema/plans.ts";
import { CREDIT_FLOOR_USD } from "#schema/pricing.ts";
import { packPrice, planPrice, priceOf } from "#tests/support/payment-facts.ts";

const at = (iso: string) => new Date(`${iso}T00:00:00Z`);
const line = (price: PriceTruth | null, cents: number, from: string, to: string): InvoiceLine => ({
  price,
  cents,
  proration: false,
  periodStart: at(from),
  periodEnd: at(to),
});

test("a first and a further month grant the month's credits", () => {
  const lines = [line(planPrice("portrait", "month"), 1900, "2027-01-01", "2027-02-01")];
  expect(grantOfInvoice({ billingReason: "subscription_create", lines })).toMatchObject({
    reason: "SUBSCRIPTION_CREATE",
    credits: 1500,
    monthlyCredits: null,
  });
  expect(grantOfInvoice({ billingReason: "subscription_cycle", lines })).toMatchObject({
    reason: "SUBSCRIPTION_RENEWAL",
    credits: 1500,
  });
});

test("a year grants its first month at once, and each further one", () => {
  const lines = [line(planPrice("studio", "year"), 49000, "2027-01-31", "2028-01-31")];
  expect(grantOfInvoice({ billingReason: "subscription_create", lines })).toMatchObject({
    credits: 4000,
    monthlyCredits: 4000,
  });
});

test("an upgrade in the middle of a month grants the difference for the half that is left", () => {
  const lines = [
    line(planPrice("starter", "month"), -450, "2027-06-16", "2027-07-01"),
    line(planPrice("studio", "month"), 2450, "2027-06-16", "2027-07-01"),
  ];
  expect(grantOfInvoice({ billingReason: "subscription_update", lines })).toMatchObject({
    reason: "SUBSCRIPTION_UPDATE",
    credits: (4000 - 700) / 2,
  });
});

test("from a month to a year, what was not used of the month is not granted twice", () => {
  const lines = [
    line(planPrice("starter", "month"), -450, "2027-06-16", "2027-07-01"),
    line(planPrice("starter", "year"), 9000, "2027-06-16", "2028-06-16"),
  ];
  expect(grantOfInvoice({ billingReason: "subscription_update", lines })).toMatchObject({
    credits: 350,
    monthlyCredits: 700,
    periodStart: at("2027-06-16"),
  });
});

test("no moment of a month makes an upgrade cheaper than the floor", () => {
  for (const [i, from] of PLANS.entries()) {
    for (const to of PLANS.slice(i + 1)) {
      for (let day = 1; day <= 30; day++) {
        const start = `2027-06-${String(day).padStart(2, "0")}`;
        const rest = (31 - day) / 30;
        const lines = [
          line(planPrice(from.id, "month"), -Math.round(from.cents.month * rest), start, "2027-07-01"),
          line(planPrice(to.id, "month"), Math.round(to.cents.month * rest), start, "2027-07-01"),
        ];
        const usd = lines.reduce((sum, { cents }) => sum + cents, 0) / 100;
        const credits = grantOfInvoice({ billingReason: "subscription_update", lines })?.credits ?? 0;
        expect(credits).toBeGreaterThan(0);
        expect(usd / credits).toBeGreaterThanOrEqual(CREDIT_FLOOR_USD);
      }
    }
  }
});

test("nothing of ours, nothing granted", () => {
  const stranger = priceOf({ key: "x", cents: 900, interval: "month", credits: 0 });
  const odd: (PriceTruth | null)[] = [
    null,
    { ...stranger, metadata: { key: "x" } },
    { ...stranger, metadata: { credits: "-5" } },
    { ...stranger, metadata: { credits: "1e3000" } },
  ];
  for (const price of odd) {
    const lines = [line(price, 900, "2027-01-01", "2027-02-01")];
    expect(grantOfInvoice({ billingReason: "subscription_create", lines })).toBeNull();
  }
  // a free trial is no payment
  const trial = [line(planPrice("starter", "month"), 0, "2027-01-01", "2027-02-01")];
  expect(grantOfInvoice({ billingReason: "subscription_create", lines: trial })).toBeNull();
  expect(packPrice("large").metadata.credits).toBe("4000");
});
