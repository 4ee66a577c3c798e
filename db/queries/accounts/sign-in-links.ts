import { and, eq, gt } from "drizzle-orm";
import { verificationToken } from "#db/tables/accounts/account.ts";
import type { Db, Statement } from "../../client.ts";
import { insert } from "../../write.ts";
import { expectChange } from "../guards.ts";

/** A link for an address, whether or not it has an account: which of the two is found out when it is used. */
export function insertSignInLink(input: {
  id: string;
  tokenHash: string;
  email: string;
  /** Of the browser that asks. */
  browserHash: string;
  terms: string | null;
  expires: number;
  now: number;
}): Statement {
  return insert(verificationToken, {
    id: input.id,
    token: input.tokenHash,
    purpose: "SIGN_IN",
    identifier: input.email,
    browserHash: input.browserHash,
    termsVersion: input.terms,
    expires: new Date(input.expires),
    createdAt: new Date(input.now),
  });
}

/** A link that is still good, whichever browser holds it. */
export async function findSignInLink(db: Db, input: { tokenHash: string; now: number }) {
  const [row] = await db.orm
    .select({
      email: verificationToken.identifier,
      browserHash: verificationToken.browserHash,
      terms: verificationToken.termsVersion,
    })
    .from(verificationToken)
    .where(
      and(
        eq(verificationToken.token, input.tokenHash),
        eq(verificationToken.purpose, "SIGN_IN"),
        gt(verificationToken.expires, new Date(input.now)),
      ),
    );
  return row ?? null;
}

/** Uses a link up. Aborts as `link_used` where that was done. */
export function spendSignInLink(tokenHash: string): Statement[] {
  return expectChange(
    { sql: "DELETE FROM verificationToken WHERE token = ? AND purpose = 'SIGN_IN'", args: [tokenHash] },
    "link_used",
  );
}
