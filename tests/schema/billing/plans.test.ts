import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
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
  packPriceKey,
  planPriceKey,
  REFERRAL_CREDITS,
  referralReward,
} from "#schema/billing/plans.ts";
import {
  CREDIT_FLOOR_USD,
  creditsFor,
  MARGIN,
  PACK_CREDITS,
  PACK_IMAGE_CREDITS,
  pictureCredits,
  TRAINING_CREDITS,
} from "#schema/billing/pricing.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import { isOffered, type Operation } from "#schema/operations/operation.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { PACK_IMAGE } from "#schema/pictures/generation.ts";
import { ASPECTS } from "#schema/pictures/pictures.ts";

const ALL: Operation[] = Object.values(OPERATIONS);

test("no credit is sold below the floor, in no pack, plan or year, with the largest discount", () => {
  expect(isSoldAboveFloor()).toBe(true);
  for (const { what, usd } of leastPaidPerCredit()) {
    expect([what, usd >= CREDIT_FLOOR_USD]).toEqual([what, true]);
  }
  expect(leastPaidPerCredit()).toHaveLength(CREDIT_PACKS.length + PLANS.length * PLAN_INTERVALS.length);
});

test("no action costs less than its provider's price with the margin, paid with the cheapest credit there is", () => {
  const cheapest = Math.min(...leastPaidPerCredit().map(({ usd }) => usd));
  const priced = ALL.filter((operation) => operation.cost.usd !== null);
  expect(priced.length).toBeGreaterThan(0);
  for (const operation of priced) {
    for (const units of [1, 2, 4, 20]) {
      const credits = creditsFor(operation, units) ?? 0;
      const cost = (operation.cost.usd ?? 0) * units;
      expect([operation.endpoint, credits * cheapest >= cost * MARGIN - 1e-9]).toEqual([
        operation.endpoint,
        true,
      ]);
    }
  }
});

test("and neither does anything a person can press a button for, at the size it is made in", () => {
  const cheapest = Math.min(...leastPaidPerCredit().map(({ usd }) => usd));
  // the provider counts started megapixels
  const cost = (operation: Operation, { width, height }: { width: number; height: number }) =>
    (operation.cost.usd ?? Number.NaN) * Math.ceil((width * height) / 2 ** 20);
  const actions: [what: string, credits: number, costUsd: number][] = [
    ["a training", TRAINING_CREDITS, trainModel.cost.usd ?? 0],
    ["a pack", PACK_CREDITS, 20 * cost(portrait, PACK_IMAGE)],
    ["a picture of a pack", PACK_IMAGE_CREDITS, cost(portrait, PACK_IMAGE)],
    ...Object.entries(ASPECTS).flatMap(([shape, size]): [string, number, number][] => [
      [`a ${shape} portrait`, pictureCredits(portrait, size), cost(portrait, size)],
      [`a ${shape} picture`, pictureCredits(textToImage, size), cost(textToImage, size)],
    ]),
  ];
  for (const [what, credits, costUsd] of actions) {
    expect([what, credits * cheapest >= costUsd * MARGIN - 1e-9]).toEqual([what, true]);
  }
});

test("a discount that went too far would be seen", () => {
  expect(leastPaidPerCredit(30).some(({ usd }) => usd < CREDIT_FLOOR_USD)).toBe(true);
});

test("an operation whose cost nobody has entered is not for sale, but by our own engine at a price of its own", () => {
  expect(ALL).toEqual(expect.arrayContaining([trainModel, portrait, textToImage]));
  const unknown: Operation[] = ALL.map((operation) => ({
    ...operation,
    cost: { ...operation.cost, usd: null },
  }));
  for (const operation of unknown) {
    expect(creditsFor(operation, 1)).toBeNull();
    expect(isOffered(operation, "provider")).toBe(false);
    expect(isOffered(operation, "embedded")).toBe(
      operation.embedded !== "none" && operation.embeddedCredits !== undefined,
    );
  }
});

test("what an upgrade pays for the difference is no less than the floor either, also with a discount on monthly plans", () => {
  for (const interval of PLAN_INTERVALS) {
    const off = interval === "month" ? (100 - MAX_DISCOUNT_PERCENT) / 100 : 1;
    for (const [i, from] of PLANS.entries()) {
      for (const to of PLANS.slice(i + 1)) {
        const months = interval === "year" ? 12 : 1;
        const credits = (to.monthlyCredits - from.monthlyCredits) * months;
        const usd = ((to.cents[interval] - from.cents[interval]) / 100) * off;
        expect([from.id, to.id, interval, usd / credits >= CREDIT_FLOOR_USD]).toEqual([
          from.id,
          to.id,
          interval,
          true,
        ]);
      }
    }
  }
});

