import { findVerification, forgetChosenPasswords, verifyUser } from "#db/queries/accounts.ts";
import { moveCredits } from "#db/queries/credits.ts";
import { requireChanged } from "#db/queries/session.ts";
import { violated } from "#db/violated.ts";
import { AppError } from "../app-error.ts";
import type { Ctx } from "../context.ts";
import { sha256 } from "../signing.ts";
import { countUse } from "./limit.ts";

/** Confirms an address and grants the registration bonus, once. The same link again answers the same. */
export async function verifyEmail(ctx: Ctx, input: { token: string }): Promise<{ email: string }> {
  const { deps } = ctx;
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const now = deps.now();
  const tokenHash = await sha256(input.token);
  const found = await findVerification(deps.db, { tokenHash, now });
  if (!found) throw new AppError("LINK_EXPIRED");
  if (found.emailVerified) return { email: found.email };

  const bonus = deps.config.REGISTRATION_BONUS_CREDITS;
  try {
    await deps.db.write([
      verifyUser({ tokenHash, now }),
      requireChanged("link_used"),
      forgetChosenPasswords({ tokenHash }),
      ...(bonus > 0
        ? [
            moveCredits({
              id: crypto.randomUUID(),
              userId: found.userId,
              credits: bonus,
              reason: "REGISTRATION_BONUS",
              extra: {},
              key: `${found.userId}:registration-bonus`,
              now,
            }),
          ]
        : []),
    ]);
  } catch (error) {
    if (violated(error) !== "link_used") throw error;
    // the other tab was faster, or the account was banned: either way this link did nothing
    const again = await findVerification(deps.db, { tokenHash, now });
    if (!again?.emailVerified) throw new AppError("LINK_EXPIRED");
  }
  return { email: found.email };
}
