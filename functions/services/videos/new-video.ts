import type { Statement } from "#db/client.ts";
import { insertVideo } from "#db/queries/videos/videos.ts";
import { videoCredits } from "#schema/billing/pricing.ts";
import type { VideoName } from "#schema/operations/index.ts";
import type { Size } from "#schema/operations/operation.ts";
import type { Video, VideoOptions, VideoType } from "#schema/operations/videos/video.ts";
import type { VideoSource } from "#schema/videos/videos.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../app-error.ts";
import { type NewJob, newJob } from "../jobs/submission/new-job.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { sizeOfVideo } from "./size-of-video.ts";

/** One of the things a video is made from. */
export interface VideoPart {
  role: string;
  source: VideoSource;
  /** Of its object; null where another job makes it first. */
  key: string | null;
  width: number;
  height: number;
  /** In seconds, where it moves. */
  duration: number | null;
}

/** A video to come: its job, and its row with what it is made from, after the job. Refuses what has no price. */
export function newVideo(
  deps: Deps,
  input: {
    id: string;
    kind: "VIDEO" | "SCENE_VIDEO";
    subjectId: string;
    userId: string;
    video: Video;
    /** As it was asked for, where another makes it. */
    type?: VideoType;
    options: VideoOptions;
    sources: readonly VideoPart[];
    /** How long what it waits for may take, where it waits for its picture. */
    awaitsMs?: number;
    trainingModel?: string;
    higherQuality?: boolean;
    videoPackId?: string;
    seed: number;
    chargeId: string;
    now: number;
  },
): {
  job: NewJob;
  statements: Statement[];
  size: Size;
  /** How long it may take until it is there. */
  waitMs: number;
} {
  const { id, userId, video, options, sources, awaitsMs, seed, chargeId, now } = input;
  const { trainingModel, videoPackId, higherQuality = false } = input;
  const { prompt, seconds } = options;
  const creditsPerOutput = videoCredits(video, seconds, deps.config.INFERENCE_KIND);
  if (creditsPerOutput === null) throw new AppError("NOT_OFFERED");
  const job = newJob<VideoName>(deps, {
    id,
    kind: input.kind,
    operation: video.name as VideoName,
    options,
    userId,
    subjectId: input.subjectId,
    inputs: sources.flatMap(({ role, key }) => (key === null ? [] : [{ role, key }])),
    ...(awaitsMs !== undefined && { awaits: { role: "image", deadlineMs: awaitsMs } }),
    seed,
    outputs: 1,
    creditsPerOutput,
    costMicroUsd: providerCost(deps, video, { count: 1, seconds }),
    chargeId,
    now,
  });
  const size = sizeOfVideo(video, options, sources[0]);
  const row = {
    id,
    prompt,
    generationType: input.type ?? video.type,
    model: video.model,
    quality: video.quality,
    videoExtraOptions: options,
    ...size,
    duration: seconds,
    higherQuality,
    ...(trainingModel !== undefined && { trainingModel }),
    ...(videoPackId !== undefined && { videoPackId }),
    seed,
    userId,
    jobId: id,
    chargeId,
    createdAt: new Date(now),
  };
  const waitMs = (awaitsMs ?? 0) + video.deadlineMs;
  return { job, statements: insertVideo(row, sources), size, waitMs };
}
