import { Hono } from "hono";
import { type LocalServer, listen } from "../server/local-server.ts";
import { realTime, type TimeSource } from "../server/time-source.ts";
import { checkoutPages } from "./checkout/checkout-pages.ts";
import { catchUp } from "./controls/advance-clock.ts";
import { controlPages, createControls, type StripeControls } from "./controls/controls.ts";
import { createAccount } from "./core/account.ts";
import { createStripeApi } from "./core/api.ts";
import { openStripeStore } from "./core/store.ts";
import { StripeApiError } from "./core/stripe-error.ts";
import { openWebhookEndpoint, type StripeWebhook } from "./events/webhook-endpoint.ts";
import { startStripeWebhooks } from "./events/webhooks.ts";
import { invoicePages } from "./invoices/invoice-pages.ts";
import { portalPages } from "./portal/portal-pages.ts";
import { ROUTES } from "./routes.ts";

export interface StripeOptions {
  /** The account's SQLite file; made if it is missing. */
  dataFile: string;
  /** `sk_test_…` */
  secretKey: string;
  port?: number;
  webhook?: StripeWebhook;
  /** Multiplies the waits between webhook attempts; 1 is Stripe's own pace. */
  webhookRetryScale?: number;
  time?: TimeSource;
}

export interface StripeServer extends LocalServer, StripeControls {
  /** From now on posts events there, or nowhere. */
  sendEventsTo(webhook: StripeWebhook | null): void;
}

/**
 * Stripe on this machine: the part of its API that sells plans and packs, its hosted pages, its events, and controls over
 * time. Speaks one API version, the official client's own. `/` shows what it holds.
 */
export async function startStripe(options: StripeOptions): Promise<StripeServer> {
  const { secretKey, time = realTime, webhookRetryScale = 1 } = options;
  const store = openStripeStore(options.dataFile);
  const account = createAccount({ store, time, onEvent: (event) => webhooks.send(event) });
  const endpoint = openWebhookEndpoint(`${options.dataFile}.webhook.json`);
  const webhooks = startStripeWebhooks({ account, endpoint, time, retryScale: webhookRetryScale });
  let cancelTimer = () => {};

  /** Lets happen what is due and sleeps until the next thing is. */
  function wake(): void {
    cancelTimer();
    const next = catchUp(account);
    webhooks.wake();
    if (next !== undefined) cancelTimer = time.after((next - account.now()) * 1000, wake);
  }

  let closed = false;
  let wakesSoon = false;
  /** After what this is part of is answered; once for all that is written until then. */
  function wakeSoon(): void {
    if (wakesSoon) return;
    wakesSoon = true;
    setImmediate(() => {
      wakesSoon = false;
      if (!closed) wake();
    });
  }
  function write<T>(work: () => T): T {
    const result = store.atomically(() => {
      account.begin(null);
      return work();
    });
    wakeSoon();
    return result;
  }

  const controls = createControls({ account, webhooks, write, onAdvance: wake });
  const app = new Hono();
  app.route("/", createStripeApi({ account, routes: ROUTES, secretKey, time, onWritten: wakeSoon }));
  app.route("/", checkoutPages(account, write));
  app.route("/", portalPages(account, write));
  app.route("/", invoicePages(account, write));
  app.route("/", controlPages(account, controls));
  app.onError((error, context) => {
    if (error instanceof StripeApiError) return context.text(error.message, 400);
    console.error(error);
    return context.text("Something went wrong here.", 500);
  });

  function sendEventsTo(webhook: StripeWebhook | null): void {
    endpoint.set(webhook);
    webhooks.wake();
  }

  const server = await listen("stripe", app.fetch, options.port).catch((error: unknown) => {
    store.close();
    throw error;
  });
  account.setUrl(server.url);
  if (options.webhook) sendEventsTo(options.webhook);
  wake();
  return {
    ...server,
    ...controls,
    sendEventsTo,
    async close() {
      closed = true;
      cancelTimer();
      webhooks.close();
      await server.close();
      store.close();
    },
  };
}