test("no credit is given below the floor either, with what both get for a friend's first purchase", () => {
  const sold = [
    ...CREDIT_PACKS.map((pack) => ({
      what: packPriceKey(pack.id),
      cents: pack.cents,
      credits: pack.credits,
    })),
    ...PLANS.flatMap((plan) =>
      PLAN_INTERVALS.map((interval) => ({
        what: planPriceKey(plan.id, interval),
        cents: plan.cents[interval],
        credits: plan.monthlyCredits * (interval === "year" ? 12 : 1),
      })),
    ),
  ];
  for (const { what, cents, credits } of sold) {
    // at full price the whole reward, at any discount what is left for it
    expect([what, referralReward({ paidCents: cents, credits })]).toEqual([what, REFERRAL_CREDITS]);
    for (let off = 0; off <= MAX_DISCOUNT_PERCENT; off++) {
      const paidCents = Math.round((cents * (100 - off)) / 100);
      const reward = referralReward({ paidCents, credits });
      expect(Number.isInteger(reward) && reward >= 0 && reward <= REFERRAL_CREDITS).toBe(true);
      if (reward === 0) continue;
      const usd = paidCents / 100 / (credits + 2 * reward);
      expect([what, off, usd >= CREDIT_FLOOR_USD - 1e-12]).toEqual([what, off, true]);
    }
  }
  expect(referralReward({ paidCents: 1, credits: 500 })).toBe(0);
});

test("a larger pack or plan never makes a credit dearer, and the free allowance is one picture", () => {
  const per = (list: { cents: number; credits: number }[]) =>
    list.map(({ cents, credits }) => cents / credits);
  const falls = (list: number[]) => list.every((value, i) => i === 0 || value <= (list[i - 1] ?? 0));
  expect(falls(per([...CREDIT_PACKS]))).toBe(true);
  expect(falls(per(PLANS.map((plan) => ({ cents: plan.cents.month, credits: plan.monthlyCredits }))))).toBe(
    true,
  );
  expect(DAILY_FREE_CREDITS).toBe(PACK_IMAGE_CREDITS);
});

test("everything on sale brings a new customer a model and a pack, with or without the deployed bonus", () => {
  const toml = readFileSync(new URL("../../../wrangler.toml", import.meta.url), "utf8");
  const deployed = Number(/^REGISTRATION_BONUS_CREDITS = "(\d+)"$/m.exec(toml)?.[1]);
  expect(deployed).toBeGreaterThanOrEqual(0);
  const sold = [
    ...CREDIT_PACKS.map(({ id, credits }) => ({ id, credits })),
    ...PLANS.map(({ id, monthlyCredits }) => ({ id, credits: monthlyCredits })),
  ];
  for (const { id, credits } of sold) {
    const { packs, portraits } = firstResult(credits) ?? { packs: 0, portraits: 0 };
    expect([id, packs >= 1]).toEqual([id, true]);
    for (const bonus of [0, deployed]) {
      const left = credits + bonus - TRAINING_CREDITS - packs * PACK_CREDITS;
      expect([id, bonus, left >= 0]).toEqual([id, bonus, true]);
    }
    expect(offerLabel(credits)).toBe(
      `1 model + ${packs} pack${packs === 1 ? "" : "s"} (${portraits} portraits)`,
    );
    expect(portraits).toBe(packs * IMAGES_PER_PACK);
  }
  expect(() => offerLabel(TRAINING_CREDITS + PACK_CREDITS - 1)).toThrow("no first result");
});

describe("a change of plan", () => {
  test.each([
    ["starter", "month", "portrait", "month", true],
    ["starter", "year", "studio", "year", true],
    ["starter", "month", "starter", "year", true],
    ["portrait", "month", "studio", "year", true],
    ["studio", "month", "starter", "month", false],
    ["studio", "year", "studio", "month", false],
    ["starter", "year", "studio", "month", false],
    ["studio", "month", "portrait", "year", false],
  ] as const)(
    "from %s by the %s to %s by the %s is at once: %s",
    (plan, interval, toPlan, toInterval, now) => {
      expect(isUpgrade({ plan, interval }, { plan: toPlan, interval: toInterval })).toBe(now);
    },
  );
});

test("promotion codes are for packs and monthly plans", () => {
  expect(takesPromotionCodes({ kind: "pack", pack: "small" })).toBe(true);
  expect(takesPromotionCodes({ kind: "plan", plan: "studio", interval: "month" })).toBe(true);
  expect(takesPromotionCodes({ kind: "plan", plan: "studio", interval: "year" })).toBe(false);
});
