import type * as z from "zod";
import { setSceneVideo } from "#db/queries/library/video-pack-changes.ts";
import { insertVideo } from "#db/queries/library/videos.ts";
import { videoCredits } from "#schema/billing/pricing.ts";
import { PARSERS, type VideoName } from "#schema/operations/index.ts";
import { judgeSceneCell } from "#schema/videos/storyboard/scene-cells.ts";
import type { moveScenesInput } from "#schema/videos/video-packs.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { sizeOfVideo } from "../videos/size-of-video.ts";
import { chargeStep, findEarlierStep } from "./charge-step.ts";
import { findStep } from "./find-step.ts";

/** Charges and sets the chosen stills of some scenes in motion, in one batch: one job a scene, so one may fail alone. */
export async function moveScenes({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof moveScenesInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { requestKey } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const { pack, scenes } = await findStep(ctx, input);
  const { aspect, model, quality } = pack;
  const judged = judgeSceneCell({ model, quality }, aspect);
  if ("reason" in judged) throw new AppError("NOT_OFFERED");
  const { video } = judged;
  requireOffered(deps, video);
  await requireSafeWords(ctx, { prompt: scenes.map(({ movement }) => movement).join("\n"), requestKey });

  const now = deps.now();
  const chargeId = crypto.randomUUID();
  const firstSeed = randomSeed(scenes.length);
  const work = scenes.map((scene, at) => {
    const { stillId, stillKey: key, stillWidth, stillHeight } = scene;
    if (stillId === null || key === null || stillWidth === null || stillHeight === null) return null;
    const options = video.options(PARSERS).parse({ prompt: scene.movement, seconds: scene.seconds, aspect });
    const creditsPerOutput = videoCredits(video, options.seconds, deps.config.INFERENCE_KIND);
    if (creditsPerOutput === null) throw new AppError("NOT_OFFERED");
    const id = crypto.randomUUID();
    const seed = firstSeed + at;
    const job = newJob<VideoName>(deps, {
      id,
      kind: "SCENE_VIDEO",
      operation: video.name as VideoName,
      options,
      userId,
      subjectId: pack.id,
      inputs: [{ role: "image", key }],
      seed,
      outputs: 1,
      creditsPerOutput,
      costMicroUsd: providerCost(deps, video, { count: 1, seconds: options.seconds }),
      chargeId,
      now,
    });
    const row = {
      id,
      prompt: options.prompt,
      generationType: video.type,
      model,
      quality,
      videoExtraOptions: options,
      ...sizeOfVideo(video, options, { width: stillWidth, height: stillHeight }),
      duration: options.seconds,
      seed,
      userId,
      videoPackId: pack.id,
      jobId: id,
      chargeId,
      createdAt: new Date(now),
    };
    const source = { kind: "picture", id: stillId, position: 0 } as const;
    return {
      job,
      statements: [
        ...insertVideo(row, [{ role: "image", source }]),
        ...setSceneVideo({ sceneId: scene.id, videoId: id }),
      ],
    };
  });
  if (!work.every((one) => one !== null)) {
    // a still may have been deleted since the same request was made
    const earlier = await findEarlierStep(ctx, "SCENE_VIDEO", requestKey);
    if (earlier === null) throw new AppError("STILL_NEEDED");
    return { id: earlier };
  }
  return chargeStep(ctx, {
    kind: "SCENE_VIDEO",
    packId: pack.id,
    requestKey,
    chargeId,
    jobs: work.map(({ job }) => job),
    statements: work.flatMap(({ statements }) => statements),
    now,
  });
}
