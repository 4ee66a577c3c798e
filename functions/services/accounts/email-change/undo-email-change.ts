import {
  findLink,
  insertResetLink,
  purgeAllLinks,
  undoEmailChange as query,
} from "#db/queries/accounts/account-links.ts";
import { deleteForeignAccounts, dropPictureOfNobody } from "#db/queries/accounts/google.ts";
import { deleteAllFactors, dropIdleCodes } from "#db/queries/accounts/second-factor.ts";
import { deleteSessions } from "#db/queries/accounts/session.ts";
import { freeAddress } from "#db/queries/accounts/unverified.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { logSecurity } from "../../security/security-log.ts";
import { sha256 } from "../../security/signing.ts";
import { accountEmail } from "../account-email.ts";
import { newLink } from "../account-link.ts";

/**
 * "This was not me", from the address an account had: it gets that address back, wherever it was moved since, and
 * nobody is in it any more. A link to choose a password goes to the same mailbox.
 */
export async function undoEmailChange({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string };
}): Promise<{ email: string }> {
  const { deps } = ctx;
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const now = deps.now();
  const tokenHash = await sha256(input.token);
  const found = await findLink(deps.db, { tokenHash, purpose: "UNDO_EMAIL_CHANGE", now });
  if (!found) throw new AppError("LINK_EXPIRED");
  const { userId, linkEmail: email } = found;
  const reset = await newLink(deps, "RESET_PASSWORD");
  await commit(ctx, {
    statements: [
      ...freeAddress({ email, exceptUserId: userId, now }),
      ...query({ userId, tokenHash, email, now }),
      deleteSessions({ userId, except: null }),
      deleteForeignAccounts({ userId, email }),
      dropPictureOfNobody(userId),
      // whoever moved the address knew the password, and may have added one of their own
      ...deleteAllFactors(userId),
      ...dropIdleCodes(userId),
      purgeAllLinks(userId),
      insertResetLink({ ...reset, email }),
    ],
    emails: [
      accountEmail(deps, {
        id: crypto.randomUUID(),
        to: email,
        template: "email-change-undone",
        params: { linkId: reset.id },
        now,
      }),
    ],
    duplicates: { "user.email": "CONFLICT" },
  });
  await logSecurity(ctx, "email_change_undone", { outcome: "ok", userId });
  return { email };
}
