import type { Ctx } from "../context.ts";
import { countForAlert } from "./count-for-alert.ts";
import { logSecurity } from "./security-log.ts";

/** Writes down a call that its vendor did not sign. */
export async function logRefusedWebhook(ctx: Ctx, vendor: "stripe" | "email" | "inference"): Promise<void> {
  await logSecurity(ctx, "webhook_signature", { outcome: `refused by ${vendor}` });
  await countForAlert(ctx.deps, "refusedWebhooksOfAll");
}
