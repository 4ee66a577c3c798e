import { Hono } from "hono";
import * as z from "zod";
import type { HonoEnv } from "../../app/hono-env.ts";
import { acceptWebhook } from "../../services/jobs/accept-webhook.ts";
import { isAttemptMac } from "../../services/jobs/submission/attempt-mac.ts";
import { logRefusedWebhook } from "../../services/security/log-refused-webhook.ts";

export const inferenceWebhook = new Hono<HonoEnv>();

const query = z.object({
  job: z.string().min(1).max(64),
  attempt: z.coerce.number().int().min(1),
  mac: z.string().min(1).max(100),
});

/** The provider reports that a request ended. 401: not the provider, or not about a request of ours. */
inferenceWebhook.post("/", async (c) => {
  const { deps } = c.get("ctx");
  const rawBody = new Uint8Array(await c.req.arrayBuffer());
  const address = query.safeParse(c.req.query());
  const ours =
    address.success &&
    (await isAttemptMac(deps, {
      jobId: address.data.job,
      attempt: address.data.attempt,
      mac: address.data.mac,
    }));
  const webhook = ours
    ? await deps.inference.verifyWebhook({ headers: c.req.raw.headers, rawBody, now: deps.now() })
    : null;
  if (!ours || !webhook) {
    await logRefusedWebhook(c.get("ctx"), "inference");
    return c.json({ error: { code: "UNSIGNED", message: "This call is not signed by the provider." } }, 401);
  }
  await acceptWebhook(deps, { jobId: address.data.job, attempt: address.data.attempt, webhook });
  return c.body(null, 204);
});
