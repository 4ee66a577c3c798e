import { findSafety } from "#db/queries/staff/safety.ts";
import { HELD_BACK_REFUNDS, type SafetyView } from "#schema/staff/safety.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** What would happen to another held-back request, and whether the account is paused. */
export async function getSafety({ ctx }: { ctx: ActorCtx }): Promise<SafetyView> {
  const { deps, actor } = ctx;
  const [standing] = await readAs(ctx, findSafety(deps.db, { userId: actor.userId, now: deps.now() }));
  const { refunded, openedAt, message } = standing;
  return {
    refundsLeft: Math.max(0, HELD_BACK_REFUNDS.count - refunded),
    review: openedAt === null ? null : { openedAt: new Date(openedAt), message },
  };
}
