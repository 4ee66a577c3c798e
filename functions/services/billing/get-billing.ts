import { findBilling } from "#db/queries/billing/billing.ts";
import type { BillingOverview } from "#schema/billing/billing.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { subscriptionView } from "./plans/plan-view.ts";

export async function getBilling({ ctx }: { ctx: ActorCtx }): Promise<BillingOverview> {
  const [found] = await readAs(ctx, findBilling(ctx.deps.db, ctx.actor.userId));
  return {
    subscription: found.subscription ? subscriptionView(found.subscription) : null,
    credits: found.credits,
    debt: found.debt,
    hasCustomer: found.customerId !== null,
  };
}
