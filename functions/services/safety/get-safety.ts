import { findSafety } from "#db/queries/safety.ts";
import { HELD_BACK_REFUNDS, type SafetyView } from "#schema/safety.ts";
import { unwrapSession } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** What would happen to another held-back request, and whether the account is paused. */
export async function getSafety({ ctx }: { ctx: ActorCtx }): Promise<SafetyView> {
  const { deps, actor } = ctx;
  const { refunded, openedAt, message } = unwrapSession(await findSafety(deps.db, actor, deps.now()));
  return {
    refundsLeft: Math.max(0, HELD_BACK_REFUNDS.count - refunded),
    review: openedAt === null ? null : { openedAt: new Date(openedAt), message },
  };
}
