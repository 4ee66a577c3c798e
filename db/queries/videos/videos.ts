import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db, Statement } from "#db/client.ts";
import { combineReads } from "#db/read.ts";
import { uploadedImage } from "#db/tables/library/media.ts";
import { uploadedVideo } from "#db/tables/library/uploaded-media.ts";
import { imageToImageGeneration } from "#db/tables/work/edit.ts";
import { generation } from "#db/tables/work/generation.ts";
import { job } from "#db/tables/work/job.ts";
import { training } from "#db/tables/work/training.ts";
import { videoGeneration, videoInput } from "#db/tables/work/video.ts";
import { insert } from "#db/write.ts";
import type { WorkStatus } from "#schema/jobs.ts";
import type { VideoSource } from "#schema/videos/videos.ts";
import { type Cursor, newestFirst, olderThan } from "../cursor.ts";
import { pictureAt } from "../pictures/edit-sources.ts";
import { requireVideoSource } from "./video-sources.ts";

type NewVideo = Omit<typeof videoGeneration.$inferInsert, "status" | "videoUrl">;

/** The video to come and, in order, what it is made from. Stands after the job. */
export function insertVideo(
  row: NewVideo,
  inputs: readonly { role: string; source: VideoSource }[],
): Statement[] {
  return [
    ...inputs.map(({ source }) => requireVideoSource({ userId: row.userId, source })),
    insert(videoGeneration, { ...row, status: "PENDING" }),
    ...inputs.map(({ role, source: { kind, id, position } }, order) =>
      insert(videoInput, {
        videoGenerationId: row.id,
        order,
        inputType: kind === "uploadedVideo" || kind === "video" ? "VIDEO" : "IMAGE",
        role,
        uploadedImageId: kind === "upload" ? id : null,
        generationId: kind === "picture" ? id : null,
        editId: kind === "edit" ? id : null,
        editPosition: position,
        uploadedVideoId: kind === "uploadedVideo" ? id : null,
        madeVideoId: kind === "video" ? id : null,
      }),
    ),
  ];
}

const own = (userId: string) => and(eq(videoGeneration.userId, userId), isNull(videoGeneration.deletedAt));

/** The job of a video, and those of the still made for it and of its larger copy. */
const jobsOfVideo = sql`FROM job j WHERE j.id = ${videoGeneration.jobId} OR (j.subjectId = ${videoGeneration.id} AND j.kind IN ('VIDEO_STILL', 'VIDEO_UPSCALE'))`;

/** Videos with how their jobs stand. */
const selectVideos = (db: Db) =>
  db.orm
    .select({
      id: videoGeneration.id,
      type: videoGeneration.generationType,
      model: videoGeneration.model,
      quality: videoGeneration.quality,
      prompt: videoGeneration.prompt,
      options: videoGeneration.videoExtraOptions,
      videoUrl: videoGeneration.videoUrl,
      width: videoGeneration.width,
      height: videoGeneration.height,
      duration: videoGeneration.duration,
      seed: videoGeneration.seed,
      favorite: videoGeneration.favorite,
      isVirtual: videoGeneration.isVirtual,
      words: sql<
        string | null
      >`(SELECT s.prompt FROM videoInput i JOIN speech s ON s.uploadedAudioId = i.uploadedAudioId
        WHERE i.videoGenerationId = ${videoGeneration.id} AND i.inputType = 'AUDIO')`,
      status: videoGeneration.status,
      failure: job.errorCode,
      keptCredits: sql<number>`coalesce((SELECT sum(j.kept * j.creditsPerOutput) ${jobsOfVideo}), 0)`,
      credits: sql<number>`(SELECT sum(j.creditsPerOutput * j.outputs) ${jobsOfVideo})`,
      trainingModel: videoGeneration.trainingModel,
      trainingName: training.name,
      upscale: sql<"waiting" | "done" | "failed" | null>`(SELECT CASE j.status WHEN 'COMPLETED' THEN 'done'
        WHEN 'FAILED' THEN 'failed' ELSE 'waiting' END FROM job j
        WHERE j.subjectId = ${videoGeneration.id} AND j.kind = 'VIDEO_UPSCALE')`,
      stillStatus: sql<WorkStatus | null>`(SELECT g.status FROM generation g JOIN job j ON j.id = g.jobId
        WHERE j.subjectId = ${videoGeneration.id} AND j.kind = 'VIDEO_STILL' AND g.deletedAt IS NULL)`,
      createdAt: videoGeneration.createdAt,
    })
    .from(videoGeneration)
    .innerJoin(job, eq(job.id, videoGeneration.jobId))
    .leftJoin(training, eq(training.id, videoGeneration.trainingModel));

