import type * as z from "zod";
import { insertGenerations } from "#db/queries/library/generations.ts";
import { requireTraining } from "#db/queries/library/pictures.ts";
import { insertStills } from "#db/queries/library/video-pack-changes.ts";
import { pictureCredits } from "#schema/billing/pricing.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { freePrompt } from "#schema/prompts/free-prompt.ts";
import { type makeStillsInput, STILL_ASPECTS } from "#schema/videos/video-packs.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { requireModel } from "../trainings/require-model.ts";
import { chargeStep, findEarlierStep } from "./charge-step.ts";
import { findStep } from "./find-step.ts";

/** How strongly the trained model shows, as the provider counts it. */
const MODEL_STRENGTH = 1;

/** Charges and starts stills of some scenes in one batch: one job a scene, to choose from. */
export async function makeStills({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof makeStillsInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { requestKey, count } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  requireOffered(deps, portrait);
  const { pack, model: found, scenes } = await findStep(ctx, input);
  const { trainingId } = pack;
  if (trainingId === null) {
    // the model may have been deleted since the same request was made
    const earlier = await findEarlierStep(ctx, "SCENE_STILL", requestKey);
    if (earlier === null) throw new AppError("NOT_FOUND");
    return { id: earlier };
  }
  const model = requireModel(found);
  await requireSafeWords(ctx, { prompt: scenes.map(({ prompt }) => prompt).join("\n"), requestKey });

  const now = deps.now();
  const chargeId = crypto.randomUUID();
  const size = (({ width, height }) => ({ width, height }))(ASPECTS[STILL_ASPECTS[pack.aspect]]);
  // one run of seeds for all, so that no two stills share one
  const firstSeed = randomSeed(scenes.length * count);
  const work = scenes.map(({ id, prompt }, at) => ({
    sceneId: id,
    prompt,
    job: newJob(deps, {
      id: crypto.randomUUID(),
      kind: "SCENE_STILL",
      operation: "portrait",
      options: { prompt: freePrompt(prompt, model), ...size, strength: MODEL_STRENGTH },
      inputs: [{ role: "model", key: model.key }],
      userId,
      subjectId: pack.id,
      seed: firstSeed + at * count,
      outputs: count,
      creditsPerOutput: pictureCredits(portrait, size, deps.config.INFERENCE_KIND),
      costMicroUsd: providerCost(deps, portrait, { count, size }),
      chargeId,
      now,
    }),
  }));
  const stills = work.flatMap(({ sceneId, prompt, job }) =>
    Array.from({ length: count }, (_, position) => ({
      id: crypto.randomUUID(),
      sceneId,
      prompt,
      jobId: job.id,
      position,
    })),
  );
  return chargeStep(ctx, {
    kind: "SCENE_STILL",
    packId: pack.id,
    requestKey,
    chargeId,
    jobs: work.map(({ job }) => job),
    statements: [
      ...requireTraining({ userId, id: trainingId }),
      insertGenerations(
        deps.db,
        stills.map(({ sceneId: _, ...still }) => ({
          ...still,
          ...size,
          trainingId,
          modelStrength: MODEL_STRENGTH,
          userId,
          modelId: portrait.endpoint,
          status: "PENDING" as const,
          chargeId,
          createdAt: new Date(now),
        })),
      ),
      ...insertStills(stills.map(({ id, sceneId }) => ({ generationId: id, videoSceneId: sceneId }))),
    ],
    now,
  });
}
