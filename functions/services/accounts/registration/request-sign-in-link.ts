import type * as z from "zod";
import { findForSignIn } from "#db/queries/accounts/accounts.ts";
import { insertSignInLink } from "#db/queries/accounts/sign-in-links.ts";
import type { signInLinkInput } from "#schema/accounts/account.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { sha256 } from "../../security/signing.ts";
import { accountEmail } from "../account-email.ts";
import { newLink } from "../account-link.ts";
import { canonicalEmail } from "../addresses/canonical-email.ts";
import { domainsOf } from "../addresses/email-domain.ts";
import { mailboxFingerprints } from "../addresses/fingerprints.ts";
import { refuseBanned } from "../sessions/refuse-banned.ts";

/**
 * Emails a link that signs in this browser, and makes an account where the address has none. The answer, the work, the
 * writes and the email are the same either way: nothing is written of the account before its mailbox is proven.
 */
export async function requestSignInLink({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: z.output<typeof signInLinkInput>;
}): Promise<{ ok: true }> {
  const { deps } = ctx;
  const { email } = input;
  const browserSecret = ctx.browser.rememberRegistration();
  const mailbox = canonicalEmail(email);
  await countUse(ctx, [
    ["signInLinkByAddress", ctx.ipaddress],
    ["signInLinkByEmail", mailbox],
    ["mailsToMailbox", mailbox],
  ]);
  const [known, link] = await Promise.all([
    findForSignIn(deps.db, {
      mailboxHashes: await mailboxFingerprints(deps, email),
      email,
      domains: domainsOf(email),
      ipaddress: ctx.ipaddress,
    }),
    newLink(deps, "SIGN_IN"),
  ]);
  refuseBanned(known.placeBan);
  // why is for its owner, as when registering
  if (known.mailboxBanned || known.user?.ban != null) throw new AppError("BANNED");
  await commit(ctx, {
    statements: [
      insertSignInLink({
        ...link,
        email,
        browserHash: await sha256(browserSecret),
        terms: input.terms ?? null,
      }),
    ],
    emails: [
      accountEmail(deps, {
        id: crypto.randomUUID(),
        to: email,
        template: "sign-in-link",
        params: { linkId: link.id },
        now: link.now,
      }),
    ],
  });
  return { ok: true };
}
