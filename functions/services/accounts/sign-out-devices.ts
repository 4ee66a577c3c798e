import { deleteSession, deleteSessions, requireSession } from "#db/queries/session.ts";
import { orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** Signs out one of one's own devices, at once; one that is gone already is no fault. */
export async function signOutDevice({ deps, actor }: ActorCtx, input: { id: string }): Promise<{ ok: true }> {
  await orTell(
    deps.db.write([
      requireSession(actor, deps.now()),
      deleteSession({ userId: actor.userId, sessionId: input.id }),
    ]),
  );
  return { ok: true };
}

/** Signs out every device but the one that asks, or all of them. */
export async function signOutDevices(
  { deps, actor }: ActorCtx,
  input: { keepThis: boolean },
): Promise<{ ok: true }> {
  await orTell(
    deps.db.write([
      requireSession(actor, deps.now()),
      deleteSessions({ userId: actor.userId, except: input.keepThis ? actor.sessionId : null }),
    ]),
  );
  return { ok: true };
}
