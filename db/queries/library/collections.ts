import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { collection, collectionItem } from "#db/tables/library/collection.ts";
import { libraryItem } from "#db/tables/library/library.ts";
import type { Db, Statement } from "../../client.ts";
import { combineReads } from "../../read.ts";
import { insert } from "../../write.ts";
import { type Cursor, newestFirst, olderThan } from "../cursor.ts";
import { expectChange, requireThat } from "../guards.ts";
import { itemColumns } from "./items.ts";

interface Own {
  userId: string;
  id: string;
}

const cover = sql<
  string | null
>`(SELECT iif(i."kind" = 'video', i."posterUrl", i."imageUrl") FROM "collectionItem" m JOIN "libraryItem" i ON i."id" = m."itemId"
  WHERE m."collectionId" = "collection"."id" AND i."deletedAt" IS NULL ORDER BY m."place" LIMIT 1)`;
const columns = {
  id: collection.id,
  name: collection.name,
  pictures: collection.pictures,
  cover,
  createdAt: collection.createdAt,
};

export function listCollections(db: Db, input: { userId: string; before: Cursor | null; limit: number }) {
  return db.orm
    .select(columns)
    .from(collection)
    .where(and(eq(collection.userId, input.userId), olderThan(collection, input.before)))
    .orderBy(...newestFirst(collection))
    .limit(input.limit + 1);
}
export type CollectionRow = Awaited<ReturnType<typeof listCollections>>[number];

const own = ({ userId, id }: Own) => and(eq(collection.id, id), eq(collection.userId, userId));

/** A collection and a page of its pictures, in their order, with their places. */
export function findCollection(db: Db, input: Own & { after: number | null; limit: number }) {
  const one = db.orm.select(columns).from(collection).where(own(input));
  const pictures = db.orm
    .select({ place: collectionItem.place, ...itemColumns })
    .from(collectionItem)
    .innerJoin(collection, eq(collection.id, collectionItem.collectionId))
    .innerJoin(libraryItem, eq(libraryItem.id, collectionItem.itemId))
    .where(
      and(
        own(input),
        eq(collectionItem.collectionId, input.id),
        isNull(libraryItem.deletedAt),
        input.after === null ? undefined : gt(collectionItem.place, input.after),
      ),
    )
    .orderBy(asc(collectionItem.place))
    .limit(input.limit + 1);
  return combineReads([one, pictures], ([[found = null], pictures]) => ({ found, pictures }));
}

const REQUIRE_OWN = "SELECT count(*) FROM collection WHERE id = ? AND userId = ?";

/** Made again under the same id it stays as it is; aborts as `not_there` where the id is somebody else's. */
export function insertCollection(
  row: Own & { name: string; ids: readonly string[]; max: number; now: number },
): Statement[] {
  const { id, userId, name } = row;
  return [
    insert(collection, { id, userId, name, createdAt: new Date(row.now) }).onConflictDoNothing({
      target: collection.id,
    }),
    requireThat("not_there", REQUIRE_OWN, [id, userId]),
    requireThat("library_limit", "(SELECT count(*) FROM collection WHERE userId = ?) <= ?", [
      userId,
      row.max,
    ]),
    ...(row.ids.length > 0 ? addToCollection(row) : []),
  ];
}

export function renameCollection(input: Own & { name: string }): Statement[] {
  return expectChange(
    {
      sql: "UPDATE collection SET name = ? WHERE id = ? AND userId = ?",
      args: [input.name, input.id, input.userId],
    },
    "not_there",
  );
}

/** Its pictures stay in the library. */
export function deleteCollection(input: Own): Statement {
  return { sql: "DELETE FROM collection WHERE id = ? AND userId = ?", args: [input.id, input.userId] };
}

const marks = (ids: readonly string[]) => ids.map(() => "?").join(", ");

/** Puts pictures at its end in the order given, all of them or none; those in it already stay where they are. */
export function addToCollection(input: Own & { ids: readonly string[] }): Statement[] {
  const { userId, id, ids } = input;
  return [
    requireThat("not_there", REQUIRE_OWN, [id, userId]),
    requireThat(
      "not_there",
      `SELECT count(*) = ? FROM libraryItem WHERE userId = ? AND deletedAt IS NULL AND id IN (${marks(ids)})`,
      [new Set(ids).size, userId, ...ids],
    ),
    {
      sql: `INSERT INTO collectionItem (collectionId, itemId, place)
            SELECT ?, value, (SELECT coalesce(max(place), 0) FROM collectionItem WHERE collectionId = ?) + 1 + key
            FROM json_each(?) WHERE true ON CONFLICT (collectionId, itemId) DO NOTHING`,
      args: [id, id, JSON.stringify(ids)],
    },
  ];
}

export function removeFromCollection(input: Own & { ids: readonly string[] }): Statement[] {
  const { userId, id, ids } = input;
  return [
    requireThat("not_there", REQUIRE_OWN, [id, userId]),
    {
      sql: `DELETE FROM collectionItem WHERE collectionId = ? AND itemId IN (${marks(ids)})`,
      args: [id, ...ids],
    },
  ];
}

/** These pictures of a collection take, in the order given, the places they hold together; aborts unless all are in it. */
export function arrangeCollection(input: Own & { ids: readonly string[] }): Statement[] {
  const { userId, id, ids } = input;
  const json = JSON.stringify(ids);
  return [
    requireThat("not_there", REQUIRE_OWN, [id, userId]),
    ...expectChange(
      {
        sql: `UPDATE collectionItem SET place = n.place FROM (
                SELECT wanted.value AS itemId, held.place FROM json_each(?) wanted JOIN (
                  SELECT place, row_number() OVER (ORDER BY place) - 1 AS rank FROM collectionItem
                  WHERE collectionId = ? AND itemId IN (SELECT value FROM json_each(?))) held ON held.rank = wanted.key) n
              WHERE collectionItem.collectionId = ? AND collectionItem.itemId = n.itemId`,
        args: [json, id, json, id],
      },
      "not_there",
      new Set(ids).size,
    ),
  ];
}
