import Stripe from "stripe";
import { STRIPE_API_VERSION, stripeAddress } from "#schema/billing/stripe.ts";
import { PaymentDeclined, PaymentsRefused, PaymentsUnavailable } from "./payments.ts";

export interface StripeConfig {
  /** Of the API: Stripe's own, or a server that speaks the same. */
  url: string;
  secretKey: string;
}

/** The official client over fetch, at any address. */
export function createStripeClient(config: StripeConfig): Stripe {
  return new Stripe(config.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    httpClient: Stripe.createFetchHttpClient(),
    ...stripeAddress(config.url),
    timeout: 15_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Codes with which Stripe says that the person's bank wants to ask them something first. */
const WANTS_THE_PERSON = new Set([
  "subscription_payment_intent_requires_action",
  "authentication_required",
  "payment_intent_authentication_failure",
]);

/** Runs a call; what Stripe says against it becomes one of our three errors. */
export async function mapStripeErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw toPaymentError(cause);
  }
}

/** The same for what may not be there: null. */
export async function nullIfMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError && cause.code === "resource_missing") return null;
    throw toPaymentError(cause);
  }
}

/** The same, but ignores a refusal: someone else has done it already. */
export async function ignoreRefusal(call: Promise<unknown>): Promise<void> {
  try {
    await mapStripeErrors(call);
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error;
  }
}

function toPaymentError(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause;
  const what = `Stripe answered ${cause.statusCode ?? "nothing"} ${cause.code ?? cause.type}`;
  if (cause instanceof Stripe.errors.StripeCardError || WANTS_THE_PERSON.has(cause.code ?? "")) {
    return new PaymentDeclined(what, { cause });
  }
  // a key that was used for something else; one that is in use (409) may work later
  const otherUse = cause instanceof Stripe.errors.StripeIdempotencyError && cause.statusCode === 400;
  if (otherUse || cause instanceof Stripe.errors.StripeInvalidRequestError) {
    return new PaymentsRefused(what, { cause });
  }
  return new PaymentsUnavailable(what, { cause });
}
