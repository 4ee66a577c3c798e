import { findVideoGeneration } from "#db/queries/videos/videos.ts";
import type { VideoView } from "#schema/videos/videos.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { videoView } from "./video-view.ts";

/** One of one's own videos, under way or made. */
export async function getVideo({ ctx, input }: { ctx: ActorCtx; input: { id: string } }): Promise<VideoView> {
  const { userId } = ctx.actor;
  const [{ videos, inputs }] = await readAs(ctx, findVideoGeneration(ctx.deps.db, { userId, id: input.id }));
  const [video] = videos;
  if (!video) throw new AppError("NOT_FOUND");
  return videoView(video, inputs);
}
