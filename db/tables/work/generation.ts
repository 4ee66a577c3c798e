import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { WORK_STATUS } from "#schema/jobs.ts";
import type { ReferenceImageOptions } from "#schema/pictures/pictures.ts";
import { user, userCreditHistory } from "../accounts/account.ts";
import { promptPack } from "../catalogue.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";
import { uploadedImage } from "../library/media.ts";
import { job } from "./job.ts";
import { training } from "./training.ts";

/** What someone ordered for one of their trainings: a pack, or several at once. Its status derives from its jobs. */
export const userGeneratedPack = sqliteTable(
  "userGeneratedPack",
  {
    id: id(),
    name: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    /** Null once the training was deleted; the pictures stay. */
    trainingId: text().references(() => training.id, { onDelete: "set null" }),
    status: text({ enum: WORK_STATUS }).notNull(),
    generatedImages: integer().notNull().default(0),
    failedImages: integer().notNull().default(0),
    /** How many of the failed ones its owner cancelled; null while none has ended. */
    cancelledImages: integer(),
    totalImages: integer().notNull(),
    /** Seconds. */
    estimatedTime: integer().notNull(),
    chargeId: text()
      .notNull()
      .references(() => userCreditHistory.id),
    requestKey: text().notNull(),
    createdAt: createdAt(),
    finishedAt: instant(),
  },
  (table) => [
    oneOf("user_generated_pack_status", table.status, WORK_STATUS),
    uniqueIndex("user_generated_pack_request").on(table.userId, table.requestKey),
    index("user_generated_pack_user").on(table.userId, table.createdAt, table.id),
    index("user_generated_pack_training").on(table.trainingId),
  ],
);

export const promptPackSelection = sqliteTable(
  "promptPackSelection",
  {
    id: id(),
    trainingId: text().references(() => training.id, { onDelete: "set null" }),
    userGeneratedPackId: text()
      .notNull()
      .references(() => userGeneratedPack.id, { onDelete: "cascade" }),
    promptPackId: text()
      .notNull()
      .references(() => promptPack.id),
    quantity: integer().notNull(),
  },
  (table) => [
    index("prompt_pack_selection_pack").on(table.userGeneratedPackId),
    index("prompt_pack_selection_training").on(table.trainingId),
  ],
);

/** One picture of a pack on its way. Four share a job, one per prompt. */
export const packInferenceJob = sqliteTable(
  "packInferenceJob",
  {
    id: id(),
    packId: text()
      .notNull()
      .references(() => userGeneratedPack.id, { onDelete: "cascade" }),
    jobId: text()
      .notNull()
      .references(() => job.id),
    /** Which of the order's packs it belongs to. Null in rows older than this column, whose order has only one. */
    promptPackId: text().references(() => promptPack.id),
    position: integer().notNull(),
    prompt: text().notNull(),
    imageUrl: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    modelStrength: real().notNull(),
    status: text({ enum: WORK_STATUS }).notNull(),
  },
  (table) => [
    oneOf("pack_inference_job_status", table.status, WORK_STATUS),
    uniqueIndex("pack_inference_job_pack").on(table.packId, table.position),
    index("pack_inference_job_job").on(table.jobId),
  ],
);

/** A picture in someone's library, or one on its way there: only COMPLETED ones have an object and are shown. */
export const generation = sqliteTable(
  "generation",
  {
    id: id(),
    prompt: text().notNull(),
    /** Object key of the picture; null until it has arrived. */
    imageUrl: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    seed: integer(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    trainingId: text().references(() => training.id, { onDelete: "set null" }),
    /** The photo whose face it was made with; null without one, and once that was deleted. */
    uploadedImageId: text().references(() => uploadedImage.id, { onDelete: "set null" }),
    packInferenceJobId: text()
      .unique()
      .references(() => packInferenceJob.id, { onDelete: "set null" }),
    packId: text().references(() => userGeneratedPack.id, { onDelete: "set null" }),
    promptPackId: text().references(() => promptPack.id),
    /** The request that asks for it and its place there; null for a pack's pictures. */
    jobId: text().references(() => job.id),
    position: integer(),
    /** Null without a trained model, and for a pack's pictures. */
    modelStrength: real(),
    /** How that photo was used. */
    referenceImageOptions: text({ mode: "json" }).$type<ReferenceImageOptions>(),
    /** What was not wanted in it; null where the operation takes no such words. */
    negativePrompt: text(),
    /** The operation's endpoint. */
    modelId: text().notNull(),
    /** It shows a person who does not exist, and is marked so wherever it is seen; set by a trigger. */
    isVirtual: integer({ mode: "boolean" }).notNull().default(false),
    favorite: integer({ mode: "boolean" }).notNull().default(false),
    status: text({ enum: WORK_STATUS }).notNull(),
    chargeId: text()
      .notNull()
      .references(() => userCreditHistory.id),
    createdAt: createdAt(),
    /** Deleted by its owner: hidden at once, gone for good once nobody may want it back. */
    deletedAt: instant(),
  },
  (table) => [
    oneOf("generation_status", table.status, WORK_STATUS),
    index("generation_user").on(table.userId, table.createdAt, table.id),
    index("generation_pack").on(table.packId),
    index("generation_training").on(table.trainingId, table.userId, table.createdAt, table.id),
    index("generation_deleted").on(table.deletedAt).where(sql`"deletedAt" IS NOT NULL`),
    // each deletion of a photo looks for what was made with it
    index("generation_upload").on(table.uploadedImageId).where(sql`"uploadedImageId" IS NOT NULL`),
    uniqueIndex("generation_object").on(table.imageUrl),
    uniqueIndex("generation_job").on(table.jobId, table.position),
    check("generation_arrived", sql`(${table.status} = 'COMPLETED') = (${table.imageUrl} IS NOT NULL)`),
  ],
);
