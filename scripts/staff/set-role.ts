import type { Db } from "#db/client.ts";
import { shortenSessions } from "#db/queries/accounts/session.ts";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import type { Role } from "#schema/accounts/account.ts";
import { ROLE_ACTS } from "#schema/staff/audit.ts";

/** What was done, in words; null where nobody with this address, confirmed, is there. */
export async function setRole(db: Db, input: { email: string; role: Role }): Promise<string | null> {
  const email = input.email.trim().toLowerCase();
  const person = await db.first({
    sql: "SELECT id FROM user WHERE email = ? AND emailVerified IS NOT NULL AND banned = 0",
    args: [email],
  });
  if (!person) return null;
  const userId = String(person.id);
  const now = Date.now();
  await db.write([
    { sql: "UPDATE user SET role = ?, updatedAt = ? WHERE id = ?", args: [input.role, now, userId] },
    shortenSessions(userId),
    noteStaffAction({
      id: crypto.randomUUID(),
      actor: null,
      what: ROLE_ACTS[input.role],
      userId,
      extra: {},
      now,
    }),
  ]);
  return `${email} is ${input.role} now.`;
}
