import { asc, gt } from "drizzle-orm";
import { ANNOUNCEMENT_DAYS } from "#schema/emails/emails.ts";
import type { Db, Statement } from "../../client.ts";
import { announcement } from "../../tables/email.ts";
import type { OpenAnnouncement } from "./lifecycle-emails.ts";

/** The same id a second time changes nothing. */
export function insertAnnouncement(input: OpenAnnouncement & { writtenBy: string; now: number }): Statement {
  return {
    sql: `INSERT INTO announcement (id, subject, title, text, actionLabel, actionPath, writtenBy, createdAt, until)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    args: [
      ...[
        input.id,
        input.subject,
        input.title,
        input.text,
        input.actionLabel,
        input.actionPath,
        input.writtenBy,
      ],
      ...[input.now, input.now + ANNOUNCEMENT_DAYS * 86_400_000],
    ],
  };
}

/** Those still going out, the oldest first. */
export function listOpenAnnouncements(db: Db, now: number) {
  return db.orm
    .select()
    .from(announcement)
    .where(gt(announcement.until, new Date(now)))
    .orderBy(asc(announcement.until));
}
