import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { GENDER_OR_CATEGORY, type PhotoReport, TRAINING_STATUS } from "#schema/trainings/training.ts";
import { user, userCreditHistory } from "../accounts/account.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";

export const training = sqliteTable(
  "training",
  {
    id: id(),
    name: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    status: text({ enum: TRAINING_STATUS }).notNull(),
    genderOrCategory: text({ enum: GENDER_OR_CATEGORY }).notNull(),
    /** Object key of the trained model. */
    loraUrl: text(),
    /** Object key of the training's configuration. */
    configUrl: text(),
    /** Path of the zip of photos, made on the fly; signed when it is handed out. */
    imagesZipUrl: text().notNull(),
    requestId: text(),
    steps: integer().notNull(),
    learningRate: real(),
    batchSize: integer(),
    triggerWord: text().notNull(),
    isPublic: integer({ mode: "boolean" }).notNull().default(false),
    /** By which text its owner opened it to others, and when; null: it is theirs alone. */
    publicConsentVersion: text(),
    publicAt: instant(),
    /** Pictures made with it that show what it makes, in order; those that are gone are passed over. */
    sampleIds: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    /** Of a person who does not exist: its photos are pictures of ours. */
    isVirtual: integer({ mode: "boolean" }).notNull().default(false),
    /** How often its owner tried these photos before; what the machine tries again counts with the job. */
    retryCount: integer().notNull().default(0),
    /** What the trainer said of each photo. */
    logs: text({ mode: "json" }).$type<PhotoReport[]>(),
    /** A JobFailureCode. */
    error: text(),
    /** Consent and retention. */
    consentedAt: instant().notNull(),
    /** The exact text by which the face may be learned, with whom it named; null: before this was asked. */
    consentVersion: text(),
    consentLanguage: text(),
    keepPhotos: integer({ mode: "boolean" }).notNull(),
    chargeId: text()
      .notNull()
      .references(() => userCreditHistory.id),
    /** Made by the client: one key, one training. */
    requestKey: text().notNull(),
    /** The catalogue's pack ("theme/pack") to be made and paid once the model is ready; null: none, or it was begun. */
    orderedPackId: text(),
    createdAt: createdAt(),
    finishedAt: instant(),
  },
  (table) => [
    oneOf("training_status", table.status, TRAINING_STATUS),
    oneOf("training_gender", table.genderOrCategory, GENDER_OR_CATEGORY),
    uniqueIndex("training_request").on(table.userId, table.requestKey),
    index("training_user").on(table.userId, table.createdAt, table.id),
    index("training_finished").on(table.finishedAt),
    index("training_public").on(table.publicAt).where(sql`"isPublic" = 1`),
    index("training_ordered").on(table.finishedAt).where(sql`"orderedPackId" IS NOT NULL`),
  ],
);

export const trainingUploadImage = sqliteTable(
  "trainingUploadImage",
  {
    id: id(),
    url: text().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    mimeType: text().notNull(),
    position: integer().notNull(),
    /** Its owner has seen what the photo check says of it, and wants it used. */
    checked: integer({ mode: "boolean" }),
    /** Where thumbnails are cut, 0 to 1; null: not known. */
    focusX: real(),
    focusY: real(),
    /** Share of the body that is bare, as its owner's browser told; null: not known. */
    bareSkin: real(),
    trainingId: text()
      .notNull()
      .references(() => training.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("training_upload_image_training").on(table.trainingId, table.position),
    index("training_upload_image_key").on(table.key),
  ],
);
