import { asc, gt } from "drizzle-orm";
import { ANNOUNCEMENT_DAYS } from "#schema/emails/emails.ts";
import type { Db, Statement } from "../../client.ts";
import { announcement } from "../../tables/email.ts";
import { insert } from "../../write.ts";
import type { OpenAnnouncement } from "./lifecycle-emails.ts";

/** The same id a second time changes nothing. */
export function insertAnnouncement(input: OpenAnnouncement & { writtenBy: string; now: number }): Statement {
  const { now, ...row } = input;
  const until = new Date(now + ANNOUNCEMENT_DAYS * 86_400_000);
  return insert(announcement, { ...row, createdAt: new Date(now), until }).onConflictDoNothing({
    target: announcement.id,
  });
}

/** Those still going out, the oldest first. */
export function listOpenAnnouncements(db: Db, now: number) {
  return db.orm
    .select()
    .from(announcement)
    .where(gt(announcement.until, new Date(now)))
    .orderBy(asc(announcement.until));
}
