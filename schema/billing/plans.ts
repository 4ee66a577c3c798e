import { CREDIT_FLOOR_USD } from "./pricing.ts";

/** What can be bought: the one table that pages, Stripe's products and prices, and grants derive from. Amounts in US cents. */

export const CURRENCY = "usd";
export const PLAN_INTERVALS = ["month", "year"] as const;
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

export interface Plan {
  id: "starter" | "portrait" | "studio";
  name: string;
  /** For whom, in a few words. */
  summary: string;
  /** Granted each month, whether paid monthly or yearly. Unused ones stay. */
  monthlyCredits: number;
  cents: Readonly<Record<PlanInterval, number>>;
}

/** From the smallest up: a later one is an upgrade. */
export const PLANS: readonly Plan[] = [
  {
    id: "starter",
    name: "Starter",
    summary: "One person, one model, a few packs a month.",
    monthlyCredits: 700,
    cents: { month: 900, year: 9000 },
  },
  {
    id: "portrait",
    name: "Portrait",
    summary: "A new model now and then, and plenty of packs.",
    monthlyCredits: 1500,
    cents: { month: 1900, year: 19000 },
  },
  {
    id: "studio",
    name: "Studio",
    summary: "For people who make a lot of pictures, of themselves or others.",
    monthlyCredits: 4000,
    cents: { month: 4900, year: 49000 },
  },
];

export interface CreditPack {
  id: "small" | "medium" | "large";
  name: string;
  credits: number;
  cents: number;
}

/** Bought once; never expire. The smallest still brings a first result: one model and one pack, whatever the bonus is. */
export const CREDIT_PACKS: readonly CreditPack[] = [
  { id: "small", name: "550 credits", credits: 550, cents: 900 },
  { id: "medium", name: "1,500 credits", credits: 1500, cents: 2400 },
  { id: "large", name: "4,000 credits", credits: 4000, cents: 5600 },
];

/** A promotion code takes off at most this much, and only from credit packs and monthly payments. */
export const MAX_DISCOUNT_PERCENT = 15;

/** For so long after a purchase, money comes back for the credits of it that are not spent. */
export const MONEY_BACK_DAYS = 14;

/** What a balance is lifted to once a day, never above it. */
export const DAILY_FREE_CREDITS = 7;

/** Given to each of the two, at most, once a friend who came by one's link makes a first purchase. */
export const REFERRAL_CREDITS = 100;

/**
 * What each of the two gets for a payment (in cents) and all the credits it brings: no more than leaves every credit
 * given for that money, theirs included, at the floor. A discounted purchase may therefore bring fewer.
 */
export function referralReward(input: { paidCents: number; credits: number }): number {
  const spare = Math.floor(input.paidCents / (100 * CREDIT_FLOOR_USD) + 1e-9) - input.credits;
  return Math.max(0, Math.min(REFERRAL_CREDITS, Math.floor(spare / 2)));
}

/** Stripe's `lookup_key` of a price: how our table and Stripe's objects know each other. */
export const planPriceKey = (plan: Plan["id"], interval: PlanInterval) => `plan-${plan}-${interval}`;
export const packPriceKey = (pack: CreditPack["id"]) => `credits-${pack}`;

export function findPlan(id: string): Plan | undefined {
  return PLANS.find((plan) => plan.id === id);
}

export function findCreditPack(id: string): CreditPack | undefined {
  return CREDIT_PACKS.find((pack) => pack.id === id);
}

/** Months of a year's payment that cost nothing, against twelve monthly ones; the same in every plan or the least of them. */
export const FREE_MONTHS_A_YEAR = Math.min(
  ...PLANS.map(({ cents }) => Math.floor(12 - cents.year / cents.month)),
);

/** The smallest pack that brings at least so many credits; null where even the largest does not. */
export function packThatBrings(credits: number): CreditPack | null {
  return CREDIT_PACKS.find((pack) => pack.credits >= credits) ?? null;
}

/** The smallest plan whose month brings at least so many. */
export function planThatBrings(credits: number): Plan | null {
  return PLANS.find((plan) => plan.monthlyCredits >= credits) ?? null;
}

/** Everything sold, as what a credit costs in it after the largest discount it may get, in US dollars. */
export function leastPaidPerCredit(discountPercent = MAX_DISCOUNT_PERCENT): { what: string; usd: number }[] {
  const off = (100 - discountPercent) / 100;
  return [
    ...CREDIT_PACKS.map((pack) => ({
      what: packPriceKey(pack.id),
      usd: ((pack.cents / 100) * off) / pack.credits,
    })),
    ...PLANS.map((plan) => ({
      what: planPriceKey(plan.id, "month"),
      usd: ((plan.cents.month / 100) * off) / plan.monthlyCredits,
    })),
    ...PLANS.map((plan) => ({
      what: planPriceKey(plan.id, "year"),
      usd: plan.cents.year / 100 / (12 * plan.monthlyCredits),
    })),
  ];
}

/** Whether nothing is ever sold below the floor that every action's price is computed with. */
export const isSoldAboveFloor = () => leastPaidPerCredit().every(({ usd }) => usd >= CREDIT_FLOOR_USD);
