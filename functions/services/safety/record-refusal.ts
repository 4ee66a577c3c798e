import { insertRefusal } from "#db/queries/staff/safety.ts";
import type { PromptRefusal } from "#schema/prompts/refusals/codes.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { strikeId } from "./strike-id.ts";

/**
 * Counts a refused prompt against the account; enough of them pause it until staff have looked. The words themselves are
 * not kept. The same ones under the same request key count once.
 */
export async function recordRefusal(
  ctx: ActorCtx,
  { requestKey, words, category }: { requestKey: string; words: string; category: PromptRefusal },
): Promise<void> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const id = await strikeId(deps, { who: userId, requestKey, words });
  await commit(ctx, { statements: insertRefusal({ id, userId, now: deps.now() }) });
  deps.log.info("prompt_refused", { userId, category });
}
