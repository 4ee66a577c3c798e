import { and, asc, eq, isNull } from "drizzle-orm";
import { user } from "#db/tables/accounts/account.ts";
import { shareLink } from "#db/tables/library/collection.ts";
import { shareReport } from "#db/tables/staff/report.ts";
import { MAX_OPEN_REPORTS, type ReportDecision, type ReportReason } from "#schema/staff/reports.ts";
import type { Db, Statement } from "../../client.ts";
import { expectChange } from "../guards.ts";
import { isLive } from "../library/shares.ts";

const OPEN = "SELECT count(*) FROM shareReport WHERE shareId = ? AND decision IS NULL";

/** Said about a link that works. The same id again, and what comes when so many are open, adds nothing. */
export function insertReport(row: {
  id: string;
  shareId: string;
  reason: ReportReason;
  words: string;
  now: number;
}): Statement {
  return {
    sql: `INSERT INTO shareReport (id, shareId, kind, subjectId, userId, reason, words, createdAt)
          SELECT ?, id, CASE WHEN itemId IS NULL THEN 'collection' ELSE 'picture' END, coalesce(itemId, collectionId),
            userId, ?, ?, ? FROM shareLink
          WHERE id = ? AND revokedAt IS NULL AND expires > ? AND (${OPEN}) < ? ON CONFLICT (id) DO NOTHING`,
    args: [row.id, row.reason, row.words, row.now, row.shareId, row.now, row.shareId, MAX_OPEN_REPORTS],
  };
}

/** One open report of a link, if there is one. */
export function findOpenReport(db: Db, shareId: string) {
  return db.orm
    .select({ id: shareReport.id })
    .from(shareReport)
    .where(and(eq(shareReport.shareId, shareId), isNull(shareReport.decision)))
    .limit(1);
}

/** Open reports, the longest waiting first; a link of which nothing is left does not work. */
export function listOpenReports(db: Db, input: { now: number; limit: number }) {
  return db.orm
    .select({
      id: shareReport.id,
      shareId: shareReport.shareId,
      kind: shareReport.kind,
      ownerId: user.id,
      owner: user.email,
      live: shareLink.id,
      reason: shareReport.reason,
      words: shareReport.words,
      createdAt: shareReport.createdAt,
    })
    .from(shareReport)
    .innerJoin(user, eq(user.id, shareReport.userId))
    .leftJoin(shareLink, and(eq(shareLink.id, shareReport.shareId), isLive(input.now)))
    .where(isNull(shareReport.decision))
    .orderBy(asc(shareReport.createdAt), asc(shareReport.id))
    .limit(input.limit);
}

export function findReport(db: Db, id: string) {
  return db.orm
    .select({
      shareId: shareReport.shareId,
      kind: shareReport.kind,
      subjectId: shareReport.subjectId,
      userId: shareReport.userId,
      email: user.email,
      decision: shareReport.decision,
    })
    .from(shareReport)
    .innerJoin(user, eq(user.id, shareReport.userId))
    .where(eq(shareReport.id, id));
}

/** Decides all open reports of a link at once; aborts as `moved_on` where this one was decided. */
export function decideReports(input: {
  id: string;
  shareId: string;
  decision: ReportDecision;
  staffId: string;
  now: number;
}): Statement[] {
  const decided = [input.decision, input.now, input.staffId];
  return [
    ...expectChange(
      {
        sql: "UPDATE shareReport SET decision = ?, decidedAt = ?, decidedBy = ? WHERE id = ? AND decision IS NULL",
        args: [...decided, input.id],
      },
      "moved_on",
    ),
    {
      sql: "UPDATE shareReport SET decision = ?, decidedAt = ?, decidedBy = ? WHERE shareId = ? AND decision IS NULL",
      args: [...decided, input.shareId],
    },
  ];
}

/** What is in a collection that is taken down is so too, so that no other link shows it. Stands after the decision. */
export function takeDownItems(reportId: string): Statement {
  return {
    sql: `INSERT INTO shareReport (id, shareId, kind, subjectId, userId, reason, words, createdAt, decision, decidedAt, decidedBy)
          SELECT r.id || ':' || m.itemId, r.shareId, 'picture', m.itemId, r.userId, r.reason, '', r.createdAt,
            r.decision, r.decidedAt, r.decidedBy
          FROM shareReport r JOIN collectionItem m ON m.collectionId = r.subjectId
          WHERE r.id = ? AND r.decision = 'TAKEN_DOWN'`,
    args: [reportId],
  };
}

/** Every link to it ends, not only the one that was reported; of a collection, those to its pictures too. */
export function endLinksTo(input: { subjectId: string; now: number }): Statement {
  const { subjectId, now } = input;
  return {
    sql: `UPDATE shareLink SET revokedAt = coalesce(revokedAt, ?) WHERE id IN (
            SELECT id FROM shareLink WHERE itemId = ? UNION SELECT id FROM shareLink WHERE collectionId = ?
            UNION SELECT l.id FROM collectionItem m JOIN shareLink l ON l.itemId = m.itemId WHERE m.collectionId = ?)`,
    args: [now, subjectId, subjectId, subjectId],
  };
}
