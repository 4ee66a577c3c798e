import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "../accounts/account.ts";
import { createdAt, id, instant } from "../columns.ts";
import { libraryItem } from "./library.ts";

/** Pictures somebody put together under a name. */
export const collection = sqliteTable(
  "collection",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Pictures in it that are not in the trash; triggers keep it. */
    pictures: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index("collection_user").on(table.userId, table.createdAt, table.id)],
);

export const collectionItem = sqliteTable(
  "collectionItem",
  {
    collectionId: text()
      .notNull()
      .references(() => collection.id, { onDelete: "cascade" }),
    itemId: text()
      .notNull()
      .references(() => libraryItem.id, { onDelete: "cascade" }),
    /** Grows along the collection. */
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.itemId] }),
    index("collection_item_place").on(table.collectionId, table.place),
    index("collection_item_item").on(table.itemId),
  ],
);

/** Lets whoever has its link see one picture or one collection, until it expires or is revoked. */
export const shareLink = sqliteTable(
  "shareLink",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    itemId: text().references(() => libraryItem.id, { onDelete: "cascade" }),
    collectionId: text().references(() => collection.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expires: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [
    check("share_link_one", sql`(${table.itemId} IS NULL) <> (${table.collectionId} IS NULL)`),
    index("share_link_user").on(table.userId, table.createdAt, table.id),
    index("share_link_item").on(table.itemId).where(sql`"itemId" IS NOT NULL`),
    index("share_link_collection").on(table.collectionId).where(sql`"collectionId" IS NOT NULL`),
    index("share_link_expires").on(table.expires),
  ],
);
