import { Hono } from "hono";
import type { HonoEnv } from "../../app/hono-env.ts";
import { acceptEmailReport } from "../../services/emails/accept-email-report.ts";
import { logRefusedWebhook } from "../../services/security/log-refused-webhook.ts";

export const emailWebhook = new Hono<HonoEnv>();

/** The email provider tells what became of an email. 401: not signed by it. 2xx: taken, or of no use to us. */
emailWebhook.post("/", async (c) => {
  const { deps } = c.get("ctx");
  const webhook = deps.mailer.readWebhook({ headers: c.req.raw.headers, rawBody: await c.req.text() });
  if (!webhook) {
    await logRefusedWebhook(c.get("ctx"), "email");
    return c.json({ error: { code: "UNSIGNED", message: "This call is not signed by the provider." } }, 401);
  }
  await acceptEmailReport(deps, webhook);
  return c.body(null, 204);
});
