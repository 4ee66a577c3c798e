import { countPasswordsAtStake, insertVerificationToken } from "#db/queries/accounts/accounts.ts";
import { commit } from "../../commit.ts";
import type { Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { sha256 } from "../../security/signing.ts";
import { newLink } from "../account-link.ts";
import { canonicalEmail } from "../addresses/canonical-email.ts";
import { verificationEmail } from "./verification-email.ts";

/**
 * Emails a new link where one is due. The answer and the work are the same where none is: the statements find
 * nobody to write for, and the queue delivers an email that does not exist.
 * Where the address was registered more than once, nobody can say whose password the new link would set:
 * the email then asks to register again instead, so that no stranger's password comes in by it.
 */
export async function resendVerification({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { email: string };
}): Promise<{ ok: true }> {
  const { deps } = ctx;
  const browserSecret = ctx.browser.registrationSecret;
  const mailbox = canonicalEmail(input.email);
  await countUse(ctx, [
    ["resendByAddress", ctx.ipaddress],
    ["resendByEmail", mailbox],
    ["mailsToMailbox", mailbox],
  ]);
  const now = deps.now();
  const contested = (await countPasswordsAtStake(deps.db, { email: input.email, now })) > 1;
  const link = await newLink(deps, "VERIFY_EMAIL");
  await commit(ctx, {
    statements: [
      insertVerificationToken({
        ...link,
        email: input.email,
        password: null,
        name: null,
        referralCode: ctx.invitedBy,
        browserHash: browserSecret === null ? null : await sha256(browserSecret),
        withheld: contested,
      }),
    ],
    emails: [
      verificationEmail(deps, {
        id: crypto.randomUUID(),
        to: input.email,
        kind: contested ? "register-again" : "verify-email",
        linkId: link.id,
        onlyTo: "the unverified",
        now,
      }),
    ],
  });
  return { ok: true };
}
