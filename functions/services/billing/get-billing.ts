import { findBilling } from "#db/queries/billing.ts";
import type { BillingOverview } from "#schema/billing.ts";
import { signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { subscriptionView } from "./plan-view.ts";

export async function getBilling({ deps, actor }: ActorCtx): Promise<BillingOverview> {
  const found = signedIn(await findBilling(deps.db, actor, deps.now()));
  return {
    subscription: found.subscription ? subscriptionView(found.subscription) : null,
    credits: found.credits,
    debt: found.debt,
    hasCustomer: found.customerId !== null,
  };
}
