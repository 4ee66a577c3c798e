import type * as z from "zod";
import { requireTraining } from "#db/queries/pictures/pictures.ts";
import { insertVideoPack } from "#db/queries/videos/video-pack-changes.ts";
import { findVideoPackByRequest } from "#db/queries/videos/video-packs.ts";
import { MAX_VIDEO_PACKS } from "#schema/limits.ts";
import { usualCell } from "#schema/videos/still-cells.ts";
import { proposeStoryboard } from "#schema/videos/storyboard/propose-storyboard.ts";
import { type createVideoPackInput, PACK_NAME_LENGTH } from "#schema/videos/video-packs.ts";
import { commitOnce } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";

/** Makes a storyboard of a main idea, for one of one's models. It costs nothing: each step after it says its price. */
export async function createVideoPack({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof createVideoPackInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { requestKey, mainIdea, trainingId, aspect } = input;
  await countUse(ctx, [["writeByAccount", userId]]);
  await requireSafeWords(ctx, { prompt: mainIdea, requestKey });
  const { video, model, quality, lengths } = usualCell(aspect, deps.config.INFERENCE_KIND);
  requireOffered(deps, video);
  const id = crypto.randomUUID();
  const scenes = proposeStoryboard({ idea: mainIdea, count: input.scenes, seed: randomSeed(1) });
  const earlier = await commitOnce(ctx, {
    once: {
      repeatBreaks: "videoPack.requestKey",
      findEarlier: () => findVideoPackByRequest(deps.db, userId, requestKey),
    },
    statements: [
      ...requireTraining({ userId, id: trainingId }),
      ...insertVideoPack(
        {
          id,
          name: `${mainIdea.charAt(0).toUpperCase()}${mainIdea.slice(1, PACK_NAME_LENGTH)}`,
          mainIdea,
          userId,
          trainingId,
          aspect,
          model,
          quality,
          requestKey,
          createdAt: new Date(deps.now()),
        },
        scenes.map((scene) => ({ ...scene, id: crypto.randomUUID(), seconds: lengths[0]! })),
        MAX_VIDEO_PACKS,
      ),
    ],
  });
  return { id: earlier ?? id };
}
