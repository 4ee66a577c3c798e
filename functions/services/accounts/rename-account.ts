import { renameUser } from "#db/queries/own-account.ts";
import { requireSession } from "#db/queries/session.ts";
import { orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

export async function renameAccount(
  { deps, actor }: ActorCtx,
  input: { name: string },
): Promise<{ ok: true }> {
  const now = deps.now();
  await orTell(
    deps.db.write([requireSession(actor, now), renameUser({ userId: actor.userId, name: input.name, now })]),
  );
  return { ok: true };
}
