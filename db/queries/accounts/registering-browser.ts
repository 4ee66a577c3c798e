import type { Statement } from "../../client.ts";
import { expectChange } from "../guards.ts";

/**
 * Uses up the right of the browser that registered to be signed in by the link that has just verified the address.
 * Aborts as `link_used` where there is none.
 */
export function spendLinkSignIn(options: {
  tokenHash: string;
  browserHash: string;
  verifiedAfter: number;
  now: number;
}): Statement[] {
  return expectChange(
    {
      sql: `UPDATE verificationToken SET browserHash = NULL
          WHERE token = ? AND purpose = 'VERIFY_EMAIL' AND browserHash = ? AND expires > ?
            AND EXISTS (SELECT 1 FROM user WHERE email = identifier AND emailVerified >= ? AND banned = 0)`,
      args: [options.tokenHash, options.browserHash, options.now, options.verifiedAfter],
    },
    "link_used",
  );
}
