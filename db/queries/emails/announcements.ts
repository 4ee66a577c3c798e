import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { user } from "#db/tables/accounts/account.ts";
import { announcement, mutedMail } from "#db/tables/accounts/email.ts";
import { ANNOUNCEMENT_DAYS } from "#schema/emails/emails.ts";
import type { Db, Statement } from "../../client.ts";
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

/** How many people an announcement would go to: who asked for news and did not turn that kind off. */
export function countReaders(db: Db) {
  const muted = db.orm
    .select({ one: sql`1` })
    .from(mutedMail)
    .where(and(eq(mutedMail.userId, user.id), eq(mutedMail.kind, "ANNOUNCEMENTS")));
  return db.orm
    .select({ count: sql<number>`count(*)` })
    .from(user)
    .where(
      and(
        isNotNull(user.emailVerified),
        // as the index of whom such emails may go to says it
        sql`"user"."allowMarketing" = 1 AND "user"."banned" = 0`,
        isNull(user.deletion),
        sql`NOT EXISTS ${muted}`,
      ),
    );
}

/** All of them, the newest first, with how many emails were written. */
export function listAnnouncements(db: Db, limit: number) {
  return db.orm
    .select({
      id: announcement.id,
      subject: announcement.subject,
      createdAt: announcement.createdAt,
      until: announcement.until,
      emails: sql<number>`(SELECT count(*) FROM email e WHERE e.createdAt >= "announcement"."createdAt"
        AND e.template = 'announcement' AND e.key LIKE 'ANNOUNCEMENT:%:' || "announcement"."id")`,
    })
    .from(announcement)
    .orderBy(desc(announcement.createdAt))
    .limit(limit);
}
