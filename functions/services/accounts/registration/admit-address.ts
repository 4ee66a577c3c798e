import type { Statement } from "#db/client.ts";
import { purgeVerifications } from "#db/queries/accounts/account-links.ts";
import { adoptUser, insertPasswordlessUser } from "#db/queries/accounts/google.ts";
import { deleteSessions } from "#db/queries/accounts/session.ts";
import type { Ctx } from "../../context.ts";
import { newUserId } from "./new-user-id.ts";
import { welcomeAccount } from "./welcome-account.ts";

/**
 * The account of an address that has just been proven without a password: a new one, or the one that was registered
 * there and never verified (`holderId`), without anything a stranger may have put into it. Aborts as `moved_on`, or
 * breaks `user.email`, where somebody was faster.
 */
export async function admitAddress(
  ctx: Ctx,
  input: { holderId: string | null; email: string; name: string | null; terms: string | null; now: number },
): Promise<{ userId: string; statements: Statement[] }> {
  const { holderId, email, name, terms, now } = input;
  const userId = holderId ?? newUserId(now);
  const newcomer = { id: userId, name, email, ipaddress: ctx.ipaddress, terms, now };
  return {
    userId,
    statements: [
      ...(holderId === null ? [insertPasswordlessUser(newcomer)] : []),
      ...(await welcomeAccount(ctx, { userId, email, referralCode: ctx.invitedBy, now })),
      ...adoptUser({ id: userId, name, terms, now }),
      deleteSessions({ userId, except: null }),
      purgeVerifications(email),
    ],
  };
}
