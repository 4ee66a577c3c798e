import { findRole } from "#db/queries/staff.ts";
import type { Role } from "#schema/account.ts";
import { signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** What pages offer somebody goes by it; what they may do is asked with each call. */
export async function getRole({ deps, actor }: ActorCtx): Promise<Role> {
  return signedIn(await findRole(deps.db, actor, deps.now()));
}
