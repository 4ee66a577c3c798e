import { insertChangeLink, insertUndoLink, purgeChangeLinks } from "#db/queries/accounts/account-links.ts";
import { findAddress, findOwner } from "#db/queries/accounts/own-account.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { readAs } from "../../read-as.ts";
import { accountEmail } from "../account-email.ts";
import { newLink } from "../account-link.ts";
import { canonicalEmail } from "../addresses/canonical-email.ts";
import { domainOf, domainsOf } from "../addresses/email-domain.ts";
import { proveOwner } from "../passwords/prove-owner.ts";

/**
 * Emails a link to a new address; only that link moves the account there. The address of today is told at once, with a
 * link to object. Whether the new one belongs to someone is told to its mailbox alone: answer, work and writes are the same.
 */
export async function requestEmailChange({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { email: string; currentPassword?: string };
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { email } = input;
  await countUse(ctx, [["emailChangeByAccount", actor.userId]]);
  const now = deps.now();
  const [owner, { taken, domainBanned }] = await readAs(
    ctx,
    findOwner(deps.db, actor),
    findAddress(deps.db, { email, domains: domainsOf(email) }),
  );
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
  await commit(ctx, {
    statements: [
      purgeChangeLinks(actor.userId),
      insertChangeLink({ ...change, userId: actor.userId, email }),
      insertUndoLink({ ...undo, userId: actor.userId, email: owner.email }),
    ],
    emails: [
      accountEmail(deps, {
        id: crypto.randomUUID(),
        to: email,
        ...(taken
          ? { template: "address-in-use" }
          : { template: "confirm-new-email", params: { linkId: change.id } }),
        aboutUserId: actor.userId,
        now,
      }),
      accountEmail(deps, {
        id: crypto.randomUUID(),
        to: owner.email,
        template: "email-change-asked",
        params: { linkId: undo.id, newEmail: masked(email) },
        now,
      }),
    ],
  });
  return { ok: true };
}

/** Enough to recognise one's own address by: "a…@example.com". */
function masked(email: string): string {
  return `${email.slice(0, 1)}…@${domainOf(email)}`;
}
