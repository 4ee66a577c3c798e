import { expect, test } from "vitest";
import type { InvoiceLine, PriceSnapshot } from "#functions/providers/payments/payments.ts";
import { factsOfIntent, grantOfInvoice } from "#functions/services/billing/reconciliation/payment-facts.ts";
import { PLANS } from "#schema/billing/plans.ts";
import { CREDIT_FLOOR_USD } from "#schema/billing/pricing.ts";
import { packPrice, planPrice, priceOf } from "#tests/support/billing/payment-facts.ts";
import { paymentsDouble } from "#tests/support/billing/payments-double.ts";

const at = (iso: string) => new Date(`${iso}T00:00:00Z`);
const line = (price: PriceSnapshot | null, cents: number, from: string, to: string): InvoiceLine => ({
  price,
  cents,
  proration: false,
  periodStart: at(from),
  periodEnd: at(to),
});

const month = planPrice("starter", "month");
const credited = line(month, -450, "2027-06-16", "2027-07-01");
const [portrait, studio] = [planPrice("portrait", "month"), planPrice("studio", "month")];

test.each<[string, string, InvoiceLine[], object]>([
  [
    "a first month grants the month's credits",
    "subscription_create",
    [line(portrait, 1900, "2027-01-01", "2027-02-01")],
    { reason: "SUBSCRIPTION_CREATE", credits: 1500, monthlyCredits: null },
  ],
  [
    "so does a further one",
    "subscription_cycle",
    [line(portrait, 1900, "2027-01-01", "2027-02-01")],
    { reason: "SUBSCRIPTION_RENEWAL", credits: 1500 },
  ],
  [
    "a year grants its first month at once, and each further one",
    "subscription_create",
    [line(planPrice("studio", "year"), 49000, "2027-01-31", "2028-01-31")],
    { credits: 4000, monthlyCredits: 4000 },
  ],
  [
    "an upgrade in the middle of a month grants the difference for the half that is left",
    "subscription_update",
    [credited, line(studio, 2450, "2027-06-16", "2027-07-01")],
    { reason: "SUBSCRIPTION_UPDATE", credits: (4000 - 700) / 2 },
  ],
  [
    "from a month to a year, what was not used of the month is not granted twice",
    "subscription_update",
    [credited, line(planPrice("starter", "year"), 9000, "2027-06-16", "2028-06-16")],
    { credits: 350, monthlyCredits: 700, periodStart: at("2027-06-16") },
  ],
])("%s", (_, billingReason, lines, granted) => {
  expect(grantOfInvoice({ billingReason, lines })).toMatchObject(granted);
});

test("no moment of a month makes an upgrade cheaper than the floor", () => {
  const upgrades = PLANS.flatMap((from, i) => PLANS.slice(i + 1).map((to) => ({ from, to })));
  for (let day = 1; day <= 30; day++) {
    const part = ({ id, cents }: (typeof PLANS)[number], sign: number) => {
      const start = `2027-06-${String(day).padStart(2, "0")}`;
      return line(
        planPrice(id, "month"),
        sign * Math.round((cents.month * (31 - day)) / 30),
        start,
        "2027-07-01",
      );
    };
    for (const { from, to } of upgrades) {
      const lines = [part(from, -1), part(to, 1)];
      const cents = lines.reduce((sum, one) => sum + one.cents, 0);
      const credits = grantOfInvoice({ billingReason: "subscription_update", lines })?.credits ?? 0;
      expect(credits).toBeGreaterThan(0);
      expect(cents / 100 / credits).toBeGreaterThanOrEqual(CREDIT_FLOOR_USD);
    }
  }
});

const stranger = priceOf({ key: "x", cents: 900, interval: "month", credits: 0 });
test.each<[string, PriceSnapshot | null, number?]>([
  ["no price", null],
  ["a price of others", { ...stranger, metadata: { key: "x" } }],
  ["fewer credits than none", { ...stranger, metadata: { credits: "-5" } }],
  ["endless credits", { ...stranger, metadata: { credits: "1e3000" } }],
  ["a free trial", month, 0],
])("%s: nothing of ours, nothing granted", (_, price, cents = 900) => {
  const lines = [line(price, cents, "2027-01-01", "2027-02-01")];
  expect(grantOfInvoice({ billingReason: "subscription_create", lines })).toBeNull();
});

test("what was refunded and what is disputed add up to no more than was paid", async () => {
  const { payments, ...stripe } = paymentsDouble();
  const paymentId = stripe.buyPack({ customerId: stripe.customer({ userId: "ada" }) });
  const takenBack = async () =>
    factsOfIntent((await payments.paymentIntent(paymentId))!, packPrice("small"))?.refundedCents;
  stripe.refund(paymentId, 450);
  expect(await takenBack()).toBe(450);
  stripe.dispute(paymentId, 900);
  expect(await takenBack()).toBe(900);
  stripe.dispute(paymentId, 0);
  expect(await takenBack()).toBe(450);
});
