import { insertResetLink } from "#db/queries/account-links.ts";
import { findForSignIn } from "#db/queries/accounts.ts";
import { insertEmail } from "#db/queries/emails.ts";
import type { Ctx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";
import { newLink } from "./account-link.ts";
import { accountMail } from "./account-mail.ts";
import { canonicalEmail } from "./canonical-email.ts";
import { domainsOf } from "./email-domain.ts";
import { countUse } from "./limit.ts";
import { refuseBanned } from "./refuse-banned.ts";

/**
 * Mails a link to choose a password. The answer, the work and the trips are the same for an unknown address: the
 * statements find nobody to write for, and the queue delivers a mail that does not exist.
 * An address nobody verified gets one too: opening it proves the mailbox, and drops whatever a stranger chose.
 */
export async function requestPasswordReset(ctx: Ctx, input: { email: string }): Promise<{ ok: true }> {
  const { deps } = ctx;
  const { email } = input;
  const mailbox = canonicalEmail(email);
  await countUse(ctx, [
    ["resetByAddress", ctx.ipaddress],
    ["resetByEmail", mailbox],
    ["mailsToMailbox", mailbox],
  ]);
  const [{ user, placeBan }, link] = await Promise.all([
    findForSignIn(deps.db, { email, domains: domainsOf(email), ipaddress: ctx.ipaddress }),
    newLink(deps, "RESET_PASSWORD"),
  ]);
  refuseBanned(placeBan);
  const emailId = crypto.randomUUID();
  const template = user?.emailVerified && !user.password ? "set-password" : "reset-password";
  await deps.db.write([
    insertResetLink({ ...link, email }),
    insertEmail(
      accountMail(deps, {
        id: emailId,
        to: email,
        template,
        params: { linkId: link.id },
        onlyTo: "the registered",
        now: link.now,
      }),
    ),
  ]);
  await publishSoon(deps, [{ job: "send-email", body: { id: emailId } }]);
  return { ok: true };
}
