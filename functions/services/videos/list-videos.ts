import type * as z from "zod";
import { listVideos as query } from "#db/queries/videos/videos.ts";
import type { Page } from "#schema/pages.ts";
import type { listVideosInput, VideoView } from "#schema/videos/videos.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";
import { readAs } from "../read-as.ts";
import { videoView } from "./video-view.ts";

/** One's own videos, under way or made, newest first. */
export async function listVideos({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof listVideosInput>;
}): Promise<Page<VideoView>> {
  const { limit, favorite = null } = input;
  const before = parseCursor(input.cursor);
  const { userId } = ctx.actor;
  const [{ videos, inputs }] = await readAs(ctx, query(ctx.deps.db, { userId, before, favorite, limit }));
  return toPage(videos, limit, (video) => videoView(video, inputs));
}
