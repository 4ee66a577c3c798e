import type * as z from "zod";
import { findVerification, purgeChosenPasswords, verifyUser } from "#db/queries/accounts/accounts.ts";
import type { verifyEmailInput } from "#schema/accounts/account.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../app-error.ts";
import { commitOnce } from "../../commit.ts";
import type { Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { sha256 } from "../../security/signing.ts";
import { hashPassword } from "../passwords/password.ts";
import { requireSafePassword } from "../passwords/require-safe-password.ts";
import { welcomeAccount } from "./welcome-account.ts";

/**
 * Confirms an address and grants the registration bonus, once. The same link again answers the same. Elsewhere than in the
 * browser that registered, whoever has the mailbox chooses the password: the one in the link may be a stranger's.
 * `signIn`: this is the browser that registered, with nobody signed in, so the link may sign in too.
 */
export async function verifyEmail({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: z.output<typeof verifyEmailInput>;
}): Promise<{ email: string; signIn: boolean }> {
  const { deps } = ctx;
  const browserSecret = ctx.browser.registrationSecret;
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const now = deps.now();
  const tokenHash = await sha256(input.token);
  const found = await findVerification(deps.db, { tokenHash, now });
  if (!found) throw new AppError("LINK_EXPIRED");
  const registeredHere = browserSecret !== null && found.browserHash === (await sha256(browserSecret));
  const answer = { email: found.email, signIn: registeredHere && ctx.caller === null };
  if (found.emailVerified) return answer;
  const password = registeredHere ? null : await choosePassword(deps, input.password, found.email);

  await commitOnce(ctx, {
    statements: [
      ...(await welcomeAccount(ctx, { ...found, now })),
      ...verifyUser({ tokenHash, password, terms: input.terms ?? null, now }),
      purgeChosenPasswords({ tokenHash, signIn: registeredHere }),
    ],
    once: {
      repeatBreaks: "link_used",
      async findEarlier() {
        // the other tab was faster, or the account was banned: either way this link did nothing
        const again = await findVerification(deps.db, { tokenHash, now });
        if (!again?.emailVerified) throw new AppError("LINK_EXPIRED");
        return again;
      },
    },
  });
  return answer;
}

/** The hash of a password of one's own. */
async function choosePassword(
  { config }: Deps,
  password: string | undefined,
  email: string,
): Promise<string> {
  if (password === undefined) throw new AppError("PASSWORD_NEEDED");
  await requireSafePassword(password, email);
  return hashPassword(config, password);
}
