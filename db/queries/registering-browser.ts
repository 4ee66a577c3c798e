import type { Statement } from "../client.ts";

/**
 * Uses up the right of the browser that registered to be signed in by the link that has just verified the address.
 * Follow it with `requireChanged("link_used")`.
 */
export function spendLinkSignIn(options: {
  tokenHash: string;
  browserHash: string;
  verifiedAfter: number;
  now: number;
}): Statement {
  return {
    sql: `UPDATE verificationToken SET browserHash = NULL
          WHERE token = ? AND browserHash = ? AND expires > ?
            AND EXISTS (SELECT 1 FROM user WHERE email = identifier AND emailVerified >= ? AND banned = 0)`,
    args: [options.tokenHash, options.browserHash, options.now, options.verifiedAfter],
  };
}
