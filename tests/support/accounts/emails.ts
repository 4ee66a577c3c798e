import { type Columns, emailRow } from "../database/rows.ts";
import { rowsOf } from "../database/sql.ts";
import { eventually } from "../eventually.ts";
import type { Harness } from "../harness.ts";

/** The emails written down for a person, oldest first. */
export async function emailRows(harness: Harness, userId: string) {
  const rows = await rowsOf<{ id: string; to: string; template: string; params: string; createdAt: number }>(
    harness.db,
    "SELECT * FROM email WHERE userId = ? ORDER BY createdAt, rowid",
    userId,
  );
  return rows.map((row) => ({ ...row, params: JSON.parse(row.params) as Record<string, string> }));
}

export const templatesTo = async (harness: Harness, userId: string) =>
  (await emailRows(harness, userId)).map(({ template }) => template);

/** An email about to leave; answers its id. */
export async function insertEmail(harness: Harness, columns: Columns & { to: string }): Promise<string> {
  const id = crypto.randomUUID();
  const now = harness.now();
  await harness.db.write([emailRow({ id, sendAt: now, createdAt: now, ...columns })]);
  return id;
}

interface ReadEmail {
  subject: string;
  text: string;
  html: string;
  /** The secret of the link in it. */
  token: string | null;
}

/** Waits until `count` emails have come to an address; newest first. */
export function emailsTo(harness: Pick<Harness, "cloud">, to: string, count: number): Promise<ReadEmail[]> {
  return eventually(`${count} emails to ${to}`, async () => {
    const emails = await inbox(harness, to);
    return emails.length >= count && emails;
  });
}

export async function inbox(harness: Pick<Harness, "cloud">, to: string): Promise<ReadEmail[]> {
  const response = await fetch(`${harness.cloud.email.url}/inbox?to=${encodeURIComponent(to)}`);
  const emails = (await response.json()) as Omit<ReadEmail, "token">[];
  return emails.map((email) => ({ ...email, token: /[?&]token=([\w-]+)/.exec(email.text)?.[1] ?? null }));
}
