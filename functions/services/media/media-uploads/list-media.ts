import type * as z from "zod";
import { listAudioFiles, listVideoFiles } from "#db/queries/media/uploaded-media.ts";
import type { listMediaInput, MediaView } from "#schema/media/media-upload.ts";
import type { Page } from "#schema/pages.ts";
import type { ActorCtx } from "../../context.ts";
import { parseCursor, toPage } from "../../page.ts";
import { readAs } from "../../read-as.ts";
import { audioFileView, videoFileView } from "./media-view.ts";

/** One's own videos or recordings that are stored, the newest first. */
export async function listMedia({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof listMediaInput>;
}): Promise<Page<MediaView>> {
  const { kind, limit } = input;
  const listed = { userId: ctx.actor.userId, before: parseCursor(input.cursor), limit };
  if (kind === "VIDEO") {
    const [rows] = await readAs(ctx, listVideoFiles(ctx.deps.db, listed));
    return toPage(rows, limit, videoFileView);
  }
  const [rows] = await readAs(ctx, listAudioFiles(ctx.deps.db, listed));
  return toPage(rows, limit, audioFileView);
}
