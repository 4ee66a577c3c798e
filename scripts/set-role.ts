import type { Db } from "#db/client.ts";
import type { Role } from "#schema/account.ts";

/** What was done, in words; null where nobody with this address, confirmed, is there. */
export async function setRole(db: Db, of: { email: string; role: Role }): Promise<string | null> {
  const email = of.email.trim().toLowerCase();
  const [changed] = await db.write([
    {
      sql: `UPDATE user SET role = ?, updatedAt = ? WHERE email = ? AND emailVerified IS NOT NULL AND banned = 0
            RETURNING role`,
      args: [of.role, Date.now(), email],
    },
  ]);
  return changed?.rows[0] ? `${email} is ${of.role} now.` : null;
}
