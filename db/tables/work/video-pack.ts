import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { WORK_STATUS } from "#schema/jobs.ts";
import { VIDEO_ASPECTS, VIDEO_MODELS, VIDEO_QUALITIES } from "#schema/operations/videos/video.ts";
import { user } from "../accounts/account.ts";
import { createdAt, id, oneOf } from "../columns.ts";
import { training } from "./training.ts";

const keys = () => text({ mode: "json" }).$type<string[]>().notNull().default([]);

/**
 * A film made scene by scene. Its status and what it says of stills and videos follow its scenes and jobs, by triggers
 * (`video-pack-triggers.ts`).
 */
export const videoPack = sqliteTable(
  "videoPack",
  {
    id: id(),
    name: text().notNull(),
    mainIdea: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    /** Null once the training was deleted; stills and videos stay. */
    trainingId: text().references(() => training.id, { onDelete: "set null" }),
    status: text({ enum: WORK_STATUS }).notNull(),
    /** Stills that are there, scene by scene. */
    generationIds: keys(),
    /** Those chosen to be set in motion. */
    selectedGenerationIds: keys(),
    /** Object keys of the scenes that move, in order. */
    videoUrls: keys(),
    videoCount: integer().notNull().default(0),
    aspect: text({ enum: VIDEO_ASPECTS }).notNull(),
    /** What sets its scenes in motion. */
    model: text({ enum: VIDEO_MODELS }).notNull(),
    quality: text({ enum: VIDEO_QUALITIES }).notNull(),
    /** Object key of the joined film; null until there is one. */
    filmUrl: text(),
    /** The job whose folder it lies in. */
    filmJobId: text(),
    filmSeconds: real(),
    /** The videos it was joined from. */
    filmVideoIds: keys(),
    requestKey: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("video_pack_status", table.status, WORK_STATUS),
    check(
      "video_pack_film",
      sql`(${table.filmUrl} IS NULL) = (${table.filmJobId} IS NULL) AND (${table.filmUrl} IS NULL) = (${table.filmSeconds} IS NULL)`,
    ),
    uniqueIndex("video_pack_request").on(table.userId, table.requestKey),
    index("video_pack_user").on(table.userId, table.createdAt, table.id),
    index("video_pack_training").on(table.trainingId),
    index("video_pack_film").on(table.filmJobId).where(sql`"filmJobId" IS NOT NULL`),
  ],
);
