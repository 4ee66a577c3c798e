import type { Deps } from "../../deps.ts";
import { isSigned, sign } from "../signing.ts";

/** The address a provider reports one attempt to; the code in it shows that we handed it out. */
export async function webhookUrl(deps: Deps, of: { jobId: string; attempt: number }): Promise<string> {
  const mac = await sign(deps.config.JOB_SIGNING_KEY, "attempt", of.jobId, of.attempt);
  return `${deps.config.APP_URL}/api/webhooks/inference?job=${of.jobId}&attempt=${of.attempt}&mac=${mac}`;
}

export function isAttemptMac(
  deps: Deps,
  of: { jobId: string; attempt: number; mac: string },
): Promise<boolean> {
  return isSigned(deps.config.JOB_SIGNING_KEY, of.mac, "attempt", of.jobId, of.attempt);
}
