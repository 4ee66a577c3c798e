import { join } from "node:path";
import { expect } from "vitest";
import type { CheckoutItem } from "#schema/billing/billing.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import { signStripe } from "#scripts/local/stripe/events/webhooks.ts";
import { startStripe } from "#scripts/local/stripe/server.ts";
import { prepareStripe } from "#scripts/stripe/prepare-stripe.ts";
import { duringFile } from "../during-file.ts";
import { startHarness } from "../harness.ts";
import { manualTime } from "../time/manual-time.ts";
import { STRIPE_KEY, stripeClient, submit } from "./stripe.ts";

const SECRET = "whsec_of_these_tests";

/**
 * The server with a local Stripe of its own, whose clock (and the app's) begins at `start` and moves only when told to,
 * so that parts of months come to whole numbers.
 */
export async function startStripeHarness(start: string) {
  const time = manualTime(Date.parse(start));
  const harness = await startHarness({ now: time.now });
  const server = await startStripe({
    dataFile: join(harness.dataDir, "stripe-of-test.sqlite"),
    secretKey: STRIPE_KEY,
    time,
    // nobody moves the clock for a try that failed: the next is due at once
    webhookRetryScale: 0,
  });
  // before the app reads them for the first time
  Object.assign(harness.env, {
    STRIPE_API_URL: server.url,
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: SECRET,
  });
  server.sendEventsTo({ url: `${harness.url}/api/webhooks/stripe`, secret: SECRET });
  await prepareStripe({ url: server.url, key: STRIPE_KEY });
  await server.idle();
  return {
    harness,
    server,
    stripe: stripeClient(server.url),
    key: STRIPE_KEY,
    /** Both clocks go there; what falls due on the way happens, and is told. */
    async travelTo(iso: string) {
      const to = Date.parse(iso);
      time.advance(to - time.now());
      server.advanceClock(new Date(to));
      await server.idle();
      harness.advance(to - harness.now());
    },
    async close() {
      await server.close();
      await harness.close();
    },
  };
}
export type StripeHarness = Awaited<ReturnType<typeof startStripeHarness>>;

/** The same for a whole test file, whose ledger must add up in the end; `ready` is what to do once it has started. */
export function stripeHarnessForFile(start: string, ready?: (it: StripeHarness) => unknown): StripeHarness {
  const begin = async () => {
    const it = await startStripeHarness(start);
    await ready?.(it);
    return it;
  };
  return duringFile(begin, async (it) => {
    const wrong = await it.harness.audit();
    await it.close();
    expect(wrong).toEqual([]);
  });
}

/** Hands the app an event as Stripe would; fails where it is not taken. */
export async function tellStripeEvent({ harness }: StripeHarness, event: unknown): Promise<void> {
  const body = JSON.stringify(event);
  const headers = { "stripe-signature": signStripe({ secret: SECRET, body, at: Date.now() }) };
  const response = await fetch(`${harness.url}/api/webhooks/stripe`, { method: "POST", headers, body });
  await response.body?.cancel();
  if (response.status !== 204) throw new Error(`answered ${response.status}`);
}

/** Somebody pays for this at Stripe's page; answers the checkout's id. */
export async function buyAt(it: StripeHarness, client: ApiClient, item: CheckoutItem): Promise<string> {
  const requestKey = crypto.randomUUID();
  const { url } = await client.trpc.billing.createCheckout.mutate({ requestKey, item });
  const status = await payAt(url);
  if (status !== 303) throw new Error(`the page answered ${status}`);
  await it.server.idle();
  return requestKey;
}

/** Fills in the hosted page at this address as a person would. */
export async function payAt(url: string, card = "pm_card_visa"): Promise<number> {
  const response = await submit(url, { card });
  await response.body?.cancel();
  return response.status;
}
