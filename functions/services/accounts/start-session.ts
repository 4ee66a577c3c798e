import { type Actor, deleteSession, insertSession, requireChanged } from "#db/queries/session.ts";
import { SESSION_DAYS } from "#schema/account.ts";
import { orTell } from "../app-error.ts";
import type { Ctx } from "../context.ts";

/** How long a device stays signed in, in seconds. */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 3600;

/**
 * Writes the row that keeps one device signed in; returns its id. Refused for someone banned.
 * The session this browser had before ends: its cookie is about to be replaced.
 */
export async function startSession(
  ctx: Ctx,
  input: { userId: string; userAgent: string | null; replaces: Actor | null },
): Promise<string> {
  const { deps } = ctx;
  const id = crypto.randomUUID();
  const now = deps.now();
  await orTell(
    deps.db.write([
      insertSession({
        id,
        // the cookie is the token; the row needs only to be unique
        sessionToken: id,
        userId: input.userId,
        expires: now + SESSION_SECONDS * 1000,
        now,
        ipaddress: ctx.ipaddress,
        userAgent: input.userAgent?.slice(0, 300) ?? null,
      }),
      requireChanged("session_ended"),
      ...(input.replaces ? [deleteSession(input.replaces)] : []),
    ]),
    { session_ended: "BANNED" },
  );
  return id;
}
