import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { WORK_STATUS } from "#schema/jobs.ts";
import {
  VIDEO_MODELS,
  VIDEO_QUALITIES,
  VIDEO_TYPES,
  type VideoOptions,
} from "#schema/operations/videos/video.ts";
import { VIDEO_INPUT_TYPES } from "#schema/videos/videos.ts";
import { user, userCreditHistory } from "../accounts/account.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";
import { uploadedImage } from "../library/media.ts";
import { uploadedAudio, uploadedVideo } from "../library/uploaded-media.ts";
import { imageToImageGeneration } from "./edit.ts";
import { generation } from "./generation.ts";
import { job } from "./job.ts";
import { training } from "./training.ts";
import { videoPack } from "./video-pack.ts";
import { trainedVoice } from "./voice.ts";

/** A video, or one on its way. */
export const videoGeneration = sqliteTable(
  "videoGeneration",
  {
    id: id(),
    prompt: text().notNull(),
    /** Object key; null until it has arrived. */
    videoUrl: text(),
    generationType: text({ enum: VIDEO_TYPES }).notNull(),
    model: text({ enum: VIDEO_MODELS }).notNull(),
    quality: text({ enum: VIDEO_QUALITIES }).notNull(),
    /** The operation's options. */
    videoExtraOptions: text({ mode: "json" }).$type<VideoOptions>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** In seconds. */
    duration: real().notNull(),
    /** The training whose model made the still it begins with; null without one, and once that was deleted. */
    trainingModel: text().references(() => training.id, { onDelete: "set null" }),
    /** Asked to be enlarged once it is made. */
    higherQuality: integer({ mode: "boolean" }).notNull().default(false),
    seed: integer().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    /** The film it is a scene of; null for any other, and once it is none any more. */
    videoPackId: text().references(() => videoPack.id, { onDelete: "set null" }),
    /** It shows a person who does not exist, and is marked so wherever it is seen; set by a trigger. */
    isVirtual: integer({ mode: "boolean" }).notNull().default(false),
    favorite: integer({ mode: "boolean" }).notNull().default(false),
    status: text({ enum: WORK_STATUS }).notNull(),
    jobId: text()
      .notNull()
      .references(() => job.id),
    chargeId: text()
      .notNull()
      .references(() => userCreditHistory.id),
    createdAt: createdAt(),
    /** Deleted by its owner: hidden at once, gone for good once nobody may want it back. */
    deletedAt: instant(),
  },
  (table) => [
    oneOf("video_generation_status", table.status, WORK_STATUS),
    check("video_arrived", sql`(${table.status} = 'COMPLETED') = (${table.videoUrl} IS NOT NULL)`),
    uniqueIndex("video_generation_job").on(table.jobId),
    index("video_generation_user").on(table.userId, table.createdAt, table.id),
    index("video_generation_pack").on(table.videoPackId).where(sql`"videoPackId" IS NOT NULL`),
    // each deletion of a training looks for the videos made with it
    index("video_generation_training").on(table.trainingModel).where(sql`"trainingModel" IS NOT NULL`),
    index("video_generation_deleted").on(table.deletedAt).where(sql`"deletedAt" IS NOT NULL`),
  ],
);

/** What a video was made from, in order; a row whose picture was deleted since names nothing. */
export const videoInput = sqliteTable(
  "videoInput",
  {
    videoGenerationId: text()
      .notNull()
      .references(() => videoGeneration.id, { onDelete: "cascade" }),
    order: integer().notNull(),
    inputType: text({ enum: VIDEO_INPUT_TYPES }).notNull(),
    /** Which of its operation's inputs it is. */
    role: text().notNull(),
    uploadedImageId: text().references(() => uploadedImage.id, { onDelete: "set null" }),
    generationId: text().references(() => generation.id, { onDelete: "set null" }),
    editId: text().references(() => imageToImageGeneration.id, { onDelete: "set null" }),
    /** Which of that edit's pictures. */
    editPosition: integer().notNull().default(0),
    uploadedVideoId: text().references(() => uploadedVideo.id, { onDelete: "set null" }),
    /** Another video that was made here. */
    madeVideoId: text().references((): AnySQLiteColumn => videoGeneration.id, { onDelete: "set null" }),
    uploadedAudioId: text().references(() => uploadedAudio.id, { onDelete: "set null" }),
    /** Whose voice speaks, where one of ours does. */
    trainedVoiceId: text().references(() => trainedVoice.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.videoGenerationId, table.order] }),
    // each deletion of a picture looks for the videos made from it
    index("video_input_upload").on(table.uploadedImageId).where(sql`"uploadedImageId" IS NOT NULL`),
    index("video_input_generation").on(table.generationId).where(sql`"generationId" IS NOT NULL`),
    index("video_input_edit").on(table.editId).where(sql`"editId" IS NOT NULL`),
    index("video_input_video").on(table.uploadedVideoId).where(sql`"uploadedVideoId" IS NOT NULL`),
    index("video_input_made").on(table.madeVideoId).where(sql`"madeVideoId" IS NOT NULL`),
    index("video_input_audio").on(table.uploadedAudioId).where(sql`"uploadedAudioId" IS NOT NULL`),
    index("video_input_voice").on(table.trainedVoiceId).where(sql`"trainedVoiceId" IS NOT NULL`),
  ],
);
