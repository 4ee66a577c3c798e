import Stripe from "stripe";
import { CREDIT_PACKS, MAX_DISCOUNT_PERCENT, PLANS } from "#schema/billing/plans.ts";
import { STRIPE_API_VERSION, STRIPE_MARK, stripeAddress } from "#schema/billing/stripe.ts";

/** The least that anything a code may be used for costs, in cents. */
const LEAST_CENTS = Math.min(
  ...CREDIT_PACKS.map(({ cents }) => cents),
  ...PLANS.map(({ cents }) => cents.month),
);

/**
 * Promotion codes that people could enter at Stripe's page and that take off more than prices allow
 * (`MAX_DISCOUNT_PERCENT`), each in a sentence. Codes for products of others are none of ours.
 */
export async function tooLargeDiscounts(input: { url: string; key: string }): Promise<string[]> {
  const stripe = new Stripe(input.key, {
    apiVersion: STRIPE_API_VERSION,
    ...stripeAddress(input.url),
    telemetry: false,
  });
  const codes = await stripe.promotionCodes
    .list({ active: true, limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const told: string[] = [];
  for (const { code, promotion, restrictions } of codes) {
    const id = typeof promotion.coupon === "string" ? promotion.coupon : promotion.coupon?.id;
    if (!id) continue;
    // which products it is for is only told when asked for
    const coupon = await stripe.coupons.retrieve(id, { expand: ["applies_to"] });
    const least = Math.max(LEAST_CENTS, restrictions.minimum_amount ?? 0);
    if (!isForOurs(coupon) || percentOff(coupon, least) <= MAX_DISCOUNT_PERCENT) continue;
    const off = coupon.percent_off === null ? `${coupon.amount_off} cents` : `${coupon.percent_off} %`;
    told.push(
      `The code ${code} takes off ${off}, more than the ${MAX_DISCOUNT_PERCENT} % that prices allow: switch it off.`,
    );
  }
  return told;
}

function isForOurs({ applies_to: to }: Stripe.Coupon): boolean {
  return !to || to.products.some((id) => id.startsWith(`${STRIPE_MARK.app}_`));
}

/** At most; an amount weighs heaviest on what costs least. */
function percentOff({ percent_off, amount_off }: Stripe.Coupon, leastCents: number): number {
  return percent_off ?? ((amount_off ?? 0) / leastCents) * 100;
}
