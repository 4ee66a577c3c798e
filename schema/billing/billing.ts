import * as z from "zod";
import { CREDIT_REASONS, type CreditReason } from "../accounts/account.ts";
import { pageInput } from "../pages.ts";
import {
  CREDIT_PACKS,
  PLAN_INTERVALS,
  PLANS,
  type PlanInterval,
  packPriceKey,
  planPriceKey,
} from "./plans.ts";

/** Why a payment grants credits; each is also a reason of the ledger's. */
export const PAYMENT_REASONS = [
  "PURCHASE",
  "SUBSCRIPTION_CREATE",
  "SUBSCRIPTION_RENEWAL",
  "SUBSCRIPTION_UPDATE",
] as const satisfies CreditReason[];
export type PaymentReason = (typeof PAYMENT_REASONS)[number];

/** Stripe's words for a subscription that is still there: it renews, or waits for a payment. */
export const LIVE_SUBSCRIPTION = ["active", "trialing", "past_due", "unpaid", "paused"] as const;
/** Those of them whose money did not come. */
export const UNPAID_SUBSCRIPTION: readonly string[] = ["past_due", "unpaid"];

const planId = z.enum(PLANS.map((plan) => plan.id));
const interval = z.enum(PLAN_INTERVALS);
export type PlanId = z.output<typeof planId>;

/** What a checkout is for. The price's key at Stripe derives from it (schema/billing/plans.ts). */
const item = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("plan"), plan: planId, interval }),
  z.object({ kind: z.literal("pack"), pack: z.enum(CREDIT_PACKS.map((pack) => pack.id)) }),
]);
export const checkoutInput = z.object({
  /** Made by the client once per attempt; names this checkout from then on. */
  requestKey: z.uuid(),
  item,
});
export type CheckoutItem = z.output<typeof item>;

/** The key of the price that something is sold for; also its name in addresses of ours. */
export function priceKeyOf(input: CheckoutItem): string {
  return input.kind === "plan" ? planPriceKey(input.plan, input.interval) : packPriceKey(input.pack);
}

/** What a key of `priceKeyOf` stands for; null where nothing is sold under it. */
export function itemOfKey(key: string): CheckoutItem | null {
  const items: CheckoutItem[] = [
    ...PLANS.flatMap(({ id }) =>
      PLAN_INTERVALS.map((interval) => ({ kind: "plan" as const, plan: id, interval })),
    ),
    ...CREDIT_PACKS.map(({ id }) => ({ kind: "pack" as const, pack: id })),
  ];
  return items.find((one) => priceKeyOf(one) === key) ?? null;
}

export const purchaseInput = z.object({ checkoutId: z.uuid() });
/** How long the price of a change that was shown can be confirmed. */
export const PREVIEW_MINUTES = 10;
export const previewPlanInput = z.object({ plan: planId, interval });
export const changePlanInput = previewPlanInput.extend({
  requestKey: z.uuid(),
  /** The moment that the preview was reckoned for, so that exactly that is charged; of the last minutes. */
  prorationDate: z.date().optional(),
});
export const requestInput = z.object({ requestKey: z.uuid() });

export const creditHistoryInput = pageInput.extend({ reason: z.enum(CREDIT_REASONS).nullish() });
export const creditExportInput = z.object({ reason: z.enum(CREDIT_REASONS).optional() });

/** Pages that Stripe's own lead back to. */
export const BILLING_PATH = "/billing";
export const PRICING_PATH = "/pricing";
/** Every movement of one's credits, and as a file. */
export const CREDITS_PATH = `${BILLING_PATH}/credits`;
export const CREDITS_FILE_PATH = "/api/credits/history.csv";
/** Waits until the purchase has arrived (`purchaseStatus`). */
export const purchasePath = (checkoutId: string) => `${BILLING_PATH}/success?checkout=${checkoutId}`;

/** A promotion code may be entered for packs and monthly plans only. */
export function takesPromotionCodes(input: CheckoutItem): boolean {
  return input.kind === "pack" || input.interval === "month";
}

/** At once and paid for at once, or from the next period on. A year is never cut short. */
export function isUpgrade(
  from: { plan: PlanId; interval: PlanInterval },
  to: { plan: PlanId; interval: PlanInterval },
): boolean {
  const rank = (id: PlanId) => PLANS.findIndex((plan) => plan.id === id);
  if (from.interval === "year" && to.interval === "month") return false;
  if (rank(from.plan) !== rank(to.plan)) return rank(to.plan) > rank(from.plan);
  return from.interval === "month" && to.interval === "year";
}

export interface PlanView {
  /** Null where it is one that is no longer sold. */
  plan: PlanId | null;
  name: string;
  interval: PlanInterval;
  cents: number;
  currency: string;
  monthlyCredits: number;
}

export interface SubscriptionView extends PlanView {
  /** Stripe's own word: active, past_due … */
  status: string;
  /** When it renews, or ends where `cancelAtPeriodEnd`. */
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** What it goes on with after this period, where that is another. */
  pending: PlanView | null;
  /** The last payment did not come: the card wants to be looked at. */
  paymentProblem: boolean;
}

export interface BillingOverview {
  subscription: SubscriptionView | null;
  credits: number;
  /** Credits of refunded payments that were already spent: taken from the next ones bought. */
  debt: number;
  /** Whether there is anything to show at Stripe's own pages. */
  hasCustomer: boolean;
}

export interface PlanPreview {
  /** now: charged and in force at once. later: from `at` on, nothing is charged before. */
  kind: "now" | "later";
  at: Date;
  dueCents: number;
  currency: string;
  /** Granted at once. */
  credits: number;
  prorationDate: Date | null;
}

export interface InvoiceView {
  id: string;
  date: Date;
  cents: number;
  refundedCents: number;
  currency: string;
  /** Stripe's own word: paid, open … */
  status: string;
  what: string;
  /** Where it can be read, and as a file. */
  url: string | null;
  pdf: string | null;
}

export type PurchaseStatus =
  | { state: "waiting" }
  /** `credits`: the balance now. */
  | { state: "done"; credits: number; granted: number; reason: PaymentReason };
