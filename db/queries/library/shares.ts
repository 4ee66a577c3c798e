import { and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { user } from "#db/tables/accounts/account.ts";
import { collection, collectionItem, shareLink } from "#db/tables/library/collection.ts";
import { libraryItem } from "#db/tables/library/library.ts";
import { ADJUSTED } from "#schema/operations/edits/edit.ts";
import type { Shared } from "#schema/pictures/shares.ts";
import type { Db, Statement } from "../../client.ts";
import { insert } from "../../write.ts";
import { mayBeSeen } from "../accounts/session.ts";
import { expectChange, requireThat } from "../guards.ts";
import { isNotTakenDown } from "./taken-down.ts";

export const isLive = (now: number) => and(isNull(shareLink.revokedAt), gt(shareLink.expires, new Date(now)));

/** SQL that there is such a thing of one's own to share; takes its id and its owner's. */
const SHAREABLE: Readonly<Record<Shared["kind"], string>> = {
  picture: "SELECT count(*) FROM libraryItem WHERE id = ? AND userId = ? AND deletedAt IS NULL",
  collection: "SELECT count(*) FROM collection WHERE id = ? AND userId = ?",
};

/**
 * Made again under the same id it stays as it is; aborts as `not_there` where the id is of another
 * link, as `taken_down` where staff took the subject down.
 */
export function insertShare(args: {
  id: string;
  userId: string;
  subject: Shared;
  expires: number;
  max: number;
  now: number;
}): Statement[] {
  const { id, userId, subject, now } = args;
  const itemId = subject.kind === "picture" ? subject.id : null;
  const collectionId = subject.kind === "collection" ? subject.id : null;
  return [
    requireThat("not_there", SHAREABLE[subject.kind], [subject.id, userId]),
    requireThat("taken_down", isNotTakenDown("?"), [subject.id]),
    insert(shareLink, {
      id,
      userId,
      itemId,
      collectionId,
      createdAt: new Date(now),
      expires: new Date(args.expires),
    }).onConflictDoNothing({ target: shareLink.id }),
    requireThat(
      "not_there",
      "SELECT count(*) FROM shareLink WHERE id = ? AND userId = ? AND itemId IS ? AND collectionId IS ?",
      [id, userId, itemId, collectionId],
    ),
    requireThat("library_limit", "(SELECT count(*) FROM shareLink WHERE userId = ?) <= ?", [
      userId,
      args.max,
    ]),
  ];
}

/** The links to one thing that work, the newest first. */
export function listShares(db: Db, input: { userId: string; subject: Shared; now: number }) {
  const { subject } = input;
  return db.orm
    .select({ id: shareLink.id, createdAt: shareLink.createdAt, expires: shareLink.expires })
    .from(shareLink)
    .where(
      and(
        eq(shareLink.userId, input.userId),
        eq(subject.kind === "picture" ? shareLink.itemId : shareLink.collectionId, subject.id),
        isLive(input.now),
      ),
    )
    .orderBy(desc(shareLink.createdAt), desc(shareLink.id));
}

/** From the next request on nobody sees anything through it; the second time it keeps the first one's moment. */
export function revokeShare(input: { userId: string; id: string; now: number }): Statement[] {
  return expectChange(
    {
      sql: "UPDATE shareLink SET revokedAt = coalesce(revokedAt, ?) WHERE id = ? AND userId = ?",
      args: [input.now, input.id, input.userId],
    },
    "not_there",
  );
}

/** What a link may show now: of an owner who may use the product, and nothing that lies in the trash or was taken down. */
function shownBy(input: { id: string; now: number }) {
  return and(
    eq(shareLink.id, input.id),
    isLive(input.now),
    sql.raw(mayBeSeen('"user"')),
    isNull(user.deletion),
    isNull(libraryItem.deletedAt),
    eq(libraryItem.userId, shareLink.userId),
    sql.raw(isNotTakenDown('"libraryItem"."id"')),
  );
}

/** What a visitor of a link sees: its name and its first pictures, in order; none where it does not work. */
export function findShared(db: Db, input: { id: string; now: number; limit: number }) {
  return db.orm
    .select({
      id: libraryItem.id,
      kind: libraryItem.kind,
      width: libraryItem.width,
      height: libraryItem.height,
      madeWithAi:
        sql<boolean>`NOT EXISTS (SELECT 1 FROM "imageToImageGeneration" e WHERE e."id" = ${libraryItem.id}
        AND e."operation" = ${ADJUSTED} AND e."imageExtraOptions" ->> 'mark' IS NULL)`.mapWith(Boolean),
      isVirtual: libraryItem.isVirtual,
      name: collection.name,
      expires: shareLink.expires,
    })
    .from(shareLink)
    .innerJoin(user, eq(user.id, shareLink.userId))
    .leftJoin(collection, eq(collection.id, shareLink.collectionId))
    .leftJoin(collectionItem, eq(collectionItem.collectionId, shareLink.collectionId))
    .innerJoin(libraryItem, eq(libraryItem.id, sql`coalesce(${shareLink.itemId}, ${collectionItem.itemId})`))
    .where(shownBy(input))
    .orderBy(asc(collectionItem.place))
    .limit(input.limit);
}

/** The object key of one picture that a link shows. */
export function findSharedPicture(db: Db, input: { id: string; itemId: string; now: number }) {
  return db.orm
    .select({ key: libraryItem.imageUrl })
    .from(shareLink)
    .innerJoin(user, eq(user.id, shareLink.userId))
    .leftJoin(
      collectionItem,
      and(eq(collectionItem.collectionId, shareLink.collectionId), eq(collectionItem.itemId, input.itemId)),
    )
    .innerJoin(libraryItem, eq(libraryItem.id, sql`coalesce(${shareLink.itemId}, ${collectionItem.itemId})`))
    .where(and(shownBy(input), eq(libraryItem.id, input.itemId)));
}
