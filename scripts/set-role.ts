import type { Db } from "#db/client.ts";
import { shortenSessions } from "#db/queries/session.ts";
import type { Role } from "#schema/account.ts";

/** What was done, in words; null where nobody with this address, confirmed, is there. */
export async function setRole(db: Db, input: { email: string; role: Role }): Promise<string | null> {
  const email = input.email.trim().toLowerCase();
  const [changed] = await db.write([
    {
      sql: `UPDATE user SET role = ?, updatedAt = ? WHERE email = ? AND emailVerified IS NOT NULL AND banned = 0
            RETURNING role`,
      args: [input.role, Date.now(), email],
    },
    shortenSessions(email),
  ]);
  return changed?.rows[0] ? `${email} is ${input.role} now.` : null;
}
