import {
  findLink,
  purgeLinks,
  purgeVerifications,
  resetPassword as query,
} from "#db/queries/accounts/account-links.ts";
import { deleteForeignAccounts, dropPictureOfNobody } from "#db/queries/accounts/google.ts";
import { deleteNewFactors, dropIdleCodes } from "#db/queries/accounts/second-factor.ts";
import { deleteSessions } from "#db/queries/accounts/session.ts";
import { LINK_HOURS } from "#schema/emails/email-links.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { logSecurity } from "../../security/security-log.ts";
import { sha256 } from "../../security/signing.ts";
import { accountEmail } from "../account-email.ts";
import { welcomeAccount } from "../registration/welcome-account.ts";
import { rememberDevice } from "../sessions/known-device.ts";
import { hashPassword } from "./password.ts";
import { requireSafePassword } from "./require-safe-password.ts";

/** For as long as a change of the address can be undone. */
const NEW_FACTOR_MS = LINK_HOURS.UNDO_EMAIL_CHANGE * 3_600_000;

/**
 * Sets the password of the account a link was mailed to, once. Every device is signed out, every other link dies, and
 * a Google account of another address is disconnected, as are an app and passkeys of the last days: whoever had got in
 * is out.
 */
export async function resetPassword({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string; password: string };
}): Promise<{ email: string }> {
  const { deps } = ctx;
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const now = deps.now();
  const tokenHash = await sha256(input.token);
  const found = await findLink(deps.db, { tokenHash, purpose: "RESET_PASSWORD", now });
  if (!found) throw new AppError("LINK_EXPIRED");
  const { userId, email } = found;
  await requireSafePassword(input.password, email);
  const password = await hashPassword(deps.config, input.password);
  await commit(ctx, {
    statements: [
      ...(await welcomeAccount(ctx, { userId, email, referralCode: ctx.invitedBy, now })),
      ...query({ userId, tokenHash, password, now }),
      deleteSessions({ userId, except: null }),
      deleteForeignAccounts({ userId, email }),
      dropPictureOfNobody(userId),
      ...deleteNewFactors({ userId, since: now - NEW_FACTOR_MS }),
      ...dropIdleCodes(userId),
      purgeLinks(userId),
      purgeVerifications(email),
    ],
    emails: [accountEmail(deps, { id: crypto.randomUUID(), to: email, template: "password-changed", now })],
  });
  // whoever has the mailbox signs in here next, however many strangers guess meanwhile
  await rememberDevice(ctx, userId);
  await logSecurity(ctx, "password_reset", { outcome: "ok", userId });
  return { email };
}
