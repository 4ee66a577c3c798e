import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { user } from "#db/tables/accounts/account.ts";
import { accountExport } from "#db/tables/accounts/account-rights.ts";
import type { ExportPart } from "#schema/accounts/account-rights.ts";
import type { Db, Statement } from "../../client.ts";
import { combineReads } from "../../read.ts";
import { insert } from "../../write.ts";
import { expectChange } from "../guards.ts";

/** The export asked for last, and where its link goes. */
export function findOwnExport(db: Db, userId: string) {
  const own = db.orm
    .select({ email: user.email, export: accountExport })
    .from(user)
    .leftJoin(accountExport, eq(accountExport.userId, user.id))
    .where(eq(user.id, userId));
  return combineReads([own], ([rows]) => rows[0]!);
}

/** A new one in the place of the last, whose link dies. Aborts as `moved_on` when another was begun since `freshSince`. */
export function insertExport(args: {
  userId: string;
  linkId: string;
  tokenHash: string;
  expires: number;
  freshSince: number;
  now: number;
}): Statement[] {
  const { userId, now } = args;
  return [
    { sql: "DELETE FROM accountExport WHERE userId = ? AND createdAt <= ?", args: [userId, args.freshSince] },
    ...expectChange(
      insert(accountExport, {
        userId,
        linkId: args.linkId,
        token: args.tokenHash,
        createdAt: new Date(now),
        expires: new Date(args.expires),
      }).onConflictDoNothing({ target: accountExport.userId }),
      "moved_on",
    ),
  ];
}

/** One that waits to be prepared, with whose it is. */
export async function findUnprepared(db: Db, linkId: string) {
  const [row] = await db.orm
    .select({ userId: user.id, email: user.email })
    .from(accountExport)
    .innerJoin(user, eq(user.id, accountExport.userId))
    .where(and(eq(accountExport.linkId, linkId), isNull(accountExport.parts)));
  return row ?? null;
}

export async function listUnprepared(db: Db, args: { before: number; limit: number }): Promise<string[]> {
  const rows = await db.orm
    .select({ linkId: accountExport.linkId })
    .from(accountExport)
    .where(and(isNull(accountExport.parts), lt(accountExport.createdAt, new Date(args.before))))
    .orderBy(accountExport.createdAt)
    .limit(args.limit);
  return rows.map(({ linkId }) => linkId);
}

/** Aborts as `moved_on` where it was prepared, or replaced, meanwhile. */
export function prepareExport(args: {
  linkId: string;
  parts: (ExportPart & { until: string })[];
  now: number;
}): Statement[] {
  return expectChange(
    {
      sql: "UPDATE accountExport SET parts = ?, mailedAt = ? WHERE linkId = ? AND parts IS NULL",
      args: [JSON.stringify(args.parts), args.now, args.linkId],
    },
    "moved_on",
  );
}

/** Aborts as `moved_on` where its link was mailed since `before`. */
export function noteEmailedAgain(args: { linkId: string; before: number; now: number }): Statement[] {
  return expectChange(
    {
      sql: "UPDATE accountExport SET mailedAt = ? WHERE linkId = ? AND mailedAt <= ?",
      args: [args.now, args.linkId, args.before],
    },
    "moved_on",
  );
}

/** The prepared export a mailed link opens, for its owner alone; null for anybody else. */
export function findExportByToken(db: Db, args: { userId: string; tokenHash: string; now: number }) {
  const opened = db.orm
    .select({ email: user.email, export: accountExport })
    .from(accountExport)
    .innerJoin(user, eq(user.id, accountExport.userId))
    .where(
      and(
        eq(accountExport.userId, args.userId),
        eq(accountExport.token, args.tokenHash),
        gt(accountExport.expires, new Date(args.now)),
      ),
    );
  return combineReads([opened], ([rows]) => rows[0] ?? null);
}

