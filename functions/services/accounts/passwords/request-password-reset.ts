import { insertResetLink } from "#db/queries/accounts/account-links.ts";
import { findForSignIn } from "#db/queries/accounts/accounts.ts";
import { commit } from "../../commit.ts";
import type { Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { accountEmail } from "../account-email.ts";
import { newLink } from "../account-link.ts";
import { canonicalEmail } from "../addresses/canonical-email.ts";
import { domainsOf } from "../addresses/email-domain.ts";
import { refuseBanned } from "../sessions/refuse-banned.ts";

/**
 * Emails a link to choose a password. The answer, the work and the trips are the same for an unknown address: the
 * statements find nobody to write for, and the queue delivers an email that does not exist.
 * An address nobody verified gets one too: opening it proves the mailbox, and drops whatever a stranger chose.
 */
export async function requestPasswordReset({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { email: string };
}): Promise<{ ok: true }> {
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
  await commit(ctx, {
    statements: [insertResetLink({ ...link, email })],
    emails: [
      accountEmail(deps, {
        id: crypto.randomUUID(),
        to: email,
        template: user?.emailVerified && !user.password ? "set-password" : "reset-password",
        params: { linkId: link.id },
        onlyTo: "the registered",
        now: link.now,
      }),
    ],
  });
  return { ok: true };
}
