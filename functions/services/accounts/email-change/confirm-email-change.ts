import { changeEmail, findLink, purgeLinks, purgeVerifications } from "#db/queries/accounts/account-links.ts";
import { freeAddress } from "#db/queries/accounts/unverified.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { logSecurity } from "../../security/security-log.ts";
import { sha256 } from "../../security/signing.ts";

/**
 * Moves the account to the address the link was mailed to. Its owner has to be signed in: were the link enough,
 * anyone could lead a stranger to put their own address on someone else's account.
 */
export async function confirmEmailChange({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { token: string };
}): Promise<{ email: string }> {
  const { deps, actor } = ctx;
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const now = deps.now();
  const tokenHash = await sha256(input.token);
  const { userId } = actor;
  const found = await findLink(deps.db, { tokenHash, purpose: "CHANGE_EMAIL", now });
  if (!found || found.userId !== userId) throw new AppError("LINK_EXPIRED");
  const { linkEmail } = found;
  await commit(ctx, {
    statements: [
      ...freeAddress({ email: linkEmail, exceptUserId: userId, now }),
      ...changeEmail({ userId, tokenHash, email: linkEmail, now }),
      purgeLinks(userId),
      purgeVerifications(found.email),
      purgeVerifications(linkEmail),
    ],
    // someone verified that address since the link was mailed
    duplicates: { "user.email": "LINK_EXPIRED" },
  });
  await logSecurity(ctx, "email_change", { outcome: "ok", userId });
  return { email: linkEmail };
}
