import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { user } from "#db/tables/accounts/account.ts";
import { promptPackShowcaseImage as showcase } from "#db/tables/library/showcase.ts";
import { generation } from "#db/tables/work/generation.ts";
import {
  MAX_THEME_SHOWCASES,
  type ShowcaseConsentVersion,
  type ShowcaseDecision,
  showcaseUrl,
} from "#schema/catalogue/showcases.ts";
import type { Db, Statement } from "../../client.ts";
import { combineReads } from "../../read.ts";
import { promptCategory, promptPack, promptPackCategory } from "../../tables/catalogue.ts";
import { mayBeSeen } from "../accounts/session.ts";
import { expectChange, requireThat } from "../guards.ts";
import { isNotTakenDown } from "./taken-down.ts";

/** What everybody may see: approved, not withdrawn or taken down, of a picture that is there and an owner who may use the product. */
const isShown = and(
  eq(showcase.isApproved, true),
  // the plus keeps SQLite from walking through all offers there are
  sql`+${showcase.withdrawnAt} IS NULL`,
  isNull(generation.deletedAt),
  sql.raw(mayBeSeen('"user"')),
  isNull(user.deletion),
  sql.raw(isNotTakenDown('"generation"."id"')),
);

/** Brings the lists of the themes of a pack up to what is approved. */
function refreshThemes(showcaseId: string): Statement {
  return {
    sql: `UPDATE promptCategory SET showcaseImages = (SELECT json_group_array(id) FROM (
              SELECT s.id FROM promptPackCategory l JOIN promptPackShowcaseImage s ON s.promptPackId = l.promptPackId
              WHERE l.promptCategoryId = promptCategory.id AND s.isApproved = 1 AND s.withdrawnAt IS NULL
              ORDER BY s.decidedAt DESC LIMIT ${MAX_THEME_SHOWCASES}))
          WHERE id IN (SELECT l.promptCategoryId FROM promptPackShowcaseImage s
            JOIN promptPackCategory l ON l.promptPackId = s.promptPackId WHERE s.id = ?)`,
    args: [showcaseId],
  };
}

/**
 * Offers a picture of one's own, of a real person, that a pack made with a model of one's own; aborts as `not_there` where it is none, as `taken_down` where staff
 * took it down, as `showcase_limit` with too many open offers. Made again under the same id it stays as it is.
 */
export function insertShowcase(input: {
  id: string;
  userId: string;
  pictureId: string;
  consent: ShowcaseConsentVersion;
  max: number;
  now: number;
}): Statement[] {
  const { id, userId, pictureId } = input;
  return [
    requireThat("taken_down", isNotTakenDown("?"), [pictureId]),
    requireThat(
      "showcase_limit",
      `(SELECT count(*) FROM promptPackShowcaseImage WHERE userId = ? AND decidedAt IS NULL AND withdrawnAt IS NULL
         AND id <> ?) < ?`,
      [userId, id, input.max],
    ),
    ...expectChange(
      {
        sql: `INSERT INTO promptPackShowcaseImage
                (id, imageUrl, promptPackId, prompt, gender, trainingId, generationId, userId, consentVersion, createdAt)
              SELECT ?, ?, g.promptPackId, g.prompt, t.genderOrCategory, t.id, g.id, g.userId, ?, ?
              FROM generation g JOIN training t ON t.id = g.trainingId
              WHERE g.id = ? AND g.userId = ? AND g.status = 'COMPLETED' AND g.deletedAt IS NULL
                AND g.promptPackId IS NOT NULL AND g.isVirtual = 0 AND t.userId = g.userId`,
        args: [id, showcaseUrl(id), input.consent, input.now, pictureId, userId],
      },
      "not_there",
    ),
  ];
}

const PACK_NAME = promptPack.name;

/** One's own offers, the newest first. */
export function listOwnShowcases(db: Db, input: { userId: string; limit: number }) {
  return db.orm
    .select({
      id: showcase.id,
      pictureId: showcase.generationId,
      packId: showcase.promptPackId,
      packName: PACK_NAME,
      isApproved: showcase.isApproved,
      decidedAt: showcase.decidedAt,
      withdrawnAt: showcase.withdrawnAt,
      createdAt: showcase.createdAt,
    })
    .from(showcase)
    .innerJoin(promptPack, eq(promptPack.id, showcase.promptPackId))
    .where(eq(showcase.userId, input.userId))
    .orderBy(desc(showcase.createdAt))
    .limit(input.limit);
}

/** What an earlier offer of this id was. */
export function findShowcase(db: Db, id: string) {
  return db.orm
    .select({
      userId: showcase.userId,
      pictureId: showcase.generationId,
      isApproved: showcase.isApproved,
      decidedAt: showcase.decidedAt,
      email: user.email,
      packName: PACK_NAME,
    })
    .from(showcase)
    .innerJoin(user, eq(user.id, showcase.userId))
    .innerJoin(promptPack, eq(promptPack.id, showcase.promptPackId))
    .where(eq(showcase.id, id));
}

