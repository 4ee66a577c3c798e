import type * as z from "zod";
import type { PlanPreview, previewPlanInput } from "#schema/billing/billing.ts";
import { isUpgrade } from "#schema/billing/billing.ts";
import { planPriceKey } from "#schema/billing/plans.ts";
import { AppError } from "../../app-error.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { mapPaymentErrors } from "../map-payment-errors.ts";
import { grantOfInvoice } from "../reconciliation/payment-facts.ts";
import { ownSubscription } from "./own-subscription.ts";
import { planOf } from "./plan-view.ts";

/** What a change of plan would cost and bring, and when; charges nothing. */
export async function previewPlanChange({
  ctx,
  input: to,
}: {
  ctx: ActorCtx;
  input: z.output<typeof previewPlanInput>;
}): Promise<PlanPreview> {
  const { deps, actor } = ctx;
  await countUse(ctx, [["billingReadByAccount", actor.userId]]);
  const subscription = await ownSubscription(ctx);
  const from = planOf(subscription.price);
  if (from?.plan === to.plan && from.interval === to.interval) throw new AppError("SAME_PLAN");
  const { currency } = subscription.price;
  if (!from || !isUpgrade(from, to)) {
    return {
      kind: "later",
      at: subscription.periodEnd,
      dueCents: 0,
      currency,
      credits: 0,
      prorationDate: null,
    };
  }
  // to the second: that is how the provider counts
  const prorationDate = new Date(Math.floor(deps.now() / 1000) * 1000);
  const change = {
    subscriptionId: subscription.id,
    priceKey: planPriceKey(to.plan, to.interval),
    prorationDate,
  };
  const preview = await mapPaymentErrors(deps.log, deps.payments.previewUpgrade(change));
  const grant = grantOfInvoice({ billingReason: "subscription_update", lines: preview.invoice.lines });
  return {
    kind: "now",
    at: prorationDate,
    dueCents: preview.dueCents,
    currency: preview.currency,
    credits: grant?.credits ?? 0,
    prorationDate,
  };
}
