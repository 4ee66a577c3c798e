import type { Harness } from "./harness.ts";
import { insertPerson } from "./people.ts";
import { insertInto } from "./rows.ts";

export interface MailRow {
  id: string;
  to: string;
  template: string;
  emailType: string;
  params: Record<string, string>;
  resendId: string | null;
  failedAt: number | null;
  createdAt: number;
}

/** The mails written down for a person, oldest first. */
export async function emailRows(harness: Harness, userId: string): Promise<MailRow[]> {
  const rows = await harness.db.orm.all<MailRow & { params: string }>(
    `SELECT * FROM email WHERE userId = '${userId}' ORDER BY createdAt, rowid`,
  );
  return rows.map((row) => ({ ...row, params: JSON.parse(row.params) as Record<string, string> }));
}

export const templatesTo = async (harness: Harness, userId: string) =>
  (await emailRows(harness, userId)).map(({ template }) => template);

/** Someone who confirmed their address this moment, and wants all mails there are, or none that need consent. */
export async function insertReader(harness: Harness, input: { allowMarketing: boolean; credits?: number }) {
  const person = await insertPerson(harness, { credits: input.credits ?? 0 });
  await harness.db.write([
    {
      sql: "UPDATE user SET allowMarketing = ? WHERE id = ?",
      args: [input.allowMarketing ? 1 : 0, person.userId],
    },
  ]);
  return { ...person, email: `${person.userId}@example.com` };
}

/** A mail about to leave, as `insertEmail` writes it. */
export async function insertMail(
  harness: Harness,
  input: { userId: string; to: string; template?: string; kind?: string | null; resendId?: string },
): Promise<string> {
  const id = crypto.randomUUID();
  const now = harness.now();
  await harness.db.write([
    insertInto("email", {
      id,
      resendId: input.resendId ?? null,
      fromEmail: "Likeness <hello@likeness.local>",
      to: input.to,
      subject: "Hello",
      sendAt: now,
      emailType: "OTHER",
      userId: input.userId,
      template: input.template ?? "google-connected",
      params: "{}",
      kind: input.kind ?? null,
      createdAt: now,
    }),
  ]);
  return id;
}
