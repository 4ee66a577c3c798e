import { insertRefusal } from "#db/queries/staff/safety.ts";
import type { PromptRefusal } from "#schema/prompts/refusals/codes.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

/**
 * Counts a refused prompt against the account; enough of them pause it until staff have looked. The words themselves are
 * not kept. The same request key again counts once.
 */
export async function recordRefusal(
  ctx: ActorCtx,
  { requestKey, category }: { requestKey: string; category: PromptRefusal },
): Promise<void> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  await commit(ctx, {
    statements: insertRefusal({ id: `prompt:${userId}:${requestKey}`, userId, now: deps.now() }),
  });
  deps.log.info("prompt_refused", { userId, category });
}
