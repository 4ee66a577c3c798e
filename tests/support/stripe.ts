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

/** Somebody with a card on file. */
export async function customerWith(stripe: Stripe, card = "pm_card_visa"): Promise<Stripe.Customer> {
  const customer = await stripe.customers.create({ email: "ada@example.com" });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  return stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
}

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
