import { findBilling, type LiveSubscription } from "#db/queries/billing/billing.ts";
import { AppError } from "../../app-error.ts";
import type { ActorCtx } from "../../context.ts";
import { readAs } from "../../read-as.ts";

/** The subscription of whoever asks; refuses where there is none. */
export async function ownSubscription(ctx: ActorCtx): Promise<LiveSubscription> {
  const [{ subscription }] = await readAs(ctx, findBilling(ctx.deps.db, ctx.actor.userId));
  if (!subscription) throw new AppError("NO_SUBSCRIPTION");
  return subscription;
}
