import { noteEvent } from "#db/queries/billing/reconciliation.ts";
import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { commit } from "../../commit.ts";

/** An event that changes nothing here: written down, so that it is not looked at again. */
export async function recordEvent(deps: Deps, event: PaymentEvent): Promise<void> {
  await commit({ deps }, { statements: [noteEvent(deps.db, { ...event, now: deps.now() })] });
}
