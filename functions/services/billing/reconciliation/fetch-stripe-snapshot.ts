import type { Deps } from "../../../deps.ts";
import type {
  ChargeSnapshot,
  CustomerSnapshot,
  InvoiceSnapshot,
  PaymentIntentSnapshot,
  PriceSnapshot,
  SubscriptionSnapshot,
} from "../../../providers/payments/payments.ts";
import { factsOfFreeCheckout, factsOfIntent, factsOfInvoice, type PaymentFacts } from "./payment-facts.ts";

/** What of a customer's something has happened to. */
export interface Subject {
  customerId: string;
  subscriptionId?: string | null;
  invoiceId?: string | null;
  paymentIntentId?: string | null;
  /** Of a checkout at which nothing had to be paid. */
  freeCheckoutId?: string | null;
}

/** Everything that belongs together with it, as Stripe says it now. */
export interface StripeSnapshot {
  customer: CustomerSnapshot | null;
  subscriptions: SubscriptionSnapshot[];
  prices: PriceSnapshot[];
  charges: (ChargeSnapshot & { paymentId: string | null })[];
  payments: PaymentFacts[];
}

/**
 * Asks Stripe. A subscription comes with its newest invoice, an invoice with its subscription, and a payment with
 * whichever of them it pays, so that a plan and what it grants are always written together. A year's payment comes with
 * the later ones of that year, which end its months.
 */
export async function fetchStripeSnapshot(deps: Deps, input: Subject): Promise<StripeSnapshot> {
  const { payments } = deps;
  const customer = await payments.customer(input.customerId);
  const intents = new Map<string, PaymentIntentSnapshot>();
  const invoices = new Map<string, InvoiceSnapshot>();
  const paidBy = new Map<string, string>();

  const addInvoice = async (id: string): Promise<InvoiceSnapshot | null> => {
    const known = invoices.get(id);
    if (known) return known;
    const invoice = await payments.invoice(id);
    if (!invoice || invoice.customerId !== input.customerId) return null;
    invoices.set(id, invoice);
    for (const intentId of invoice.paymentIntentIds) {
      paidBy.set(intentId, id);
      if (intents.has(intentId)) continue;
      const intent = await payments.paymentIntent(intentId);
      if (intent) intents.set(intentId, intent);
    }
    return invoice;
  };

  let subscriptionId = input.subscriptionId ?? null;
  if (input.paymentIntentId) {
    const intent = await payments.paymentIntent(input.paymentIntentId);
    if (intent?.customerId === input.customerId) intents.set(intent.id, intent);
    const invoiceId = await payments.invoicePaidBy(input.paymentIntentId);
    if (invoiceId) subscriptionId ??= (await addInvoice(invoiceId))?.subscriptionId ?? null;
  }
  if (input.invoiceId) subscriptionId ??= (await addInvoice(input.invoiceId))?.subscriptionId ?? null;
  const subscription = subscriptionId ? await payments.subscription(subscriptionId) : null;
  if (subscription?.latestInvoiceId) await addInvoice(subscription.latestInvoiceId);
  const year = earliestYear([...invoices.values()]);
  if (subscription && year) {
    for (const id of await payments.paidInvoicesSince({ subscriptionId: subscription.id, since: year }))
      await addInvoice(id);
  }

  const facts: PaymentFacts[] = [];
  for (const invoice of invoices.values()) {
    const paying = invoice.paymentIntentIds.flatMap((id) => intents.get(id) ?? []);
    const fact = factsOfInvoice(invoice, paying);
    if (fact) facts.push(fact);
  }
  for (const intent of intents.values()) {
    if (paidBy.has(intent.id) || !intent.metadata.priceId) continue;
    const fact = factsOfIntent(intent, await payments.price(intent.metadata.priceId));
    if (fact) facts.push(fact);
    else if (intent.succeeded) deps.log.info("payment_without_known_price", { id: intent.id });
  }
  const checkout = input.freeCheckoutId ? await payments.checkout(input.freeCheckoutId) : null;
  if (checkout?.free?.metadata.priceId && checkout.customerId === input.customerId) {
    const fact = factsOfFreeCheckout(checkout, await payments.price(checkout.free.metadata.priceId));
    if (fact) facts.push(fact);
  }
  const paid = new Set(facts.map((fact) => fact.id));
  return {
    customer,
    subscriptions: subscription?.customerId === input.customerId ? [subscription] : [],
    prices: [
      ...facts.map((fact) => fact.price),
      ...(subscription ? [subscription.price] : []),
      ...(subscription?.pendingPrice ? [subscription.pendingPrice] : []),
    ],
    charges: [...intents.values()].flatMap((intent) => {
      const paymentId = paidBy.get(intent.id) ?? intent.id;
      return intent.charges.map((charge) => ({
        ...charge,
        paymentId: paid.has(paymentId) ? paymentId : null,
      }));
    }),
    payments: facts,
  };
}

/** When the first of these invoices' years began; null where none is for a year. */
function earliestYear(invoices: readonly InvoiceSnapshot[]): Date | null {
  const starts = invoices.flatMap((invoice) =>
    invoice.lines
      .filter((line) => line.price?.interval === "year" && line.cents > 0)
      .map((line) => line.periodStart),
  );
  return starts.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
