import { findCredits } from "#db/queries/credits/credits.ts";
import type { CreditsView } from "#schema/accounts/account.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

export async function getCredits({ ctx }: { ctx: ActorCtx }): Promise<CreditsView> {
  const { deps, actor } = ctx;
  const amount = await findCredits(deps.db, actor, deps.now());
  if (amount === null) throw new AppError("NOT_SIGNED_IN");
  return { amount };
}
