import { findLeaver, requestDeletion as query } from "#db/queries/account-deletion.ts";
import { forgetLinks } from "#db/queries/account-links.ts";
import { insertEmail } from "#db/queries/emails.ts";
import { deleteSessions, requireSession } from "#db/queries/session.ts";
import { violated } from "#db/violated.ts";
import { DELETION_GRACE_DAYS } from "#schema/account-rights.ts";
import { newLink } from "../accounts/account-link.ts";
import { accountMail } from "../accounts/account-mail.ts";
import { proveOwner } from "../accounts/prove-owner.ts";
import { orTell, signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";

/**
 * The account is to be deleted after some days, in which its owner can only take their data along and change their mind.
 * Other devices are signed out, the mailbox is told. Asked again, the first time counts.
 */
export async function requestDeletion(
  ctx: ActorCtx,
  input: { currentPassword?: string },
): Promise<{ dueAt: Date }> {
  const { deps, actor } = ctx;
  const { userId } = actor;
  const now = deps.now();
  const owner = signedIn(await findLeaver(deps.db, actor, now));
  if (owner.dueAt) return { dueAt: owner.dueAt };
  await proveOwner(ctx, owner, input.currentPassword);

  const dueAt = new Date(now + DELETION_GRACE_DAYS * 86_400_000);
  const link = await newLink(deps, "KEEP_ACCOUNT");
  const emailId = crypto.randomUUID();
  try {
    await deps.db.write([
      requireSession(actor, now),
      ...query({ userId, linkId: link.id, tokenHash: link.tokenHash, dueAt: dueAt.getTime(), now }),
      deleteSessions({ userId, except: actor.sessionId }),
      forgetLinks(userId),
      insertEmail(
        accountMail(deps, {
          id: emailId,
          to: owner.email,
          template: "deletion-requested",
          params: { linkId: link.id, day: dayInWords(dueAt), credits: owner.credits.toLocaleString("en-US") },
          now,
        }),
      ),
    ]);
  } catch (error) {
    // asked twice at once: the other request made the session one that may only leave
    const again = violated(error) === "session_ended" ? await findLeaver(deps.db, actor, now) : null;
    if (again?.dueAt) return { dueAt: again.dueAt };
    return orTell(Promise.reject(error));
  }
  await publishSoon(deps, [
    { job: "send-email", body: { id: emailId } },
    { job: "stop-account", body: { id: userId } },
  ]);
  return { dueAt };
}

/** "29 November 2026", in UTC. */
const dayInWords = (at: Date) =>
  at.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
