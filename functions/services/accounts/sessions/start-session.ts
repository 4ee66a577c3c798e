import { deleteSession, insertSession, liftAddressStops } from "#db/queries/accounts/session.ts";
import { expectChange } from "#db/queries/guards.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { commit } from "../../commit.ts";
import type { Ctx } from "../../context.ts";

/** How long a device stays signed in, in seconds. */
export const SESSION_SECONDS = RETENTION_DAYS.session * 24 * 3600;

/**
 * Writes the row that keeps one device signed in; returns its id. Refused for someone banned.
 * The session this browser had before ends: its cookie is about to be replaced.
 */
export async function startSession({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { userId: string; userAgent: string | null; proven: boolean };
}): Promise<string> {
  const id = crypto.randomUUID();
  const now = ctx.deps.now();
  const session = insertSession({
    id,
    // the cookie is the token; the row needs only to be unique
    sessionToken: id,
    userId: input.userId,
    expires: now + SESSION_SECONDS * 1000,
    now,
    ipaddress: ctx.ipaddress,
    userAgent: input.userAgent?.slice(0, 300) ?? null,
    proven: input.proven,
  });
  await commit(ctx, {
    statements: [
      ...expectChange(session, "session_ended"),
      liftAddressStops(input.userId),
      ...(ctx.caller ? [deleteSession(ctx.caller)] : []),
    ],
    errors: { session_ended: "BANNED" },
  });
  return id;
}
