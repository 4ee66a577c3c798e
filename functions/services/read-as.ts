import { liveSession, signedInSession } from "#db/queries/accounts/session.ts";
import type { Read, Results } from "#db/read.ts";
import { AppError } from "./app-error.ts";
import type { ActorCtx, StaffCtx } from "./context.ts";

/** The one way to read for someone signed in: their live session first, all in one round trip. As staff, their role too. */
export async function readAs<const R extends readonly Read[]>(
  ctx: ActorCtx | StaffCtx,
  ...reads: R
): Promise<Results<R>> {
  const { db, now } = ctx.deps;
  const [sessions, ...results] = await db.read([liveSession(db, ctx.actor, now()), ...reads]);
  const [session] = sessions;
  if (!session) throw new AppError("NOT_SIGNED_IN");
  if ("staff" in ctx && session.role === "USER") throw new AppError("STAFF_ONLY");
  return results as Results<R>;
}

/** The same for what somebody may still read whose account is to be deleted. */
export async function readAsLeaving<const R extends readonly Read[]>(
  ctx: ActorCtx,
  ...reads: R
): Promise<Results<R>> {
  const { db, now } = ctx.deps;
  const [sessions, ...results] = await db.read([signedInSession(db, ctx.actor, now()), ...reads]);
  if (sessions.length === 0) throw new AppError("NOT_SIGNED_IN");
  return results as Results<R>;
}
