import { setMarketing as query } from "#db/queries/own-account.ts";
import { requireSession } from "#db/queries/session.ts";
import { orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** Whether we may write about what is new. Mails about the account itself are not concerned. */
export async function setMarketing(
  { deps, actor }: ActorCtx,
  input: { allowMarketing: boolean },
): Promise<{ ok: true }> {
  const now = deps.now();
  await orTell(
    deps.db.write([
      requireSession(actor, now),
      query({ userId: actor.userId, allowMarketing: input.allowMarketing, now }),
    ]),
  );
  return { ok: true };
}
