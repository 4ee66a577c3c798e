import type * as z from "zod";
import { chooseStill as choose, saveStoryboard as save } from "#db/queries/videos/video-pack-changes.ts";
import type { chooseStillInput, saveStoryboardInput } from "#schema/videos/video-packs.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";

/** Keeps the storyboard as it stands on the page; refused while one of its steps is under way. */
export async function saveStoryboard({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof saveStoryboardInput>;
}): Promise<{ ok: true }> {
  const { scenes, ...pack } = input;
  for (const { id, prompt, movement } of scenes)
    await requireSafeWords(ctx, { prompt: `${prompt} ${movement}`, requestKey: id });
  await commit(ctx, {
    statements: save({ ...pack, userId: ctx.actor.userId }, scenes),
    errors: { still_busy: "VIDEO_PACK_BUSY" },
  });
  return { ok: true };
}

/** Chooses which still of a scene is set in motion, or none. */
export async function chooseStill({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof chooseStillInput>;
}): Promise<{ ok: true }> {
  await commit(ctx, { statements: choose({ ...input, userId: ctx.actor.userId }) });
  return { ok: true };
}
