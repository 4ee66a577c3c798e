import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { GenderOrCategory } from "#schema/trainings/training.ts";

/** Rows mirror schema/catalogue, which is the truth; they exist so that others can refer to them. */
export const promptCategory = sqliteTable("promptCategory", {
  id: text().primaryKey(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  description: text().notNull(),
  seo: text({ mode: "json" }).$type<{ title: string; description: string }>().notNull(),
  showcaseImages: text({ mode: "json" }).$type<string[]>().notNull(),
  isPublic: integer({ mode: "boolean" }).notNull(),
  /** As the catalogue has it; `rank`: as staff put it, null where they did not. */
  position: integer().notNull(),
  rank: integer(),
});

export const promptPack = sqliteTable("promptPack", {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  prompts: text({ mode: "json" }).$type<readonly string[]>().notNull(),
  /** In credits. */
  price: integer().notNull(),
  imagesPerPrompt: integer().notNull(),
  allowedGenderOrCategory: text({ mode: "json" }).$type<readonly GenderOrCategory[]>().notNull(),
});

export const promptPackCategory = sqliteTable(
  "promptPackCategory",
  {
    promptPackId: text()
      .notNull()
      .references(() => promptPack.id, { onDelete: "cascade" }),
    promptCategoryId: text()
      .notNull()
      .references(() => promptCategory.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    rank: integer(),
    isPublic: integer({ mode: "boolean" }).notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.promptCategoryId, table.promptPackId] }),
    index("prompt_pack_category_pack").on(table.promptPackId),
  ],
);
