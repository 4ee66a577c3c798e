import { expect, test } from "vitest";
import { isUpgrade, takesPromotionCodes } from "#schema/billing/billing.ts";
import { firstResult, offerLabel } from "#schema/billing/offers.ts";
import {
  CREDIT_PACKS,
  DAILY_FREE_CREDITS,
  isSoldAboveFloor,
  leastPaidPerCredit,
  MAX_DISCOUNT_PERCENT,
  PLAN_INTERVALS,
  PLANS,
  REFERRAL_CREDITS,
  referralReward,
} from "#schema/billing/plans.ts";
import { CREDIT_FLOOR_USD, PACK_IMAGE_CREDITS } from "#schema/billing/pricing.ts";

/** Everything on sale, with all the credits it brings. */
const SOLD = [
  ...CREDIT_PACKS.map(({ id, cents, credits }) => ({ what: `${id} pack`, cents, credits })),
  ...PLAN_INTERVALS.flatMap((interval) =>
    PLANS.map(({ id, cents, monthlyCredits }) => ({
      what: `${id} by the ${interval}`,
      cents: cents[interval],
      credits: monthlyCredits * (interval === "year" ? 12 : 1),
    })),
  ),
];

test("no credit is sold below the floor, in no pack, plan or year, with the largest discount", () => {
  const isBelow = ({ usd }: { usd: number }) => usd < CREDIT_FLOOR_USD;
  expect(leastPaidPerCredit().filter(isBelow)).toEqual([]);
  expect(isSoldAboveFloor()).toBe(true);
  expect(leastPaidPerCredit()).toHaveLength(SOLD.length);
  expect(leastPaidPerCredit(30).some(isBelow)).toBe(true);
});

test("what an upgrade pays for the difference is no less than the floor either, discounted monthly plans included", () => {
  for (const interval of PLAN_INTERVALS) {
    const [months, off] = interval === "year" ? [12, 1] : [1, 1 - MAX_DISCOUNT_PERCENT / 100];
    const upgrades = PLANS.flatMap((from, i) => PLANS.slice(i + 1).map((to) => ({ from, to })));
    const cheap = upgrades.filter(({ from, to }) => {
      const usd = ((to.cents[interval] - from.cents[interval]) / 100) * off;
      return usd / ((to.monthlyCredits - from.monthlyCredits) * months) < CREDIT_FLOOR_USD;
    });
    expect(cheap, interval).toEqual([]);
  }
});

test.each(SOLD)(
  "no credit of $what is given below the floor with what a friend's purchase brings both",
  (sold) => {
    const { cents, credits } = sold;
    // at full price the whole reward, at any discount what is left for it
    expect(referralReward({ paidCents: cents, credits })).toBe(REFERRAL_CREDITS);
    for (let off = 0; off <= MAX_DISCOUNT_PERCENT; off++) {
      const paidCents = Math.round((cents * (100 - off)) / 100);
      const reward = referralReward({ paidCents, credits });
      expect(Number.isInteger(reward) && reward >= 0 && reward <= REFERRAL_CREDITS).toBe(true);
      const usd = paidCents / 100 / (credits + 2 * reward);
      if (reward > 0) expect(usd, `${off} % off`).toBeGreaterThanOrEqual(CREDIT_FLOOR_USD - 1e-12);
    }
    expect(referralReward({ paidCents: 1, credits })).toBe(0);
  },
);

test("a larger pack or plan never makes a credit dearer, and the free allowance is one picture", () => {
  const packs = CREDIT_PACKS.map(({ cents, credits }) => cents / credits);
  const plans = PLANS.map(({ cents, monthlyCredits }) => cents.month / monthlyCredits);
  for (const prices of [packs, plans]) expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  expect(DAILY_FREE_CREDITS).toBe(PACK_IMAGE_CREDITS);
});

test("everything on sale brings a new customer a model and a pack, and says so", () => {
  expect(SOLD.filter(({ credits }) => firstResult(credits) === null)).toEqual([]);
  expect(offerLabel(540)).toBe("1 model + 1 pack (20 portraits)");
  expect(offerLabel(700)).toBe("1 model + 2 packs (40 portraits)");
  expect(() => offerLabel(539)).toThrow("no first result");
});

test.each([
  ["starter", "month", "portrait", "month", true],
  ["starter", "year", "studio", "year", true],
  ["starter", "month", "starter", "year", true],
  ["portrait", "month", "studio", "year", true],
  ["studio", "month", "starter", "month", false],
  ["studio", "year", "studio", "month", false],
  ["starter", "year", "studio", "month", false],
  ["studio", "month", "portrait", "year", false],
] as const)("a change from %s by the %s to %s by the %s is at once: %s", (...row) => {
  const [plan, interval, toPlan, toInterval, now] = row;
  expect(isUpgrade({ plan, interval }, { plan: toPlan, interval: toInterval })).toBe(now);
});

test("promotion codes are for packs and monthly plans", () => {
  expect(takesPromotionCodes({ kind: "pack", pack: "small" })).toBe(true);
  expect(takesPromotionCodes({ kind: "plan", plan: "studio", interval: "month" })).toBe(true);
  expect(takesPromotionCodes({ kind: "plan", plan: "studio", interval: "year" })).toBe(false);
});
