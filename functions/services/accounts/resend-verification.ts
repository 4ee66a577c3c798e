import { countPasswordsAtStake, insertVerificationToken } from "#db/queries/accounts.ts";
import { insertEmail } from "#db/queries/emails.ts";
import type { Ctx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";
import { sha256 } from "../signing.ts";
import { canonicalEmail } from "./canonical-email.ts";
import { countUse } from "./limit.ts";
import { newVerificationToken, VERIFICATION_TTL } from "./verification-link.ts";
import { verificationMail } from "./verification-mail.ts";

/**
 * Mails a new link where one is due. The answer and the work are the same where none is: the statements find
 * nobody to write for, and the queue delivers a mail that does not exist.
 * Where the address was registered more than once, nobody can say whose password the new link would set:
 * the mail then asks to register again instead, so that no stranger's password comes in by it.
 */
export async function resendVerification(
  ctx: Ctx,
  input: { email: string; browser: string | null },
): Promise<{ ok: true }> {
  const { deps } = ctx;
  const mailbox = canonicalEmail(input.email);
  await countUse(ctx, [
    ["resendByAddress", ctx.ipaddress],
    ["resendByEmail", mailbox],
    ["mailsToMailbox", mailbox],
  ]);
  const now = deps.now();
  const contested = (await countPasswordsAtStake(deps.db, { email: input.email, now })) > 1;
  const token = await newVerificationToken(deps);
  const emailId = crypto.randomUUID();
  await deps.db.write([
    insertVerificationToken({
      ...token,
      email: input.email,
      password: null,
      name: null,
      referralCode: ctx.invitedBy,
      browserHash: input.browser === null ? null : await sha256(input.browser),
      expires: now + VERIFICATION_TTL,
      now,
      withheld: contested,
    }),
    insertEmail(
      verificationMail(deps, {
        id: emailId,
        to: input.email,
        kind: contested ? "register-again" : "verify-email",
        tokenId: token.id,
        onlyTo: "the unverified",
        now,
      }),
    ),
  ]);
  await publishSoon(deps, [{ job: "send-email", body: { id: emailId } }]);
  return { ok: true };
}
