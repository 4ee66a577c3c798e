import { insertRefusal } from "#db/queries/safety.ts";
import { requireSession } from "#db/queries/session.ts";
import type { PromptRefusal } from "#schema/refusals/codes.ts";
import { orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/**
 * Counts a refused prompt against the account; enough of them pause it until staff have looked. The words themselves are
 * not kept. The same request key again counts once.
 */
export async function recordRefusal(
  { deps, actor }: ActorCtx,
  { requestKey, category }: { requestKey: string; category: PromptRefusal },
): Promise<void> {
  const { userId } = actor;
  const now = deps.now();
  await orTell(
    deps.db.write([
      requireSession(actor, now),
      ...insertRefusal({ id: `prompt:${userId}:${requestKey}`, userId, now }),
    ]),
  );
  deps.log.info("prompt_refused", { userId, category });
}
