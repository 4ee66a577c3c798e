import { findCredits } from "#db/queries/credits.ts";
import type { CreditsView } from "#schema/account.ts";
import { unwrapSession } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

export async function getCredits({ ctx }: { ctx: ActorCtx }): Promise<CreditsView> {
  const { deps, actor } = ctx;
  return { amount: unwrapSession(await findCredits(deps.db, actor, deps.now())) };
}
