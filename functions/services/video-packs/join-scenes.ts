import type * as z from "zod";
import { requireMovingScenes } from "#db/queries/videos/video-pack-changes.ts";
import { billedUnits, creditsFor } from "#schema/billing/pricing.ts";
import { SCENES } from "#schema/limits.ts";
import { joinVideos } from "#schema/operations/videos/join-videos.ts";
import type { joinScenesInput } from "#schema/videos/video-packs.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { requireOffered } from "../offer.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { chargeStep } from "./charge-step.ts";
import { findStep } from "./find-step.ts";

/** Charges and joins the scenes that move, in their order, to one film. */
export async function joinScenes({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof joinScenesInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { id, requestKey } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  requireOffered(deps, joinVideos);
  const { scenes } = await findStep(ctx, { id });
  const moving = scenes.filter((scene) => scene.videoKey !== null);
  if (moving.length < SCENES.min) throw new AppError("SCENES_TO_JOIN");
  const [first] = moving;
  if (moving.some(({ width, height }) => width !== first?.width || height !== first?.height))
    throw new AppError("SCENES_DIFFER");

  const now = deps.now();
  const chargeId = crypto.randomUUID();
  const seconds = moving.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const creditsPerOutput = creditsFor(
    joinVideos,
    billedUnits(joinVideos.cost, { seconds }),
    deps.config.INFERENCE_KIND,
  );
  if (creditsPerOutput === null) throw new AppError("NOT_OFFERED");
  const job = newJob(deps, {
    id: crypto.randomUUID(),
    kind: "VIDEO_JOIN",
    operation: "join-videos",
    options: {},
    userId,
    subjectId: id,
    inputs: moving.map(({ videoKey }) => ({ role: "video", key: videoKey! })),
    seed: 0,
    outputs: 1,
    creditsPerOutput,
    costMicroUsd: providerCost(deps, joinVideos, { count: 1, seconds }),
    chargeId,
    now,
  });
  return chargeStep(ctx, {
    kind: "VIDEO_JOIN",
    packId: id,
    requestKey,
    chargeId,
    jobs: [job],
    statements: [requireMovingScenes({ id, videoIds: moving.map(({ videoId }) => videoId!) })],
    now,
  });
}
