import { findBilling, type LiveSubscription } from "#db/queries/billing.ts";
import { AppError, signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** The subscription of whoever asks; refuses where there is none. */
export async function ownSubscription({ deps, actor }: ActorCtx): Promise<LiveSubscription> {
  const { subscription } = signedIn(await findBilling(deps.db, actor, deps.now()));
  if (!subscription) throw new AppError("NO_SUBSCRIPTION");
  return subscription;
}
