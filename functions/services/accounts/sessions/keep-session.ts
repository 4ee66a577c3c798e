import { type Actor, findSessionUser, touchSession } from "#db/queries/accounts/session.ts";
import type { Ctx } from "../../context.ts";
import { SESSION_SECONDS } from "./start-session.ts";

/** A device's last use is written down at most once in this long, in milliseconds. */
const TOUCH_EVERY_MS = 3_600_000;

/**
 * Whom a live session belongs to, or null when it ended. A device in use stays signed in, as its cookie says.
 * `seenAt` is what the cookie remembers of the last time it was written down, so that no read is needed to know.
 */
export async function keepSession({ ctx, input }: { ctx: Ctx; input: { actor: Actor; seenAt?: number } }) {
  const { deps } = ctx;
  const { actor, seenAt } = input;
  const now = deps.now();
  if (seenAt !== undefined && Math.abs(now - seenAt) < TOUCH_EVERY_MS) {
    return { user: await findSessionUser(deps.db, actor, now), seenAt };
  }
  return {
    user: await touchSession(deps.db, actor, { now, expires: now + SESSION_SECONDS * 1000 }),
    seenAt: now,
  };
}
