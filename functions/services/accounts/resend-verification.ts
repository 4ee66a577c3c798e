import { countPasswordsAtStake, findForSignIn, insertVerificationToken } from "#db/queries/accounts.ts";
import { insertEmail } from "#db/queries/emails.ts";
import type { Ctx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";
import { countUse } from "./limit.ts";
import { newVerificationToken, VERIFICATION_TTL } from "./verification-link.ts";

/**
 * Mails a new link where one is due; answers the same where none is.
 * Where the address was registered more than once, nobody can say whose password the new link would set:
 * the mail then asks to register again instead, so that no stranger's password comes in by it.
 */
export async function resendVerification(ctx: Ctx, input: { email: string }): Promise<{ ok: true }> {
  const { deps } = ctx;
  await countUse(ctx, [
    ["resendByAddress", ctx.ipaddress],
    ["resendByEmail", input.email],
  ]);
  const domain = input.email.slice(input.email.lastIndexOf("@") + 1);
  const { user, banned } = await findForSignIn(deps.db, {
    email: input.email,
    domain,
    ipaddress: ctx.ipaddress,
  });
  if (!user || user.emailVerified || banned) return { ok: true };

  const now = deps.now();
  const contested = (await countPasswordsAtStake(deps.db, { email: input.email, now })) > 1;
  const token = await newVerificationToken(deps);
  const emailId = crypto.randomUUID();
  await deps.db.write([
    ...(contested
      ? []
      : [
          insertVerificationToken({
            ...token,
            email: input.email,
            password: null,
            name: null,
            expires: now + VERIFICATION_TTL,
            now,
          }),
        ]),
    insertEmail({
      id: emailId,
      from: deps.config.EMAIL_FROM,
      to: input.email,
      subject: "Confirm your e-mail address",
      type: "EMAIL_CONFIRMATION",
      template: contested ? "register-again" : "verify-email",
      params: contested ? {} : { tokenId: token.id },
      now,
    }),
  ]);
  await publishSoon(deps, [{ job: "send-email", body: { id: emailId } }]);
  return { ok: true };
}
