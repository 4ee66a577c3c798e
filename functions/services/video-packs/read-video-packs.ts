import {
  findVideoPack,
  listVideoPacks as listQuery,
  type VideoPackItemRow,
  type VideoPackRows,
} from "#db/queries/videos/video-packs.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import type { Page } from "#schema/pages.ts";
import type { SceneVideoView, SceneView, VideoPackItem, VideoPackView } from "#schema/videos/video-packs.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";
import { readAs } from "../read-as.ts";

const media = (key: string | null) => key && `/media/${key}`;

/** One's own video packs, newest first. */
export async function listVideoPacks({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { cursor?: string | null; limit: number };
}): Promise<Page<VideoPackItem>> {
  const before = parseCursor(input.cursor);
  const { userId } = ctx.actor;
  const [rows] = await readAs(ctx, listQuery(ctx.deps.db, { userId, before, limit: input.limit }));
  return toPage(rows, input.limit, itemView);
}

export async function getVideoPack({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<VideoPackView> {
  const { userId } = ctx.actor;
  const [found] = await readAs(ctx, findVideoPack(ctx.deps.db, { userId, id: input.id }));
  if (!found) throw new AppError("NOT_FOUND");
  return packView(found);
}

function itemView({ cover, filmUrl, ...row }: VideoPackItemRow): VideoPackItem {
  return { ...row, coverUrl: media(cover), filmUrl: media(filmUrl) };
}

function packView({ pack, scenes, stills }: VideoPackRows): VideoPackView {
  const { filmVideoIds, ...row } = pack;
  const moving = scenes
    .filter(({ videoStatus }) => videoStatus === "COMPLETED")
    .map(({ videoId }) => videoId);
  return {
    ...row,
    videoUrls: row.videoUrls.map((key) => `/media/${key}`),
    filmUrl: media(row.filmUrl),
    filmIsCurrent: row.filmUrl !== null && filmVideoIds.join() === moving.join(),
    scenes: scenes.map((scene) => sceneView(scene, stills)),
  };
}

function sceneView(scene: VideoPackRows["scenes"][number], stills: VideoPackRows["stills"]): SceneView {
  const { id, shot, prompt, movement, seconds, selectedGenerationId } = scene;
  return {
    ...{ id, shot, prompt, movement, seconds, selectedGenerationId },
    stills: stills
      .filter(({ sceneId }) => sceneId === id)
      .map(({ sceneId: _, imageUrl, failure, ...still }) => ({
        ...still,
        url: media(imageUrl),
        failure: still.status === "FAILED" ? (failure as JobFailureCode | null) : null,
      })),
    video: videoView(scene),
  };
}

function videoView(scene: VideoPackRows["scenes"][number]): SceneVideoView | null {
  const { videoId, videoStatus, videoUrl, videoFailure, videoSeconds, width, height } = scene;
  if (videoId === null || videoStatus === null) return null;
  return {
    id: videoId,
    url: media(videoUrl),
    status: videoStatus,
    failure: videoFailure as JobFailureCode | null,
    seconds: videoSeconds ?? 0,
    width: width ?? 0,
    height: height ?? 0,
  };
}
