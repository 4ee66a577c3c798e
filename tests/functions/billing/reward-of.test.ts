import { expect, test } from "vitest";
import { rewardOf } from "#functions/services/billing/reward-of.ts";
import { REFERRAL_CREDITS } from "#schema/plans.ts";

const paid = (of: Partial<Parameters<typeof rewardOf>[0][number]> = {}) => ({
  ...{ id: "pi_1", paidCents: 900, refundedCents: 0, grantedCredits: 500, monthlyCredits: null },
  ...of,
});

test.each([
  ["nothing was paid", [], null],
  ["it cost nothing", [paid({ paidCents: 0 })], null],
  ["all was paid back", [paid({ refundedCents: 900 })], null],
  ["a pack", [paid()], REFERRAL_CREDITS],
  ["half was paid back", [paid({ refundedCents: 450 })], REFERRAL_CREDITS],
  ["almost all was", [paid({ refundedCents: 800 })], 22],
  ["a month with a discount", [paid({ paidCents: 765, grantedCredits: 700 })], 32],
  [
    "a year, of which one month is granted",
    [paid({ paidCents: 8500, grantedCredits: 700, monthlyCredits: 700 })],
    50,
  ],
  [
    "the better of two",
    [paid({ paidCents: 765, grantedCredits: 700 }), paid({ id: "pi_2" })],
    REFERRAL_CREDITS,
  ],
  ["the later row of one payment", [paid(), paid({ refundedCents: 900 })], null],
])("%s", (_, payments, reward) => {
  expect(rewardOf(payments)).toBe(reward);
});