export function purgeExports(args: { now: number; limit: number }): Statement {
  return {
    sql: `DELETE FROM accountExport WHERE rowid IN (SELECT rowid FROM accountExport WHERE expires < ? ORDER BY expires LIMIT ?)`,
    args: [args.now, args.limit],
  };
}

/** A person's stored files in one order: photos, pictures, recordings and spoken words, then videos. `place` begins with what it is. */
const files = (userId: string) => sql`(
  SELECT 'photos/' || key AS place, key, createdAt FROM "uploadedImage" WHERE "userId" = ${userId}
  UNION SELECT 'photos/' || p.key, p.key, t.createdAt FROM "training" t
    JOIN "trainingUploadImage" p ON p."trainingId" = t.id WHERE t."userId" = ${userId}
    AND NOT EXISTS (SELECT 1 FROM "uploadedImage" i WHERE i.key = p.key)
    AND NOT EXISTS (SELECT 1 FROM "generation" g WHERE g."imageUrl" = p.key AND g."deletedAt" IS NULL)
  UNION ALL SELECT 'photos/' || "pictureKey", "pictureKey", updatedAt FROM "user"
    WHERE id = ${userId} AND "pictureKey" IS NOT NULL
  UNION ALL SELECT 'pictures/' || iif("isVirtual", 'not-a-real-person-', '') || id, "imageUrl", createdAt FROM "generation"
    WHERE "userId" = ${userId} AND status = 'COMPLETED' AND "deletedAt" IS NULL
  UNION ALL SELECT 'pictures/' || iif(e."isVirtual", 'not-a-real-person-', '') || e.id || '-' || (u.key + 1) || substr(u.value, -4), u.value, e."createdAt"
    FROM "imageToImageGeneration" e, json_each(e."imageUrls") u
    WHERE e."userId" = ${userId} AND e."deletedAt" IS NULL
  UNION ALL SELECT 'recordings/' || id || '.' || replace(key, rtrim(key, replace(key, '.', '')), ''), key, createdAt
    FROM "uploadedAudio" WHERE "userId" = ${userId}
  UNION ALL SELECT 'videos/' || replace(key, rtrim(key, replace(key, '/', '')), ''), key, createdAt
    FROM "uploadedVideo" WHERE "userId" = ${userId}
  UNION ALL SELECT 'videos/' || iif("isVirtual", 'not-a-real-person-', '') || id || '.mp4', "videoUrl", createdAt FROM "videoGeneration"
    WHERE "userId" = ${userId} AND status = 'COMPLETED' AND "deletedAt" IS NULL
  UNION ALL SELECT 'videos/film-' || id || '.mp4', "filmUrl", createdAt FROM "videoPack"
    WHERE "userId" = ${userId} AND "filmUrl" IS NOT NULL)`;

/** How the files divide into parts of so many; none where there are none. */
export async function countParts(
  db: Db,
  args: { userId: string; perPart: number },
): Promise<(ExportPart & { until: string })[]> {
  return db.orm.all(sql`
    SELECT max(place) AS until, sum(place < 'pictures/') AS photos,
      sum(place >= 'pictures/' AND place < 'recordings/') AS pictures,
      sum(place >= 'recordings/' AND place < 'videos/') AS recordings, sum(place >= 'videos/') AS videos
    FROM (SELECT place, row_number() OVER (ORDER BY place) - 1 AS n FROM ${files(args.userId)})
    GROUP BY CAST(n / ${args.perPart} AS INTEGER) ORDER BY until`);
}

export interface ExportFile {
  place: string;
  key: string;
  createdAt: number;
}

/** The files after one place up to another (null: all that follow), at most `limit` of them. */
export async function listFiles(
  db: Db,
  args: { userId: string; after: string; until: string | null; limit: number },
): Promise<ExportFile[]> {
  return db.orm.all(sql`
    SELECT place, key, createdAt FROM ${files(args.userId)}
    WHERE place > ${args.after} AND (${args.until} IS NULL OR place <= ${args.until})
    ORDER BY place LIMIT ${args.limit}`);
}