const edit = alias(imageToImageGeneration, "edit");
const made = alias(videoGeneration, "made");

/** What videos were made from, in order, with the keys of what is still there. */
const selectInputs = (db: Db) =>
  db.orm
    .select({
      videoId: videoInput.videoGenerationId,
      role: videoInput.role,
      uploadId: videoInput.uploadedImageId,
      generationId: videoInput.generationId,
      editId: videoInput.editId,
      position: videoInput.editPosition,
      uploadedVideoId: videoInput.uploadedVideoId,
      madeVideoId: videoInput.madeVideoId,
      key: sql<string | null>`coalesce(${uploadedImage.key},
        CASE WHEN ${generation.deletedAt} IS NULL THEN ${generation.imageUrl} END,
        CASE WHEN ${edit.deletedAt} IS NULL THEN ${pictureAt(edit.imageUrls, videoInput.editPosition)} END,
        ${uploadedVideo.key}, CASE WHEN ${made.deletedAt} IS NULL THEN ${made.videoUrl} END)`,
    })
    .from(videoInput)
    .leftJoin(uploadedImage, eq(uploadedImage.id, videoInput.uploadedImageId))
    .leftJoin(generation, eq(generation.id, videoInput.generationId))
    .leftJoin(edit, eq(edit.id, videoInput.editId))
    .leftJoin(uploadedVideo, eq(uploadedVideo.id, videoInput.uploadedVideoId))
    .leftJoin(made, eq(made.id, videoInput.madeVideoId));

export function findVideoGeneration(db: Db, { userId, id }: { userId: string; id: string }) {
  const videos = selectVideos(db).where(and(eq(videoGeneration.id, id), own(userId)));
  const inputs = selectInputs(db).where(eq(videoInput.videoGenerationId, id)).orderBy(asc(videoInput.order));
  return combineReads([videos, inputs], ([videos, inputs]) => ({ videos, inputs }));
}

/** A person's videos, newest first, `limit` + 1 of them, and what all of those were made from; scenes of a film are with it. */
export function listVideos(
  db: Db,
  input: { userId: string; before: Cursor | null; favorite: boolean | null; limit: number },
) {
  const listed = and(
    own(input.userId),
    isNull(videoGeneration.videoPackId),
    input.favorite === null ? undefined : eq(videoGeneration.favorite, input.favorite),
    olderThan(videoGeneration, input.before),
  );
  const order = newestFirst(videoGeneration);
  const videos = selectVideos(db)
    .where(listed)
    .orderBy(...order)
    .limit(input.limit + 1);
  const ids = db.orm
    .select({ id: videoGeneration.id })
    .from(videoGeneration)
    .where(listed)
    .orderBy(...order)
    .limit(input.limit + 1);
  const inputs = selectInputs(db)
    .where(inArray(videoInput.videoGenerationId, ids))
    .orderBy(asc(videoInput.videoGenerationId), asc(videoInput.order));
  return combineReads([videos, inputs], ([videos, inputs]) => ({ videos, inputs }));
}

/** The video has arrived. */
export function completeVideo(args: { jobId: string; key: string; seed: number }): Statement {
  return {
    sql: "UPDATE videoGeneration SET status = 'COMPLETED', videoUrl = ?, seed = ? WHERE jobId = ?",
    args: [args.key, args.seed, args.jobId],
  };
}

/** The longest that a job waits for its provider and its input is fetched, in milliseconds. */
const FETCHED_WITHIN_MS = 3 * 3_600_000;

/** A larger copy takes a video's place; where the video was deleted for good meanwhile, the copy goes as well. */
export function replaceVideo(args: {
  id: string;
  key: string;
  width: number;
  height: number;
  now: number;
}): Statement[] {
  const { id, key, width, height, now } = args;
  return [
    {
      // work that was charged with it may still have to fetch it
      sql: "INSERT INTO mediaGarbage (prefix, dueAt) SELECT videoUrl, ? FROM videoGeneration WHERE id = ?",
      args: [now + FETCHED_WITHIN_MS, id],
    },
    {
      sql: "INSERT INTO mediaGarbage (prefix, dueAt) SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM videoGeneration WHERE id = ?)",
      args: [key, now, id],
    },
    {
      sql: "UPDATE videoGeneration SET videoUrl = ?, width = ?, height = ? WHERE id = ?",
      args: [key, width, height, id],
    },
  ];
}
