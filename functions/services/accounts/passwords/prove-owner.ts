import { RECENT_SIGN_IN_MINUTES } from "#schema/accounts/account.ts";
import { AppError } from "../../app-error.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { checkPassword } from "./password.ts";

/**
 * Before what could cost someone their account: the current password or, where there is none, a sign-in of the last
 * minutes. A session left open is not enough.
 */
export async function proveOwner(
  ctx: ActorCtx,
  owner: { password: string | null; signedInAt: Date },
  currentPassword: string | undefined,
): Promise<void> {
  if (owner.password === null) {
    const age = ctx.deps.now() - owner.signedInAt.getTime();
    if (age > RECENT_SIGN_IN_MINUTES * 60_000) throw new AppError("SIGN_IN_AGAIN");
    return;
  }
  await countUse(ctx, [["passwordByAccount", ctx.actor.userId]]);
  if (
    currentPassword === undefined ||
    !(await checkPassword(ctx.deps.config, currentPassword, owner.password))
  ) {
    throw new AppError("WRONG_PASSWORD");
  }
}
