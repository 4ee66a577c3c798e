import { Hono } from "hono";
import { type LocalServer, listen } from "../local-server.ts";
import { realTime, type TimeSource } from "../time-source.ts";
import { checkoutRoutes } from "./checkout/checkout-routes.ts";
import { catchUp } from "./controls/advance-clock.ts";
import { controlRoutes } from "./controls/control-routes.ts";
import { createControls, type StripeControls } from "./controls/controls.ts";
import { type AccountSettings, createAccount } from "./core/account.ts";
import { createStripeApi } from "./core/api.ts";
import { allEndpoints } from "./core/endpoints.ts";
import { openStripeStore } from "./core/store.ts";
import { StripeFailure } from "./core/stripe-error.ts";
import { newWebhookEndpoint } from "./events/webhook-endpoints.ts";
import { startStripeWebhooks } from "./events/webhooks.ts";
import { invoiceRoutes } from "./invoices/invoice-pages.ts";
import { portalRoutes } from "./portal/portal-pages.ts";

/** Where events are posted to, and the secret they are signed with. */
export interface StripeWebhook {
  url: string;
  secret: string;
}

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
  settings?: Partial<AccountSettings>;
}

export interface StripeServer extends LocalServer, StripeControls {
  /** From now on posts events there, or nowhere but to the endpoints the API was given. */
  sendEventsTo(webhook: StripeWebhook | null): void;
}

/** The webhook endpoint of the installation itself, beside those made through the API. */
const OWN_ENDPOINT = "we_local";
const USUAL: AccountSettings = { draftSeconds: 3600, retryDays: [3, 5, 7], afterRetries: "canceled" };

/**
 * Stripe on this machine: the part of its API that sells plans and packs, its hosted pages, its events, and controls over
 * time. Speaks one API version, the official client's own. `/` shows what it holds.
 */
export async function startStripe(options: StripeOptions): Promise<StripeServer> {
  const { time = realTime, webhookRetryScale = 1 } = options;
  const store = openStripeStore(options.dataFile);
  const account = createAccount({
    store,
    time,
    settings: { ...USUAL, ...options.settings },
    onEvent: (event) => webhooks.send(event),
  });
  const webhooks = startStripeWebhooks({ account, time, retryScale: webhookRetryScale });
  let cancelTimer = () => {};

  /** Lets happen what is due and sleeps until the next thing is. */
  function look(): void {
    cancelTimer();
    account.begin(null);
    const next = catchUp(account);
    webhooks.look();
    if (next !== undefined) cancelTimer = time.after((next - account.now()) * 1000, look);
  }

  function write<T>(work: () => T): T {
    const result = store.atomically(work);
    lookSoon();
    return result;
  }
  let closed = false;
  let looksSoon = false;
  /** After what this is part of is answered; once for all that is written until then. */
  function lookSoon(): void {
    if (looksSoon) return;
    looksSoon = true;
    setImmediate(() => {
      looksSoon = false;
      if (!closed) look();
    });
  }

  const controls = createControls({ account, webhooks, write, onTravel: look });
  const app = new Hono();
  app.route(
    "/",
    createStripeApi({
      account,
      endpoints: allEndpoints(account),
      secretKey: options.secretKey,
      time,
      onWritten: lookSoon,
    }),
  );
  app.route("/", checkoutRoutes(account, write));
  app.route("/", portalRoutes(account, write));
  app.route("/", invoiceRoutes(account, write));
  app.route("/", controlRoutes(account, controls));
  app.onError((error, context) => {
    if (error instanceof StripeFailure) return context.text(error.message, 400);
    console.error(error);
    return context.text("Something went wrong here.", 500);
  });

  function sendEventsTo(webhook: StripeWebhook | null): void {
    account.begin(null);
    const there = store.objects.find("webhook_endpoint", OWN_ENDPOINT);
    if (there)
      account.change(there, {
        status: webhook ? "enabled" : "disabled",
        ...(webhook ? { url: webhook.url } : {}),
      });
    else if (webhook) newWebhookEndpoint(account, { id: OWN_ENDPOINT, enabled_events: ["*"], ...webhook });
    if (webhook) store.objects.setInternal(OWN_ENDPOINT, { secret: webhook.secret });
    webhooks.look();
  }

  const server = await listen("stripe", app.fetch, options.port).catch((error: unknown) => {
    store.close();
    throw error;
  });
  account.standAt(server.url);
  if (options.webhook) sendEventsTo(options.webhook);
  look();
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
