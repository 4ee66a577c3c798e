import { Hono } from "hono";
import type { HonoEnv } from "../../app/hono-env.ts";
import { handleEvent } from "../../services/billing/events/handle-event.ts";
import { logRefusedWebhook } from "../../services/security/log-refused-webhook.ts";

export const stripeWebhook = new Hono<HonoEnv>();

/** Stripe reports that something changed. 401: not Stripe, or too old. 5xx: not done, to be reported again. */
stripeWebhook.post("/", async (c) => {
  const { deps } = c.get("ctx");
  const rawBody = await c.req.text();
  const signature = c.req.header("stripe-signature") ?? null;
  const event = await deps.payments.verifyWebhook({ rawBody, signature });
  if (!event) {
    await logRefusedWebhook(c.get("ctx"), "stripe");
    return c.json({ error: { code: "UNSIGNED", message: "This call is not signed by Stripe." } }, 401);
  }
  await handleEvent(deps, event);
  return c.body(null, 204);
});
