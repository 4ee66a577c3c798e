import { DELETED_DOMAIN } from "#schema/accounts/account-rights.ts";
import type { Statement } from "../../client.ts";

/**
 * Accounts that rows refer to for good become ids without anybody behind them: credits that were left are taken back in the
 * ledger, and the address is one that nobody can register. `which` is SQL over `user`, which holds until the end.
 */
export function buryUsers(which: string, args: (string | number)[], now: number): Statement[] {
  return [
    {
      sql: `INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, reasonExtra, key, createdAt)
            SELECT lower(hex(randomblob(16))), id, -credits, credits, 0, 'OTHER', '{"kind":"ACCOUNT_DELETED"}', id || ':deleted', ?
            FROM user WHERE credits > 0 AND ${which}`,
      args: [now, ...args],
    },
    {
      sql: `UPDATE user SET name = NULL, email = id || '@${DELETED_DOMAIN}', emailVerified = NULL, image = NULL, pictureKey = NULL,
              password = NULL, ipaddress = NULL, extraInfo = NULL, allowMarketing = 0, role = 'USER',
              stripeCustomerId = NULL, deletion = 'DONE', updatedAt = ? WHERE ${which}`,
      args: [now, ...args],
    },
  ];
}
