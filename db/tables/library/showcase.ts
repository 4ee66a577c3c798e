import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ShowcaseConsentVersion } from "#schema/catalogue/showcases.ts";
import { GENDER_OR_CATEGORY } from "#schema/trainings/training.ts";
import { user } from "../accounts/account.ts";
import { promptPack } from "../catalogue.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";
import { generation } from "../work/generation.ts";
import { training } from "../work/training.ts";

/**
 * A picture that somebody offered as an example of a pack. It is no copy: with the picture it goes. Shown while it is
 * approved, not withdrawn, and its owner may use the product.
 */
export const promptPackShowcaseImage = sqliteTable(
  "promptPackShowcaseImage",
  {
    id: id(),
    /** Where everybody sees it once it is approved. */
    imageUrl: text().notNull(),
    promptPackId: text()
      .notNull()
      .references(() => promptPack.id),
    prompt: text().notNull(),
    isApproved: integer({ mode: "boolean" }).notNull().default(false),
    gender: text({ enum: GENDER_OR_CATEGORY }).notNull(),
    trainingId: text().references(() => training.id, { onDelete: "set null" }),
    generationId: text()
      .notNull()
      .references(() => generation.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    /** Of the text that was agreed to. */
    consentVersion: text().$type<ShowcaseConsentVersion>().notNull(),
    createdAt: createdAt(),
    /** Null: nobody has decided yet. */
    decidedAt: instant(),
    decidedBy: text().references(() => user.id, { onDelete: "restrict" }),
    withdrawnAt: instant(),
  },
  (table) => [
    oneOf("showcase_gender", table.gender, GENDER_OR_CATEGORY),
    /** One offer of a picture at a time. */
    uniqueIndex("showcase_generation").on(table.generationId).where(sql`"withdrawnAt" IS NULL`),
    index("showcase_picture").on(table.generationId),
    index("showcase_pack").on(table.promptPackId, table.decidedAt),
    index("showcase_open").on(table.createdAt).where(sql`"decidedAt" IS NULL AND "withdrawnAt" IS NULL`),
    index("showcase_user").on(table.userId, table.createdAt),
    index("showcase_training").on(table.trainingId),
    index("showcase_decider").on(table.decidedBy),
  ],
);
