import { constraintName } from "#db/constraint-name.ts";
import { purgeLinks } from "#db/queries/accounts/account-links.ts";
import { deleteSessions } from "#db/queries/accounts/session.ts";
import { findLeaver, requestDeletion as query } from "#db/queries/rights/deletion-request.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { accountEmail } from "../accounts/account-email.ts";
import { newLink } from "../accounts/account-link.ts";
import { proveOwner } from "../accounts/passwords/prove-owner.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { dayInWords } from "../emails/day-in-words.ts";
import { readAs } from "../read-as.ts";

/**
 * The account is to be deleted after some days, in which its owner can only take their data along and change their mind.
 * Other devices are signed out, the mailbox is told. Asked again, the first time counts.
 */
export async function requestDeletion({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { currentPassword?: string };
}): Promise<{ dueAt: Date }> {
  const { deps, actor } = ctx;
  const { userId } = actor;
  const now = deps.now();
  const [owner] = await readAs(ctx, findLeaver(deps.db, actor));
  if (owner.dueAt) return { dueAt: owner.dueAt };
  await proveOwner(ctx, owner, input.currentPassword);

  const dueAt = new Date(now + RETENTION_DAYS.deletionGrace * 86_400_000);
  const link = await newLink(deps, "KEEP_ACCOUNT");
  try {
    await commit(ctx, {
      session: "live",
      statements: [
        ...query({ userId, linkId: link.id, tokenHash: link.tokenHash, dueAt: dueAt.getTime(), now }),
        deleteSessions({ userId, except: actor.sessionId }),
        purgeLinks(userId),
      ],
      emails: [
        accountEmail(deps, {
          id: crypto.randomUUID(),
          to: owner.email,
          template: "deletion-requested",
          params: { linkId: link.id, day: dayInWords(dueAt), credits: owner.credits.toLocaleString("en-US") },
          now,
        }),
      ],
      messages: [{ job: "stop-account", body: { id: userId } }],
    });
  } catch (error) {
    if (constraintName(error) !== "session_ended") throw error;
    // asked twice at once: the other request made the session one that may only leave
    const [again] = await readAs(ctx, findLeaver(deps.db, actor));
    if (!again.dueAt) throw error;
    return { dueAt: again.dueAt };
  }
  return { dueAt };
}
