import type * as z from "zod";
import {
  type changePlanInput,
  isUpgrade,
  PREVIEW_MINUTES,
  UNPAID_SUBSCRIPTION,
} from "#schema/billing/billing.ts";
import { planPriceKey } from "#schema/billing/plans.ts";
import { AppError } from "../../app-error.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { mapPaymentErrors } from "../map-payment-errors.ts";
import { ownSubscription } from "./own-subscription.ts";
import { planOf } from "./plan-view.ts";

/**
 * Up: at once, paid for at once, or not at all. Down: from the end of the paid period on. What it grants comes with the
 * provider's report.
 */
export async function changePlan({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof changePlanInput>;
}): Promise<{ kind: "now" | "later"; at: Date }> {
  const { deps, actor } = ctx;
  await countUse(ctx, [["planChangeByAccount", actor.userId]]);
  const subscription = await ownSubscription(ctx);
  if (UNPAID_SUBSCRIPTION.includes(subscription.status)) throw new AppError("PAYMENT_DUE");
  const from = planOf(subscription.price);
  if (from?.plan === input.plan && from.interval === input.interval) throw new AppError("SAME_PLAN");
  const change = {
    subscriptionId: subscription.id,
    priceKey: planPriceKey(input.plan, input.interval),
    requestKey: input.requestKey,
  };
  if (from && isUpgrade(from, input)) {
    const prorationDate = input.prorationDate ?? null;
    // the price that was shown is this moment's; another moment would be another price
    const age = deps.now() - (prorationDate?.getTime() ?? deps.now());
    if (Math.abs(age) > PREVIEW_MINUTES * 60_000) throw new AppError("PREVIEW_EXPIRED");
    await mapPaymentErrors(deps.log, deps.payments.upgrade({ ...change, prorationDate }));
    return { kind: "now", at: new Date(deps.now()) };
  }
  await mapPaymentErrors(deps.log, deps.payments.downgradeLater(change));
  return { kind: "later", at: subscription.periodEnd };
}
