import { liveSession, signedInSession } from "#db/queries/accounts/session.ts";
import type { Read, Results } from "#db/read.ts";
import { isStaffAccess, ROLES_WITH } from "#schema/access.ts";
import { AppError } from "./app-error.ts";
import type { ActorCtx } from "./context.ts";

/** The one way to read for someone signed in: that they may comes first, all in one round trip. */
export async function readAs<const R extends readonly Read[]>(
  ctx: ActorCtx,
  ...reads: R
): Promise<Results<R>> {
  const { db, now } = ctx.deps;
  const proof = ctx.access === "leaving" ? signedInSession : liveSession;
  const [sessions, ...results] = await db.read([proof(db, ctx.actor, now()), ...reads]);
  const [session] = sessions;
  if (!session) throw new AppError("NOT_SIGNED_IN");
  if (!ROLES_WITH[ctx.access].includes(session.role))
    throw new AppError(ctx.access === "admin" ? "ADMIN_ONLY" : "STAFF_ONLY");
  if (isStaffAccess(ctx.access) && session.role === "ADMIN" && !session.provenAt)
    throw new AppError("SECOND_FACTOR_REQUIRED");
  return results as Results<R>;
}
