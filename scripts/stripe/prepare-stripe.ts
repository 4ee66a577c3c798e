import Stripe from "stripe";
import { offerLabel } from "#schema/billing/offers.ts";
import {
  CREDIT_PACKS,
  CURRENCY,
  PLAN_INTERVALS,
  PLANS,
  type PlanInterval,
  packPriceKey,
  planPriceKey,
} from "#schema/billing/plans.ts";
import { STRIPE_API_VERSION, STRIPE_MARK, stripeAddress } from "#schema/billing/stripe.ts";

interface WantedPrice {
  /** Its lookup key, and in its metadata for ever. */
  key: string;
  cents: number;
  interval: PlanInterval | null;
  credits: number;
}

interface WantedProduct {
  id: string;
  name: string;
  description: string;
  prices: WantedPrice[];
}

/** What schema/billing/plans.ts sells, as Stripe is to have it. */
export const WANTED: readonly WantedProduct[] = [
  ...PLANS.map((plan) => ({
    id: `likeness_plan_${plan.id}`,
    name: `Likeness ${plan.name}`,
    description: `${plan.monthlyCredits.toLocaleString("en")} credits a month: ${offerLabel(plan.monthlyCredits)}. ${plan.summary}`,
    prices: PLAN_INTERVALS.map((interval) => ({
      key: planPriceKey(plan.id, interval),
      cents: plan.cents[interval],
      interval,
      credits: plan.monthlyCredits,
    })),
  })),
  ...CREDIT_PACKS.map((pack) => ({
    id: `likeness_credits_${pack.id}`,
    name: `Likeness: ${pack.name}`,
    description: `Bought once: ${offerLabel(pack.credits)}. They do not expire.`,
    prices: [{ key: packPriceKey(pack.id), cents: pack.cents, interval: null, credits: pack.credits }],
  })),
];

/** What people may do at Stripe's own pages. Plans are changed here, where it is said what a change means. */
const PORTAL = {
  features: {
    customer_update: { enabled: true, allowed_updates: ["name", "address", "tax_id"] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: "at_period_end" },
    subscription_update: { enabled: false },
  },
  metadata: STRIPE_MARK,
} satisfies Stripe.BillingPortal.ConfigurationCreateParams;

/**
 * Brings Stripe's products, prices and portal to the table; answers what was changed, nothing the second time. An
 * amount or a grant that changed gets a new price, which takes the lookup key: what was sold before keeps the old one, and
 * brings what it said. What is no longer sold is switched off, never deleted.
 */
export async function prepareStripe(input: { url: string; key: string }): Promise<string[]> {
  const stripe = new Stripe(input.key, {
    apiVersion: STRIPE_API_VERSION,
    ...stripeAddress(input.url),
    telemetry: false,
  });
  const done: string[] = [];
  const products = await stripe.products.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const ours = products.filter((product) => product.metadata.app === STRIPE_MARK.app);
  for (const wanted of WANTED) {
    done.push(
      ...(await bringProduct(
        stripe,
        wanted,
        ours.find(({ id }) => id === wanted.id),
      )),
    );
    done.push(...(await bringPrices(stripe, wanted)));
  }
  for (const product of ours) {
    if (!product.active || WANTED.some(({ id }) => id === product.id)) continue;
    await stripe.products.update(product.id, { active: false });
    done.push(`switched off ${product.id}`);
    done.push(...(await bringPrices(stripe, { id: product.id, prices: [] })));
  }
  done.push(...(await bringPortal(stripe)));
  return done;
}

async function bringProduct(
  stripe: Stripe,
  { id, name, description }: WantedProduct,
  present: Stripe.Product | undefined,
): Promise<string[]> {
  if (!present) {
    await stripe.products.create({ id, name, description, metadata: STRIPE_MARK });
    return [`made ${id}`];
  }
  if (present.active && present.name === name && present.description === description) return [];
  await stripe.products.update(id, { name, description, active: true });
  return [`changed ${id}`];
}

async function bringPrices(stripe: Stripe, product: Pick<WantedProduct, "id" | "prices">): Promise<string[]> {
  const done: string[] = [];
  const { data: present } = await stripe.prices.list({ product: product.id, active: true, limit: 100 });
  const kept = new Set<string>();
  for (const { key, cents, interval, credits } of product.prices) {
    const metadata = { ...STRIPE_MARK, key, credits: String(credits) };
    const same = present.find(
      (price) =>
        price.lookup_key === key &&
        price.unit_amount === cents &&
        price.currency === CURRENCY &&
        (price.metadata.credits ?? metadata.credits) === metadata.credits &&
        (price.recurring?.interval ?? null) === interval,
    );
    if (same) {
      kept.add(same.id);
      if (same.metadata.key === key && same.metadata.credits === metadata.credits) continue;
      await stripe.prices.update(same.id, { metadata });
      done.push(`changed ${key}`);
      continue;
    }
    const made = await stripe.prices.create({
      product: product.id,
      currency: CURRENCY,
      unit_amount: cents,
      lookup_key: key,
      transfer_lookup_key: true,
      metadata,
      ...(interval ? { recurring: { interval } } : {}),
    });
    kept.add(made.id);
    done.push(`made ${key}`);
  }
  for (const price of present) {
    if (kept.has(price.id)) continue;
    await stripe.prices.update(price.id, { active: false });
    done.push(`switched off ${price.metadata.key ?? price.id} (${price.id})`);
  }
  return done;
}

async function bringPortal(stripe: Stripe): Promise<string[]> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const ours = data.find((one) => one.metadata?.app === STRIPE_MARK.app);
  if (!ours) {
    await stripe.billingPortal.configurations.create(PORTAL);
    return ["made the portal"];
  }
  const { subscription_cancel: cancel, subscription_update: update } = ours.features;
  if (cancel.enabled && cancel.mode === "at_period_end" && !update.enabled) return [];
  await stripe.billingPortal.configurations.update(ours.id, PORTAL);
  return ["changed the portal"];
}
