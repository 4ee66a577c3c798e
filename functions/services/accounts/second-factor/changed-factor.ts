import type { Statement } from "#db/client.ts";
import { dropIdleCodes, proveSession } from "#db/queries/accounts/second-factor.ts";
import { deleteSessions } from "#db/queries/accounts/session.ts";
import type { ActorCtx } from "../../context.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";

/**
 * What comes with a new factor: this device has just given it. With the first, every other device is signed out, for
 * whoever is on one never gave it, and recovery codes are made.
 */
export async function addedFactor(
  { deps, actor }: ActorCtx,
  { isFirst }: { isFirst: boolean },
): Promise<{ codes: string[] | null; statements: Statement[] }> {
  const { userId, sessionId } = actor;
  const now = deps.now();
  const proven = proveSession(actor, now);
  if (!isFirst) return { codes: null, statements: [proven] };
  const { codes, statements } = await newRecoveryCodes({ userId, now });
  return { codes, statements: [proven, deleteSessions({ userId, except: sessionId }), ...statements] };
}

/** What comes with a factor less: other devices are signed out, and with the last one its codes go. */
export function removedFactor({ actor: { userId, sessionId } }: ActorCtx): Statement[] {
  return [...dropIdleCodes(userId), deleteSessions({ userId, except: sessionId })];
}
