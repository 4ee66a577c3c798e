import { findVerification, forgetChosenPasswords, verifyUser } from "#db/queries/accounts.ts";
import { requireChanged } from "#db/queries/session.ts";
import { violated } from "#db/violated.ts";
import { AppError } from "../app-error.ts";
import type { Ctx } from "../context.ts";
import { sha256 } from "../signing.ts";
import { countUse } from "./limit.ts";
import { welcomeAccount } from "./welcome-account.ts";

/** Confirms an address and grants the registration bonus, once. The same link again answers the same. */
export async function verifyEmail(ctx: Ctx, input: { token: string }): Promise<{ email: string }> {
  const { deps } = ctx;
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const now = deps.now();
  const tokenHash = await sha256(input.token);
  const found = await findVerification(deps.db, { tokenHash, now });
  if (!found) throw new AppError("LINK_EXPIRED");
  if (found.emailVerified) return { email: found.email };

  try {
    await deps.db.write([
      ...(await welcomeAccount(ctx, { ...found, now })),
      verifyUser({ tokenHash, now }),
      requireChanged("link_used"),
      forgetChosenPasswords({ tokenHash }),
    ]);
  } catch (error) {
    if (violated(error) !== "link_used") throw error;
    // the other tab was faster, or the account was banned: either way this link did nothing
    const again = await findVerification(deps.db, { tokenHash, now });
    if (!again?.emailVerified) throw new AppError("LINK_EXPIRED");
  }
  return { email: found.email };
}
