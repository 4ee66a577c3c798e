import { SECOND_STEP_MINUTES } from "#schema/accounts/second-factor.ts";
import { AppError } from "../../app-error.ts";
import type { Ctx } from "../../context.ts";
import { keysFor } from "../../security/keys.ts";
import { isSignedByAny, sign } from "../../security/signing.ts";

/**
 * A browser that got the first step right says so for some minutes, by a signed cookie. It is bound to the password of
 * that moment, so that a changed one ends it.
 */
export async function notePending(ctx: Ctx, user: { id: string; password: string | null }): Promise<void> {
  const since = ctx.deps.now();
  const [key] = keysFor(ctx.deps.config, "second step");
  const signature = await sign(key, user.id, since, user.password ?? "");
  ctx.browser.note("second-step", [user.id, since, signature].join("."), SECOND_STEP_MINUTES * 60);
}

/** Whose first step this browser got right lately; unproven until `requirePending` has seen the password. */
export function pendingUser(ctx: Ctx): string {
  const [userId = "", since = ""] = (ctx.browser.recall("second-step") ?? "").split(".");
  const age = ctx.deps.now() - Number(since);
  if (!userId || !(age >= 0 && age < SECOND_STEP_MINUTES * 60_000)) throw new AppError("SECOND_STEP_EXPIRED");
  return userId;
}

export async function requirePending(
  ctx: Ctx,
  user: { id: string; password: string | null } | null,
): Promise<void> {
  const [userId = "", since = "", signature = ""] = (ctx.browser.recall("second-step") ?? "").split(".");
  const keys = keysFor(ctx.deps.config, "second step");
  const isOurs =
    user?.id === userId && (await isSignedByAny(keys, signature, userId, Number(since), user.password ?? ""));
  if (!isOurs) throw new AppError("SECOND_STEP_EXPIRED");
}

export function forgetPending(ctx: Ctx): void {
  ctx.browser.note("second-step", "", 0);
}
