import { findPurchase } from "#db/queries/billing.ts";
import type { PurchaseStatus } from "#schema/billing.ts";
import { signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** Whether what was bought with a checkout of one's own has arrived. Another's is simply never there. */
export async function purchaseStatus(
  { deps, actor }: ActorCtx,
  { checkoutId }: { checkoutId: string },
): Promise<PurchaseStatus> {
  const { purchase } = signedIn(await findPurchase(deps.db, actor, { checkoutId, now: deps.now() }));
  return purchase ? { state: "done", ...purchase } : { state: "waiting" };
}
