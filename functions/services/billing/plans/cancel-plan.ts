import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { mapPaymentErrors } from "../map-payment-errors.ts";
import { ownSubscription } from "./own-subscription.ts";

/** Ends the plan with the period that is paid for; what was granted stays. */
export async function cancelPlan({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { requestKey: string };
}): Promise<{ at: Date }> {
  const { deps, actor } = ctx;
  const { requestKey } = input;
  await countUse(ctx, [["planChangeByAccount", actor.userId]]);
  const { id: subscriptionId, periodEnd } = await ownSubscription(ctx);
  await mapPaymentErrors(deps.log, deps.payments.cancelAtPeriodEnd({ subscriptionId, requestKey }));
  return { at: periodEnd };
}
