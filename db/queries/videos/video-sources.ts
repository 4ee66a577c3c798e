import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db, Statement } from "#db/client.ts";
import { combineReads } from "#db/read.ts";
import { uploadedVideo } from "#db/tables/library/uploaded-media.ts";
import { videoGeneration } from "#db/tables/work/video.ts";
import type { EditSource } from "#schema/pictures/edits.ts";
import type { Shown } from "#schema/prompts/shown-person.ts";
import type { VideoSource } from "#schema/videos/videos.ts";
import { requireThat } from "../guards.ts";
import { requireSource, selectSource } from "../pictures/edit-sources.ts";

const asPicture = (source: VideoSource): EditSource | null => {
  const { kind } = source;
  return kind === "uploadedVideo" || kind === "video" ? null : { ...source, kind };
};

/** The object of what a video is made from, whom it shows, and how long it lasts where it moves, as far as it is this person's and there. */
export function selectVideoSource(db: Db, { userId, source }: { userId: string; source: VideoSource }) {
  const picture = asPicture(source);
  if (picture) {
    return combineReads([selectSource(db, { userId, source: picture })], ([rows]) =>
      rows.map((row) => ({ ...row, duration: null as number | null })),
    );
  }
  const { id, kind } = source;
  const rows = kind === "uploadedVideo" ? selectUploaded(db, userId, id) : selectMade(db, userId, id);
  return combineReads([rows], ([found]) => found);
}

const selectUploaded = (db: Db, userId: string, id: string) =>
  db.orm
    .select({
      key: sql<string | null>`${uploadedVideo.key}`,
      width: uploadedVideo.width,
      height: uploadedVideo.height,
      prompt: sql<string>`''`,
      shows: sql<Shown>`'somebody'`,
      duration: sql<number | null>`${uploadedVideo.duration}`,
    })
    .from(uploadedVideo)
    .where(and(eq(uploadedVideo.id, id), eq(uploadedVideo.userId, userId)));

/** Whom a video shows that was made here: nobody in particular where it was made from words alone. */
const SHOWN = sql<Shown>`CASE
  WHEN (SELECT t.isPublic OR t.userId <> "videoGeneration"."userId" FROM training t
    WHERE t.id = "videoGeneration"."trainingModel") THEN 'lent'
  WHEN "videoGeneration"."isVirtual" THEN 'invented'
  WHEN "videoGeneration"."trainingModel" IS NOT NULL
    OR NOT EXISTS (SELECT 1 FROM videoInput i WHERE i.videoGenerationId = "videoGeneration"."id") THEN 'own'
  ELSE 'somebody' END`;

const selectMade = (db: Db, userId: string, id: string) =>
  db.orm
    .select({
      key: videoGeneration.videoUrl,
      width: videoGeneration.width,
      height: videoGeneration.height,
      prompt: videoGeneration.prompt,
      shows: SHOWN,
      duration: sql<number | null>`${videoGeneration.duration}`,
    })
    .from(videoGeneration)
    .where(
      and(
        eq(videoGeneration.id, id),
        eq(videoGeneration.userId, userId),
        eq(videoGeneration.status, "COMPLETED"),
        isNull(videoGeneration.deletedAt),
      ),
    );

/** SQL that a moving source is still this person's and there; takes its id and theirs. */
const STILL_THERE = {
  uploadedVideo: "SELECT count(*) FROM uploadedVideo WHERE id = ? AND userId = ?",
  video: "SELECT count(*) FROM videoGeneration WHERE id = ? AND userId = ? AND deletedAt IS NULL",
} as const;

/** Aborts where something to work on was deleted meanwhile. */
export function requireVideoSource({ userId, source }: { userId: string; source: VideoSource }): Statement {
  const picture = asPicture(source);
  if (picture) return requireSource({ userId, source: picture });
  return requireThat("not_there", STILL_THERE[source.kind as keyof typeof STILL_THERE], [source.id, userId]);
}
