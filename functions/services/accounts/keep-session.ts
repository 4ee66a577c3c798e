import { type Actor, extendSession, findSessionUser } from "#db/queries/session.ts";
import type { Ctx } from "../context.ts";
import { SESSION_SECONDS } from "./start-session.ts";

/** A device's end moves on at most once in this long, in milliseconds. */
const EXTEND_EVERY_MS = 86_400_000;

/** Whom a live session belongs to, or null when it ended. A device in use stays signed in, as its cookie says. */
export async function keepSession({ deps }: Ctx, actor: Actor) {
  const now = deps.now();
  const found = await findSessionUser(deps.db, actor, now);
  const full = now + SESSION_SECONDS * 1000;
  if (found && full - found.expires.getTime() > EXTEND_EVERY_MS) {
    await deps.db.write([extendSession(actor, full)]);
  }
  return found;
}
