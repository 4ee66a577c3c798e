import { findDuplicate } from "#db/queries/accounts/first-proofs.ts";
import type { DuplicateView } from "#schema/rewards/rewards.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** Why this account did not keep its registration bonus, and what became of an appeal; null: it is a first one. */
export async function getDuplicate({ ctx }: { ctx: ActorCtx }): Promise<DuplicateView | null> {
  const [found] = await readAs(ctx, findDuplicate(ctx.deps.db, ctx.actor.userId));
  const { reason, credits, text, state, answer, appealedAt } = found;
  if (!reason) return null;
  return {
    reason,
    credits,
    cleared: found.clearedAt !== null,
    appeal:
      text !== null && state !== null && appealedAt !== null
        ? { text, state, answer, createdAt: new Date(appealedAt) }
        : null,
  };
}
