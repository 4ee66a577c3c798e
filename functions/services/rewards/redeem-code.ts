import { redeemPromotion } from "#db/queries/promotions.ts";
import type { Redeemed } from "#schema/rewards.ts";
import { countUse } from "../accounts/limit.ts";
import { orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** Redeems a promotion code, once for each person. */
export async function redeemCode(ctx: ActorCtx, { code }: { code: string }): Promise<Redeemed> {
  const { deps, actor } = ctx;
  await countUse(ctx, [
    ["redeemByAccount", actor.userId],
    ["redeemByAddress", ctx.ipaddress],
  ]);
  return orTell(redeemPromotion(deps.db, actor, { code, now: deps.now() }));
}
