import type { PaymentReason } from "#schema/billing/billing.ts";
import type {
  ChargeSnapshot,
  CheckoutSnapshot,
  InvoiceLine,
  InvoiceSnapshot,
  PaymentIntentSnapshot,
  PriceSnapshot,
} from "../../../providers/payments/payments.ts";
import { restOfMonth } from "../plans/months.ts";

/** A payment that succeeded, as the provider tells it now: what was paid, taken back, and what it grants. */
export interface PaymentFacts {
  /** The invoice's id, or for a pack the payment intent's. */
  id: string;
  customerId: string;
  reason: PaymentReason;
  price: PriceSnapshot;
  subscriptionId: string | null;
  checkoutId: string | null;
  currency: string;
  paidCents: number;
  /** Refunded or disputed, never more than was paid. */
  refundedCents: number;
  /** Granted at once. */
  credits: number;
  /** Of a year, granted again each month; null for anything else. */
  monthlyCredits: number | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  paidAt: Date;
}

/** Credits that a price grants, as its own metadata says (a month's, for a plan); null where it is none of ours. */
export function creditsOf(price: PriceSnapshot): number | null {
  const credits = Number(price.metadata.credits);
  return Number.isSafeInteger(credits) && credits > 0 ? credits : null;
}

/** What a pack's payment comes to; null while it is not paid, or where it is for nothing we sell. */
export function factsOfIntent(
  intent: PaymentIntentSnapshot,
  price: PriceSnapshot | null,
): PaymentFacts | null {
  const credits = price && creditsOf(price);
  if (!intent.succeeded || !intent.customerId || !price || credits === null || price.interval !== null)
    return null;
  return {
    id: intent.id,
    customerId: intent.customerId,
    reason: "PURCHASE",
    price,
    subscriptionId: null,
    checkoutId: intent.metadata.checkoutId ?? null,
    currency: intent.currency,
    paidCents: intent.paidCents,
    refundedCents: takenBack(intent.charges, intent.paidCents),
    credits,
    monthlyCredits: null,
    periodStart: null,
    periodEnd: null,
    paidAt: intent.createdAt,
  };
}

/** What a pack that a code made free comes to; null where it was not, or for nothing we sell. */
export function factsOfFreeCheckout(
  { id, customerId, free }: CheckoutSnapshot,
  price: PriceSnapshot | null,
): PaymentFacts | null {
  const credits = price && creditsOf(price);
  if (!free || !customerId || !price || credits === null || price.interval !== null) return null;
  return {
    id,
    customerId,
    reason: "PURCHASE",
    price,
    subscriptionId: null,
    checkoutId: free.metadata.checkoutId ?? null,
    currency: free.currency,
    paidCents: 0,
    refundedCents: 0,
    credits,
    monthlyCredits: null,
    periodStart: null,
    periodEnd: null,
    paidAt: free.createdAt,
  };
}

/** What a subscription's invoice comes to; null while it is not paid, or where it is for nothing we sell. */
export function factsOfInvoice(
  invoice: InvoiceSnapshot,
  intents: readonly PaymentIntentSnapshot[],
): PaymentFacts | null {
  if (!invoice.paid || !invoice.subscriptionId) return null;
  const grant = grantOfInvoice(invoice);
  if (!grant) return null;
  const charges = intents.flatMap((intent) => intent.charges);
  return {
    id: invoice.id,
    customerId: invoice.customerId,
    subscriptionId: invoice.subscriptionId,
    checkoutId: grant.reason === "SUBSCRIPTION_CREATE" ? invoice.checkoutId : null,
    currency: invoice.currency,
    paidCents: invoice.paidCents,
    refundedCents: takenBack(charges, invoice.paidCents),
    paidAt: invoice.paidAt,
    ...grant,
  };
}

type Grant = Pick<
  PaymentFacts,
  "reason" | "price" | "credits" | "monthlyCredits" | "periodStart" | "periodEnd"
>;

/**
 * A first or further period grants its (first) month. A change in the middle grants the difference for what is left of
 * the month: the new plan's part of it less the part of the old one that was already granted for the same days.
 */
export function grantOfInvoice(invoice: Pick<InvoiceSnapshot, "billingReason" | "lines">): Grant | null {
  const sold = invoice.lines.filter((line) => line.cents > 0 && line.price && creditsOf(line.price) !== null);
  const [line] = sold.toSorted((a, b) => b.cents - a.cents);
  if (!line?.price) return null;
  const month = creditsOf(line.price) ?? 0;
  const returned = invoice.lines.filter((one) => one.cents < 0);
  const changed = invoice.billingReason === "subscription_update" && returned.length > 0;
  const old = changed ? returned.reduce((sum, one) => sum + restOfCredits(one), 0) : 0;
  return {
    reason: changed
      ? "SUBSCRIPTION_UPDATE"
      : invoice.billingReason === "subscription_create"
        ? "SUBSCRIPTION_CREATE"
        : "SUBSCRIPTION_RENEWAL",
    price: line.price,
    credits: changed ? Math.max(0, Math.floor(restOfCredits(line) - old + 1e-6)) : month,
    monthlyCredits: line.price.interval === "year" ? month : null,
    periodStart: line.periodStart,
    periodEnd: line.periodEnd,
  };
}

function restOfCredits(line: InvoiceLine): number {
  const month = line.price ? (creditsOf(line.price) ?? 0) : 0;
  return month * restOfMonth(line.periodStart, line.periodEnd);
}

function takenBack(charges: readonly ChargeSnapshot[], paidCents: number): number {
  const cents = charges
    .filter((charge) => charge.status === "succeeded")
    .reduce((sum, charge) => sum + charge.amountRefunded + charge.amountDisputed, 0);
  return Math.min(cents, paidCents);
}
