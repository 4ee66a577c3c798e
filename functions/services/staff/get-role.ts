import { findRole } from "#db/queries/staff/staff.ts";
import type { Role } from "#schema/accounts/account.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** What pages offer somebody goes by it; what they may do is asked with each call. */
export async function getRole({ ctx }: { ctx: ActorCtx }): Promise<Role> {
  const [[found]] = await readAs(ctx, findRole(ctx.deps.db, ctx.actor.userId));
  return found?.role ?? "USER";
}
