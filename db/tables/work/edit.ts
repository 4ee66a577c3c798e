import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { WORK_STATUS } from "#schema/jobs.ts";
import type { EditType } from "#schema/operations/edits/edit.ts";
import { ADJUSTED } from "#schema/operations/edits/edit.ts";
import type { EditName } from "#schema/operations/index.ts";
import { user, userCreditHistory } from "../accounts/account.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";
import { uploadedImage } from "../library/media.ts";
import { generation } from "./generation.ts";
import { job } from "./job.ts";

/** A picture made from another one, or on its way; a copy adjusted on the device has no job and no charge. */
export const imageToImageGeneration = sqliteTable(
  "imageToImageGeneration",
  {
    id: id(),
    /** What was asked for in words; empty where the operation takes none. */
    prompt: text().notNull(),
    /** Object keys of the pictures; empty until they have arrived. */
    imageUrls: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    editType: text().$type<EditType>().notNull(),
    operation: text().$type<EditName | typeof ADJUSTED>().notNull(),
    /** The operation's options. */
    imageExtraOptions: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    seed: integer(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    /** It shows a person who does not exist, and is marked so wherever it is seen; set by a trigger. */
    isVirtual: integer({ mode: "boolean" }).notNull().default(false),
    favorite: integer({ mode: "boolean" }).notNull().default(false),
    status: text({ enum: WORK_STATUS }).notNull(),
    jobId: text().references(() => job.id),
    chargeId: text().references(() => userCreditHistory.id),
    createdAt: createdAt(),
    /** Deleted by its owner: hidden at once, gone for good once nobody may want it back. */
    deletedAt: instant(),
  },
  (table) => [
    oneOf("image_to_image_generation_status", table.status, WORK_STATUS),
    check(
      "image_to_image_paid",
      sql`(${table.operation} = '${sql.raw(ADJUSTED)}') = (${table.jobId} IS NULL)
        AND (${table.jobId} IS NULL) = (${table.chargeId} IS NULL) AND (${table.jobId} IS NULL) = (${table.seed} IS NULL)`,
    ),
    check("image_to_image_arrived", sql`(${table.status} = 'COMPLETED') = (${table.imageUrls} <> '[]')`),
    uniqueIndex("image_to_image_generation_job").on(table.jobId),
    index("image_to_image_generation_user").on(table.userId, table.createdAt, table.id),
    // each copy that is saved counts them
    index("image_to_image_generation_copies")
      .on(table.userId)
      .where(sql`"operation" = '${sql.raw(ADJUSTED)}'`),
    index("image_to_image_generation_deleted").on(table.deletedAt).where(sql`"deletedAt" IS NOT NULL`),
  ],
);

/** What an edit was made from, in order; a row whose picture was deleted since names nothing. */
export const imageToImageInput = sqliteTable(
  "imageToImageInput",
  {
    imageToImageGenerationId: text()
      .notNull()
      .references(() => imageToImageGeneration.id, { onDelete: "cascade" }),
    order: integer().notNull(),
    /** Which of its operation's inputs it is. */
    role: text().notNull().default("image"),
    uploadedImageId: text().references(() => uploadedImage.id, { onDelete: "set null" }),
    generationId: text().references(() => generation.id, { onDelete: "set null" }),
    /** An earlier edit. */
    editId: text().references(() => imageToImageGeneration.id, { onDelete: "set null" }),
    /** Which of that edit's pictures. */
    editPosition: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.imageToImageGenerationId, table.order] }),
    // each deletion of a picture looks for the edits made from it
    index("image_to_image_input_upload").on(table.uploadedImageId).where(sql`"uploadedImageId" IS NOT NULL`),
    index("image_to_image_input_generation").on(table.generationId).where(sql`"generationId" IS NOT NULL`),
    index("image_to_image_input_edit").on(table.editId).where(sql`"editId" IS NOT NULL`),
  ],
);
