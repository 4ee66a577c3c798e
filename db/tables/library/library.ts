import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PictureKind } from "#schema/pictures/generation.ts";
import { instant } from "../columns.ts";

const shown = sql`"deletedAt" IS NULL`;
const marked = sql`"deletedAt" IS NULL AND "favorite" = 1`;

/**
 * One row for each finished picture or video, whatever made it, with what its tile shows. Triggers write it (`library-triggers.ts`),
 * nobody else. Every index ends in `seq` by itself, the row's own number, so each filter comes in order from one of them.
 */
export const libraryItem = sqliteTable(
  "libraryItem",
  {
    /** When it was made, in milliseconds, times PLACES, and its place among those of the same millisecond. */
    seq: integer().primaryKey(),
    /** Of the row it stands for. */
    id: text().notNull().unique(),
    userId: text().notNull(),
    kind: text().$type<PictureKind>().notNull(),
    /** Object key of the picture; of several, the first; of a video, its own. */
    imageUrl: text().notNull(),
    /** Object key of what a video begins with; others may delete that, and it is not there any more. */
    posterUrl: text(),
    /** Of a video, in seconds. */
    duration: real(),
    width: integer().notNull(),
    height: integer().notNull(),
    seed: integer(),
    /** Its frame in its pack or request, from 1 on. */
    number: integer(),
    favorite: integer({ mode: "boolean" }).notNull(),
    /** It shows a person who does not exist. */
    isVirtual: integer({ mode: "boolean" }).notNull().default(false),
    trainingId: text(),
    packId: text(),
    promptPackId: text(),
    themeSlug: text(),
    deletedAt: instant(),
  },
  (table) => [
    index("library_shown").on(table.userId).where(shown),
    index("library_kind").on(table.userId, table.kind).where(shown),
    index("library_training").on(table.userId, table.trainingId).where(shown),
    index("library_training_theme").on(table.userId, table.trainingId, table.themeSlug).where(shown),
    index("library_theme").on(table.userId, table.themeSlug).where(shown),
    index("library_prompt_pack").on(table.userId, table.promptPackId).where(shown),
    index("library_pack").on(table.userId, table.packId).where(shown),
    index("library_favorite").on(table.userId).where(marked),
    index("library_favorite_kind").on(table.userId, table.kind).where(marked),
    index("library_favorite_training").on(table.userId, table.trainingId).where(marked),
    index("library_favorite_theme").on(table.userId, table.themeSlug).where(marked),
    index("library_favorite_prompt_pack").on(table.userId, table.promptPackId).where(marked),
    // of all of somebody's: the trash, and what a deleted account leaves nothing of
    index("library_trash").on(table.userId, table.deletedAt),
  ],
);

/** How many items are alike in all of this; what is not there is an empty text, since a key takes no NULL. */
export const libraryCount = sqliteTable(
  "libraryCount",
  {
    userId: text().notNull(),
    trashed: integer({ mode: "boolean" }).notNull(),
    kind: text().$type<PictureKind>().notNull(),
    trainingId: text().notNull(),
    promptPackId: text().notNull(),
    favorite: integer({ mode: "boolean" }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.userId,
        table.trashed,
        table.kind,
        table.trainingId,
        table.promptPackId,
        table.favorite,
      ],
    }),
  ],
);
