import { redeemPromotion } from "#db/queries/billing/promotions.ts";
import type { Redeemed } from "#schema/rewards/rewards.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";

/** Redeems a promotion code, once for each person. */
export async function redeemCode({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { code: string };
}): Promise<Redeemed> {
  const { userId } = ctx.actor;
  await countUse(ctx, [
    ["redeemByAccount", userId],
    ["redeemByAddress", ctx.ipaddress],
  ]);
  const results = await commit(ctx, {
    statements: redeemPromotion({ userId, code: input.code, now: ctx.deps.now() }),
  });
  const row = results.at(-1)?.rows[0];
  return { credits: Number(row?.credits), balance: Number(row?.balance) };
}
