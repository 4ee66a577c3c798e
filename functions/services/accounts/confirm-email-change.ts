import {
  changeEmail,
  deleteUnverified,
  findLink,
  forgetLinks,
  forgetVerifications,
} from "#db/queries/account-links.ts";
import { requireChanged, requireSession } from "#db/queries/session.ts";
import { duplicateOf } from "#db/violated.ts";
import { AppError, orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { logSecurity } from "../security-log.ts";
import { sha256 } from "../signing.ts";
import { countUse } from "./limit.ts";

/**
 * Moves the account to the address the link was mailed to. Its owner has to be signed in: were the link enough,
 * anyone could lead a stranger to put their own address on someone else's account.
 */
export async function confirmEmailChange(
  ctx: ActorCtx,
  input: { token: string },
): Promise<{ email: string }> {
  const { deps, actor } = ctx;
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const now = deps.now();
  const tokenHash = await sha256(input.token);
  const { userId } = actor;
  const found = await findLink(deps.db, { tokenHash, purpose: "CHANGE_EMAIL", now });
  if (!found || found.userId !== userId) throw new AppError("LINK_EXPIRED");
  const { linkEmail } = found;
  try {
    await orTell(
      deps.db.write([
        requireSession(actor, now),
        deleteUnverified({ email: linkEmail, exceptUserId: userId }),
        changeEmail({ userId, tokenHash, email: linkEmail, now }),
        requireChanged("link_used"),
        forgetLinks(userId),
        forgetVerifications(found.email),
        forgetVerifications(linkEmail),
      ]),
    );
  } catch (error) {
    // someone verified that address since the link was mailed
    if (duplicateOf(error, "user.email")) throw new AppError("LINK_EXPIRED");
    throw error;
  }
  await logSecurity(ctx, "email_change", { outcome: "ok", userId });
  return { email: linkEmail };
}
