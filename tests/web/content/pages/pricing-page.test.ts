import { expect, test } from "vitest";
import { itemOfKey, priceKeyOf } from "#schema/billing/billing.ts";
import { CREDIT_PACKS, PLANS } from "#schema/billing/plans.ts";
import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { BILLING_QUESTIONS } from "#web/content/answers.ts";
import { pricingPage } from "#web/content/pages/pricing-page.ts";
import { resourcePage } from "#web/content/pages/resource-page.ts";

type Marked = { "@type": string; offers?: { price: string }[]; mainEntity?: { name: string }[] };
const page = pricingPage();
const marked = page.jsonLd as Marked[];
const questionsOf = (data: readonly object[]) =>
  (data as Marked[]).flatMap((one) => one.mainEntity?.map(({ name }) => name) ?? []);

test("the pricing page offers everything that is sold, under a key that can be bought", () => {
  const keys = [
    ...page.plans.flatMap(({ month, year }) => [month.key, year.key]),
    ...page.packs.map(({ key }) => key),
  ];
  expect(keys).toHaveLength(PLANS.length * 2 + CREDIT_PACKS.length);
  for (const key of keys) expect(priceKeyOf(itemOfKey(key)!)).toBe(key);
  expect(itemOfKey("plan-starter-week")).toBeNull();
});

test("the pricing page never says that credits make more than they do", () => {
  for (const [index, plan] of PLANS.entries()) {
    const { makes, offer } = page.plans[index]!;
    const withModel = Number(/\+ (\d+) pack/.exec(offer)?.[1]);
    const packs = Number(makes[0]!.often.replaceAll(",", ""));
    expect(TRAINING_CREDITS + withModel * PACK_CREDITS).toBeLessThanOrEqual(plan.monthlyCredits);
    expect(packs * PACK_CREDITS).toBeLessThanOrEqual(plan.monthlyCredits);
    expect((packs + 1) * PACK_CREDITS).toBeGreaterThan(plan.monthlyCredits);
  }
});

test("the pricing page tells search engines each price in money", () => {
  const prices = marked.flatMap(({ offers }) => offers?.map(({ price }) => Number(price) * 100) ?? []);
  const sold = [
    ...PLANS.flatMap(({ cents }) => [cents.month, cents.year]),
    ...CREDIT_PACKS.map(({ cents }) => cents),
  ];
  expect(prices.map(Math.round)).toEqual(sold);
});

test("the pricing page marks up its questions alone: no other page has them for search engines", () => {
  expect(questionsOf(page.jsonLd)).toEqual(BILLING_QUESTIONS);
  const elsewhere = questionsOf(resourcePage("faq").jsonLd);
  expect(elsewhere.length).toBeGreaterThan(10);
  expect(elsewhere.filter((question) => BILLING_QUESTIONS.includes(question))).toEqual([]);
});
