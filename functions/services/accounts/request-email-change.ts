import { forgetChangeLinks, insertChangeLink, insertUndoLink } from "#db/queries/account-links.ts";
import { insertEmail } from "#db/queries/emails.ts";
import { findOwnerAndAddress } from "#db/queries/own-account.ts";
import { requireSession } from "#db/queries/session.ts";
import { AppError, orTell, signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";
import { newLink } from "./account-link.ts";
import { accountMail } from "./account-mail.ts";
import { canonicalEmail } from "./canonical-email.ts";
import { domainOf, domainsOf } from "./email-domain.ts";
import { countUse } from "./limit.ts";
import { proveOwner } from "./prove-owner.ts";

/**
 * Mails a link to a new address; only that link moves the account there. The address of today is told at once, with a
 * link to object. Whether the new one belongs to someone is told to its mailbox alone: answer, work and writes are the same.
 */
export async function requestEmailChange(
  ctx: ActorCtx,
  input: { email: string; currentPassword?: string },
): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { email } = input;
  await countUse(ctx, [["emailChangeByAccount", actor.userId]]);
  const now = deps.now();
  const found = await findOwnerAndAddress(deps.db, actor, { email, domains: domainsOf(email), now });
  const { owner, taken, domainBanned } = signedIn(found);
  await proveOwner(ctx, owner, input.currentPassword);
  // after the proof: nobody uses up what others may ask of an address without being who they say
  const mailbox = canonicalEmail(email);
  await countUse(ctx, [
    ["emailChangeToEmail", mailbox],
    ["mailsToMailbox", mailbox],
  ]);
  if (owner.email === email) throw new AppError("SAME_EMAIL");
  if (domainBanned) throw new AppError("EMAIL_NOT_ALLOWED");

  const [change, undo] = await Promise.all([
    newLink(deps, "CHANGE_EMAIL"),
    newLink(deps, "UNDO_EMAIL_CHANGE"),
  ]);
  const mails = { toNew: crypto.randomUUID(), toOld: crypto.randomUUID() };
  await orTell(
    deps.db.write([
      requireSession(actor, now),
      forgetChangeLinks(actor.userId),
      insertChangeLink({ ...change, userId: actor.userId, email }),
      insertUndoLink({ ...undo, userId: actor.userId, email: owner.email }),
      insertEmail(
        accountMail(deps, {
          id: mails.toNew,
          to: email,
          template: taken ? "address-in-use" : "confirm-new-email",
          params: taken ? {} : { linkId: change.id },
          now,
        }),
      ),
      insertEmail(
        accountMail(deps, {
          id: mails.toOld,
          to: owner.email,
          template: "email-change-asked",
          params: { linkId: undo.id, newEmail: masked(email) },
          now,
        }),
      ),
    ]),
  );
  await publishSoon(
    deps,
    Object.values(mails).map((id) => ({ job: "send-email" as const, body: { id } })),
  );
  return { ok: true };
}

/** Enough to recognise one's own address by: "a…@example.com". */
function masked(email: string): string {
  return `${email.slice(0, 1)}…@${domainOf(email)}`;
}
