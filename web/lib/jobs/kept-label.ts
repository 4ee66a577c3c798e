import { KEPT_NOTICE } from "#schema/errors/job-failures.ts";
import { count, formatCredits } from "#web/lib/format.ts";

/** Some pictures are missing, and not all of their credits came back. */
export function keptLabel(missing: number, keptCredits: number): string {
  return `${count(missing, "picture")} could not be made; some were held back by the safety check. ${KEPT_NOTICE} That is ${formatCredits(keptCredits)}. All others were refunded.`;
}
