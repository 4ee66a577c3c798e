import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { type StripeOptions, type StripeServer, startStripe } from "#scripts/local/stripe/server.ts";
import { type ManualTime, manualTime } from "#tests/support/manual-time.ts";

export const STRIPE_KEY = "sk_test_local";
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

/** A local Stripe in a folder of its own, on a clock that starts at noon of 31 January 2026, with its client. */
export async function openStripe(options: Partial<StripeOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "stripe-"));
  const time: ManualTime = manualTime(NOON);
  const start = (port?: number) =>
    startStripe({ dataFile: join(folder, "stripe.sqlite"), secretKey: STRIPE_KEY, time, port, ...options });
  let server = await start();
  let stripe = stripeClient(server.url);
  return {
    get server(): StripeServer {
      return server;
    },
    get stripe(): Stripe {
      return stripe;
    },
    time,
    /** Stops it at once and starts it again over the same file, where it was. */
    async restart() {
      await server.close();
      server = await start(server.port);
      stripe = stripeClient(server.url);
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type OpenStripe = Awaited<ReturnType<typeof openStripe>>;

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
  input: { customer?: string; card?: string; code?: string; metadata?: Record<string, string> } = {},
): Promise<Stripe.Subscription> {
  const customer = input.customer ?? (await stripe.customers.create({ email: "ada@example.com" })).id;
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    allow_promotion_codes: true,
    success_url: "http://127.0.0.1:9/done",
    ...(input.metadata ? { subscription_data: { metadata: input.metadata } } : {}),
  });
  if (input.code) await submit(`${session.url}/promotion`, { code: input.code });
  await submit(session.url ?? "", { card: input.card ?? "pm_card_visa" });
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription"] });
  return subscription as Stripe.Subscription;
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

/** Another card for what comes. */
export async function payWith(stripe: Stripe, { id, customer }: Stripe.Subscription, card: string) {
  const method = await stripe.paymentMethods.attach(card, { customer: String(customer) });
  await stripe.subscriptions.update(id, { default_payment_method: method.id });
}

/** What Stripe said against a call. */
export const refusal = (call: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  call.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: Stripe.errors.StripeError) => error,
  );

/** Sends a page's form as a browser would, without following where it leads. */
export function submit(url: string, fields: Record<string, string>): Promise<Response> {
  const { origin } = new URL(url);
  return fetch(url, {
    method: "POST",
    headers: { origin },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

/** Unix seconds of a moment in UTC. */
export const utc = (iso: string) => Math.floor(Date.parse(`${iso}Z`) / 1000);
