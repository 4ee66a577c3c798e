import { join } from "node:path";
import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { type StripeOptions, startStripe } from "#scripts/local/stripe/server.ts";
import { thrownBy } from "../procedures/refusals.ts";
import { scratchFolder } from "../scratch.ts";
import { manualTime } from "../time/manual-time.ts";

export const STRIPE_KEY = "sk_test_of_these_tests";
const NOON = Date.UTC(2026, 0, 31, 12, 0, 0);

/** Stripe's own client, told to speak to this server. */
export function stripeClient(url: string, key = STRIPE_KEY): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    apiVersion: Stripe.API_VERSION as Stripe.LatestApiVersion,
    host: hostname,
    port,
    protocol: "http",
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** A local Stripe for one test, on a clock that starts at noon of 31 January 2026, with its client. */
export async function openStripe(options: Partial<StripeOptions> = {}) {
  const dataFile = join(scratchFolder("stripe"), "stripe.sqlite");
  const time = manualTime(NOON);
  const start = (port?: number) => startStripe({ dataFile, secretKey: STRIPE_KEY, time, port, ...options });
  const server = await start();
  const local = {
    server,
    stripe: stripeClient(server.url),
    time,
    /** Stops it at once and starts it again over the same file, where it was. */
    async restart() {
      await local.server.close();
      local.server = await start(server.port);
    },
  };
  onTestFinished(() => local.server.close());
  return local;
}

/** A product with one price; monthly unless said otherwise. */
export async function priceOf(
  stripe: Stripe,
  input: { name: string; cents: number; interval?: "month" | "year" | "once"; key?: string },
): Promise<Stripe.Price> {
  const { name, cents, interval = "month", key } = input;
  const product = await stripe.products.create({ name });
  return stripe.prices.create({
    product: product.id,
    currency: "usd",
    unit_amount: cents,
    ...(interval === "once" ? {} : { recurring: { interval } }),
    ...(key ? { lookup_key: key } : {}),
  });
}

/** A plan that began at the hosted checkout, as plans do. */
export async function subscribe(
  stripe: Stripe,
  price: Stripe.Price,
  input: { customer?: string } = {},
): Promise<Stripe.Subscription> {
  const customer = input.customer ?? (await stripe.customers.create({ email: "ada@example.com" })).id;
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: "http://127.0.0.1:9/done",
  });
  await submit(session.url ?? "", { card: "pm_card_visa" });
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription"] });
  return subscription as Stripe.Subscription;
}

/** From now on everything of this customer is paid with another card, chosen at the portal. */
export async function payWith(stripe: Stripe, customer: string, card: string): Promise<void> {
  const { url } = await stripe.billingPortal.sessions.create({ customer });
  await submit(url, { card });
}

/** The one thing a subscription is for. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error("It has no item.");
  return item;
}

/** Oldest first. */
export const invoicesOf = async (stripe: Stripe, { id }: Stripe.Subscription) =>
  (await stripe.invoices.list({ subscription: id, limit: 100 })).data.reverse();

/** What Stripe said against a call. */
export const refusal = (call: Promise<unknown>) => thrownBy<Stripe.errors.StripeError>(call);

/** Sends a page's form as a browser would, without following where it leads. */
export function submit(url: string, fields: Record<string, string>): Promise<Response> {
  const { origin } = new URL(url);
  const body = new URLSearchParams(fields);
  return fetch(url, { method: "POST", headers: { origin }, body, redirect: "manual" });
}

/** Unix seconds of a moment in UTC. */
export const utc = (iso: string) => Math.floor(Date.parse(`${iso}Z`) / 1000);
