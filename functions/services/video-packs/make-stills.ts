import type * as z from "zod";
import { requireTraining } from "#db/queries/pictures/pictures.ts";
import { insertStills } from "#db/queries/videos/video-pack-changes.ts";
import { portrait } from "#schema/operations/portrait.ts";
import type { makeStillsInput } from "#schema/videos/video-packs.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { requirePublicWords } from "../safety/require-public-words.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";
import { findEarlierStep } from "../spend/earlier-step.ts";
import { requireModel } from "../trainings/require-model.ts";
import { newStills } from "../videos/new-stills.ts";
import { chargeStep } from "./charge-step.ts";
import { findStep } from "./find-step.ts";

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
  const { trainingId, aspect } = pack;
  if (trainingId === null) {
    // the model may have been deleted since the same request was made
    const earlier = await findEarlierStep(ctx, "SCENE_STILL", requestKey);
    if (earlier === null) throw new AppError("NOT_FOUND");
    return { id: earlier };
  }
  const model = requireModel(found);
  if (model.isPublic)
    await requirePublicWords(ctx, { prompt: scenes.map(({ prompt }) => prompt).join("\n"), requestKey });
  await requireSafeWords(ctx, { prompt: scenes.map(({ prompt }) => prompt).join("\n"), requestKey });

  const now = deps.now();
  const chargeId = crypto.randomUUID();
  // one run of seeds for all, so that no two stills share one
  const firstSeed = randomSeed(scenes.length * count);
  const work = scenes.map(({ id: videoSceneId, prompt }, at) => {
    const seed = firstSeed + at * count;
    const { job, ids, statement } = newStills(deps, {
      kind: "SCENE_STILL",
      subjectId: pack.id,
      ...{ userId, trainingId, model, prompt, aspect, count, seed, chargeId, now },
    });
    return {
      job,
      statements: [statement, ...insertStills(ids.map((generationId) => ({ generationId, videoSceneId })))],
    };
  });
  return chargeStep(ctx, {
    kind: "SCENE_STILL",
    packId: pack.id,
    requestKey,
    chargeId,
    jobs: work.map(({ job }) => job),
    statements: [
      ...requireTraining({ userId, id: trainingId }),
      ...work.flatMap(({ statements }) => statements),
    ],
    now,
  });
}
