import { findCredits } from "#db/queries/credits.ts";
import type { CreditsView } from "#schema/account.ts";
import { signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

export async function getCredits({ deps, actor }: ActorCtx): Promise<CreditsView> {
  return { amount: signedIn(await findCredits(deps.db, actor, deps.now())) };
}
