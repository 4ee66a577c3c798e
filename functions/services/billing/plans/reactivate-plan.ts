import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { mapPaymentErrors } from "../map-payment-errors.ts";
import { ownSubscription } from "./own-subscription.ts";

/** Takes back a cancellation or a change planned for the end of the period. */
export async function reactivatePlan({
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
  await mapPaymentErrors(deps.log, deps.payments.reactivate({ subscriptionId, requestKey }));
  return { at: periodEnd };
}