/** Which pack a picture was made for; null: none. */
export function findPictureOfPack(db: Db, input: { userId: string; pictureId: string }) {
  return db.orm
    .select({ packId: generation.promptPackId })
    .from(generation)
    .where(and(eq(generation.id, input.pictureId), eq(generation.userId, input.userId)));
}

/** From the next request on nobody is given it; the second time it keeps the first one's moment. */
export function withdrawShowcase(input: { id: string; userId: string; now: number }): Statement[] {
  return [
    ...expectChange(
      {
        sql: "UPDATE promptPackShowcaseImage SET withdrawnAt = coalesce(withdrawnAt, ?) WHERE id = ? AND userId = ?",
        args: [input.now, input.id, input.userId],
      },
      "not_there",
    ),
    refreshThemes(input.id),
  ];
}

/** Offers nobody has decided, the longest waiting first. */
export function listOpenShowcases(db: Db, limit: number) {
  return db.orm
    .select({
      id: showcase.id,
      width: generation.width,
      height: generation.height,
      packName: PACK_NAME,
      prompt: showcase.prompt,
      ownerId: showcase.userId,
      owner: user.email,
      createdAt: showcase.createdAt,
    })
    .from(showcase)
    .innerJoin(promptPack, eq(promptPack.id, showcase.promptPackId))
    .innerJoin(user, eq(user.id, showcase.userId))
    .innerJoin(generation, eq(generation.id, showcase.generationId))
    .where(
      and(
        sql`${showcase.decidedAt} IS NULL AND ${showcase.withdrawnAt} IS NULL`,
        isNull(generation.deletedAt),
      ),
    )
    .orderBy(showcase.createdAt)
    .limit(limit);
}

/** Decided once, an approved one taken off once: aborts as `moved_on` where it was, or was withdrawn. */
export function decideShowcase(input: {
  id: string;
  decision: ShowcaseDecision;
  staffId: string;
  now: number;
}): Statement[] {
  const { id, decision, staffId, now } = input;
  const stands = decision === "TAKEN_OFF" ? "isApproved = 1" : "decidedAt IS NULL";
  return [
    ...expectChange(
      {
        sql: `UPDATE promptPackShowcaseImage SET isApproved = ?, decidedAt = ?, decidedBy = ?
              WHERE id = ? AND ${stands} AND withdrawnAt IS NULL`,
        args: [decision === "APPROVED" ? 1 : 0, now, staffId, id],
      },
      "moved_on",
    ),
    refreshThemes(id),
  ];
}

/** What a theme's pages show, and which of it the theme's own page shows. */
export function listShownShowcases(db: Db, input: { theme: string; limit: number }) {
  const queries = [
    db.orm
      .select({
        id: showcase.id,
        pack: showcase.promptPackId,
        imageUrl: showcase.imageUrl,
        width: generation.width,
        height: generation.height,
      })
      .from(promptPackCategory)
      .innerJoin(promptCategory, eq(promptCategory.id, promptPackCategory.promptCategoryId))
      .innerJoin(showcase, eq(showcase.promptPackId, promptPackCategory.promptPackId))
      .innerJoin(generation, eq(generation.id, showcase.generationId))
      .innerJoin(user, eq(user.id, showcase.userId))
      .where(
        and(
          eq(promptPackCategory.promptCategoryId, input.theme),
          eq(promptCategory.isPublic, true),
          eq(promptPackCategory.isPublic, true),
          isShown,
        ),
      )
      .orderBy(desc(showcase.decidedAt))
      .limit(input.limit),
    db.orm
      .select({ chosen: promptCategory.showcaseImages })
      .from(promptCategory)
      .where(eq(promptCategory.id, input.theme)),
  ] as const;
  return combineReads(queries, ([all, [theme]]) => ({ all, chosen: theme?.chosen ?? [] }));
}

/** The object of one that everybody may see. */
export function findShownPicture(db: Db, id: string) {
  return db.orm
    .select({ key: generation.imageUrl })
    .from(showcase)
    .innerJoin(generation, eq(generation.id, showcase.generationId))
    .innerJoin(user, eq(user.id, showcase.userId))
    .where(and(eq(showcase.id, id), isShown));
}

/** The same of one that was offered and not withdrawn, for staff. */
export function findOfferedPicture(db: Db, id: string) {
  return db.orm
    .select({ key: generation.imageUrl })
    .from(showcase)
    .innerJoin(generation, eq(generation.id, showcase.generationId))
    .where(and(eq(showcase.id, id), isNull(showcase.withdrawnAt), isNull(generation.deletedAt)));
}
