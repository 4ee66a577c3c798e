import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { UPLOAD_PURPOSES } from "#schema/trainings/upload.ts";
import { user } from "../accounts/account.ts";
import { createdAt, id, instant } from "../columns.ts";

export const uploadedImage = sqliteTable(
  "uploadedImage",
  {
    id: id(),
    url: text().notNull(),
    key: text().notNull().unique(),
    name: text().notNull(),
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    mimeType: text().notNull(),
    /** SHA-256 of the stored bytes, hex. */
    imageHash: text().notNull(),
    /** What it was added for; those for a training are laid out for the next one. */
    purpose: text({ enum: UPLOAD_PURPOSES }).notNull().default("TRAINING"),
    /** What its owner decided in the photo check; null: nothing yet. */
    anyway: integer({ mode: "boolean" }),
    samePerson: integer({ mode: "boolean" }),
    /** Where thumbnails are cut, 0 to 1; null: not known. */
    focusX: real(),
    focusY: real(),
    /** Share of the body that is bare, as its owner's browser told; null: not known. */
    bareSkin: real(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("uploaded_image_hash").on(table.userId, table.imageHash),
    index("uploaded_image_user").on(table.userId, table.createdAt),
    index("uploaded_image_age").on(table.createdAt),
  ],
);

/**
 * Objects to delete: written before an object is stored and removed in the batch that refers to it,
 * or written in the batch that drops the last reference. A sweeper deletes what is due.
 */
export const mediaGarbage = sqliteTable(
  "mediaGarbage",
  {
    /** A whole key, or a prefix ending in a slash. */
    prefix: text().primaryKey(),
    dueAt: instant().notNull(),
    /** Set by the sweeper before it deletes; a writer that comes later must give up. */
    claimedAt: instant(),
  },
  (table) => [index("media_garbage_due").on(table.dueAt)],
);

/** Copies of our objects in the provider's storage, made where it cannot fetch from us; it deletes them by itself. */
export const providerFile = sqliteTable(
  "providerFile",
  {
    /** The object's key here. */
    key: text().primaryKey(),
    url: text().notNull(),
    expires: instant().notNull(),
  },
  (table) => [index("provider_file_expires").on(table.expires)],
);
