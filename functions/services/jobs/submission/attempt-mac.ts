import type { Deps } from "../../../deps.ts";
import { isSigned, sign } from "../../security/signing.ts";

/** The address a provider reports one attempt to; the code in it shows that we handed it out. */
export async function webhookUrl(deps: Deps, input: { jobId: string; attempt: number }): Promise<string> {
  const mac = await sign(deps.config.JOB_SIGNING_KEY, "attempt", input.jobId, input.attempt);
  return `${deps.config.APP_URL}/api/webhooks/inference?job=${input.jobId}&attempt=${input.attempt}&mac=${mac}`;
}

export function isAttemptMac(
  deps: Deps,
  input: { jobId: string; attempt: number; mac: string },
): Promise<boolean> {
  return isSigned(deps.config.JOB_SIGNING_KEY, input.mac, "attempt", input.jobId, input.attempt);
}
