import { expect, test } from "vitest";
import { rewardOf } from "#functions/services/billing/reconciliation/reward-of.ts";
import { MONEY_BACK_DAYS, REFERRAL_CREDITS } from "#schema/billing/plans.ts";

const NOW = Date.UTC(2027, 0, 31);
const DAYS = 86_400_000;
const pack = { id: "pi_1", paidCents: 900, refundedCents: 0, grantedCredits: 500, monthlyCredits: null };
const createdAt = new Date(NOW - MONEY_BACK_DAYS * DAYS);
type Payment = Parameters<typeof rewardOf>[0][number];
const paid = (input: Partial<Payment> = {}) => ({ ...pack, createdAt, ...input });
const MONTH = { paidCents: 765, grantedCredits: 700 };

test.each([
  ["nothing was paid", [], null],
  ["it cost nothing", [paid({ paidCents: 0 })], null],
  ["all was paid back", [paid({ refundedCents: 900 })], null],
  ["a pack", [paid()], REFERRAL_CREDITS],
  ["half was paid back", [paid({ refundedCents: 450 })], REFERRAL_CREDITS],
  ["almost all was", [paid({ refundedCents: 800 })], 22],
  ["a month with a discount", [paid(MONTH)], 32],
  ["a year, of which one month is granted", [paid({ ...MONTH, paidCents: 8500, monthlyCredits: 700 })], 50],
  ["the better of two", [paid(MONTH), paid({ id: "pi_2" })], REFERRAL_CREDITS],
  ["the later row of one payment", [paid(), paid({ refundedCents: 900 })], null],
])("%s", (_, payments, reward) => {
  expect(rewardOf(payments, NOW)).toEqual({ credits: reward, dueAt: null });
});

test("what was bought lately waits out its refund days, and what is older counts meanwhile", () => {
  const young = (days: number, input: Parameters<typeof paid>[0] = {}) =>
    paid({ id: `pi_${days}`, createdAt: new Date(NOW - days * DAYS), ...input });
  const due = (days: number) => NOW + (MONEY_BACK_DAYS - days) * DAYS;
  expect(rewardOf([young(3), young(5)], NOW)).toEqual({ credits: null, dueAt: due(5) });
  expect(rewardOf([young(3)], due(3) - 1)).toEqual({ credits: null, dueAt: due(3) });
  expect(rewardOf([young(3)], due(3))).toEqual({ credits: REFERRAL_CREDITS, dueAt: null });
  expect(rewardOf([young(3), paid()], NOW)).toEqual({ credits: REFERRAL_CREDITS, dueAt: null });
  // the older one went back: what was given goes too, until the younger one has waited
  expect(rewardOf([young(3), paid({ refundedCents: 900 })], NOW)).toEqual({ credits: null, dueAt: due(3) });
  expect(rewardOf([young(3, { refundedCents: 900 })], NOW)).toEqual({ credits: null, dueAt: null });
});
