import { deleteSession, deleteSessions } from "#db/queries/accounts/session.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";

/** Signs out one of one's own devices, at once; one that is gone already is no fault. */
export async function signOutDevice({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, { statements: [deleteSession({ userId, sessionId: input.id })] });
  return { ok: true };
}

/** Signs out every device but the one that asks. */
export async function signOutOthers({ ctx }: { ctx: ActorCtx }): Promise<{ ok: true }> {
  const { userId, sessionId } = ctx.actor;
  await commit(ctx, { statements: [deleteSessions({ userId, except: sessionId })] });
  return { ok: true };
}

export async function signOutEverywhere({ ctx }: { ctx: ActorCtx }): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, { statements: [deleteSessions({ userId, except: null })] });
  return { ok: true };
}
