import { findPurchase } from "#db/queries/billing/billing.ts";
import type { PurchaseStatus } from "#schema/billing/billing.ts";
import type { ActorCtx } from "../../context.ts";
import { readAs } from "../../read-as.ts";

/** Whether what was bought with a checkout of one's own has arrived. Another's is simply never there. */
export async function purchaseStatus({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { checkoutId: string };
}): Promise<PurchaseStatus> {
  const { userId } = ctx.actor;
  const { checkoutId } = input;
  const [[purchase]] = await readAs(ctx, findPurchase(ctx.deps.db, { userId, checkoutId }));
  return purchase ? { state: "done", ...purchase } : { state: "waiting" };
}
