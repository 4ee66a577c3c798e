import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { MEDIA_KINDS } from "#schema/media/media-limits.ts";
import { user } from "../accounts/account.ts";
import { createdAt, id, instant } from "../columns.ts";

const owner = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/** What both kinds have; built anew for each table, which takes its columns for its own. */
const file = () => ({
  id: id(),
  url: text().notNull(),
  key: text().notNull().unique(),
  name: text().notNull(),
  size: integer().notNull(),
  mimeType: text().notNull(),
  /** In seconds. */
  duration: real().notNull(),
  /** SHA-256 of the file as it was sent, hex: the same file again is the same upload. */
  hash: text().notNull(),
});

export const uploadedVideo = sqliteTable(
  "uploadedVideo",
  {
    ...file(),
    /** As it is shown, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    videoCodec: text().notNull(),
    audioCodec: text(),
    /** Key of its first picture, which a browser made. */
    posterKey: text(),
    userId: owner(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("uploaded_video_hash").on(table.userId, table.hash),
    index("uploaded_video_user").on(table.userId, table.createdAt, table.id),
    index("uploaded_video_age").on(table.createdAt),
    index("uploaded_video_poster").on(table.posterKey).where(sql`"posterKey" IS NOT NULL`),
  ],
);

export const uploadedAudio = sqliteTable(
  "uploadedAudio",
  {
    ...file(),
    audioCodec: text().notNull(),
    /** Bars of the drawn waveform. */
    waveform: text({ mode: "json" }).$type<number[]>(),
    /** Spoken by a voice of ours, not sent by anybody. */
    made: integer({ mode: "boolean" }).notNull().default(false),
    userId: owner(),
    createdAt: createdAt(),
  },
  (table) => [
    // what is made from the same words may come out the same
    uniqueIndex("uploaded_audio_hash").on(table.userId, table.hash).where(sql`"made" = 0`),
    index("uploaded_audio_user").on(table.userId, table.createdAt, table.id),
    index("uploaded_audio_age").on(table.createdAt),
  ],
);

/** A video or audio on its way in, in parts; gone once it is a file of its own or its time is over. */
export const mediaUpload = sqliteTable(
  "mediaUpload",
  {
    id: id(),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    name: text().notNull(),
    /** As the browser said it. */
    size: integer().notNull(),
    /** Where the file is put together, and the bucket's own id of that. */
    key: text().notNull(),
    partsId: text().notNull(),
    /** What the bucket answered for each part that arrived, by its number. */
    parts: text({ mode: "json" }).$type<Record<string, string>>().notNull().default({}),
    /** Somebody examines it until then. */
    leaseUntil: instant(),
    /** The file that was there before and turned out to be the same; null while it is on its way. */
    fileId: text(),
    userId: owner(),
    createdAt: createdAt(),
  },
  (table) => [
    index("media_upload_user").on(table.userId, table.createdAt),
    index("media_upload_age").on(table.createdAt),
  ],
);
