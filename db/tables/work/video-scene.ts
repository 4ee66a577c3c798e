import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id } from "../columns.ts";
import { generation } from "./generation.ts";
import { videoGeneration } from "./video.ts";
import { videoPack } from "./video-pack.ts";

/** A scene of a film: what its still shows, and what happens in it. */
export const videoScene = sqliteTable(
  "videoScene",
  {
    id: id(),
    videoPackId: text()
      .notNull()
      .references(() => videoPack.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    /** Of the grammar, by its slug. */
    shot: text().notNull(),
    prompt: text().notNull(),
    movement: text().notNull(),
    seconds: integer().notNull(),
    /** The still that is set in motion. */
    selectedGenerationId: text().references(() => generation.id, { onDelete: "set null" }),
    /** The newest video of it, there or on its way. */
    videoGenerationId: text().references(() => videoGeneration.id, { onDelete: "set null" }),
  },
  (table) => [
    index("video_scene_pack").on(table.videoPackId, table.position),
    // each deletion of a picture or a video looks for the scenes it stands in
    index("video_scene_still").on(table.selectedGenerationId).where(sql`"selectedGenerationId" IS NOT NULL`),
    index("video_scene_video").on(table.videoGenerationId).where(sql`"videoGenerationId" IS NOT NULL`),
  ],
);

/** Which scene a picture was made for. */
export const videoStill = sqliteTable(
  "videoStill",
  {
    generationId: text()
      .primaryKey()
      .references(() => generation.id, { onDelete: "cascade" }),
    videoSceneId: text()
      .notNull()
      .references(() => videoScene.id, { onDelete: "cascade" }),
  },
  (table) => [index("video_still_scene").on(table.videoSceneId)],
);
