import type * as z from "zod";
import { findTrainingByRequest, insertTraining, requireFewTrainings } from "#db/queries/library/trainings.ts";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { packAllows } from "#schema/catalogue/theme.ts";
import { MAX_RUNNING_TRAININGS } from "#schema/limits.ts";
import { TRAIN_STEPS, trainModel } from "#schema/operations/train-model.ts";
import { namesPublicFigure } from "#schema/prompts/names-public-figure.ts";
import { triggerWord } from "#schema/prompts/trigger-word.ts";
import type { startTrainingInput } from "#schema/trainings/training.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { zipKey } from "../media/provider/zip-photos.ts";
import { minPhotos, requireOffered } from "../offer.ts";
import { findPacks } from "../packs/find-packs.ts";
import { chargeWork } from "../spend/charge-work.ts";
import { providerCost } from "../spend/provider-cost.ts";

/** Charges and starts a training in one batch. The same request key again returns the training it started. */
export async function startTraining({
  ctx,
  input,
  retryCount = 0,
}: {
  ctx: ActorCtx;
  input: z.output<typeof startTrainingInput>;
  /** How often these photos were tried before. */
  retryCount?: number;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  requireOffered(deps, trainModel);
  if (namesPublicFigure(input.name)) throw new AppError("MODEL_PUBLIC_FIGURE");
  if (input.uploadIds.length < minPhotos(deps)) throw new AppError("TOO_FEW_PHOTOS");
  const { order } = input;
  const [ordered] = order ? findPacks([{ ...order, quantity: 1 }]) : [];
  if (ordered && !packAllows(ordered.pack, input.genderOrCategory)) throw new AppError("PACK_NOT_ALLOWED");

  const now = deps.now();
  const id = crypto.randomUUID();
  const chargeId = crypto.randomUUID();
  const word = triggerWord(id);
  const job = newJob(deps, {
    id: crypto.randomUUID(),
    kind: "TRAINING",
    operation: "train-model",
    options: { triggerWord: word },
    inputs: [{ role: "photos", key: zipKey(id) }],
    userId,
    subjectId: id,
    seed: 0,
    outputs: 1,
    creditsPerOutput: TRAINING_CREDITS,
    costMicroUsd: providerCost(deps, trainModel, { count: 1 }),
    chargeId,
    now,
  });
  const earlier = await chargeWork(ctx, {
    userId,
    charge: {
      id: chargeId,
      key: `training:${input.requestKey}`,
      extra: { kind: "TRAINING", trainingId: id },
    },
    jobs: [job],
    statements: [
      requireFewTrainings(userId, MAX_RUNNING_TRAININGS),
      ...insertTraining({
        id,
        userId,
        name: input.name,
        genderOrCategory: input.genderOrCategory,
        triggerWord: word,
        steps: TRAIN_STEPS,
        imagesZipUrl: zipKey(id),
        keepPhotos: input.keepPhotos,
        // the text names the engine that is connected
        consentVersion: input.faceConsent ? `${input.faceConsent} ${deps.config.INFERENCE_KIND}` : null,
        chargeId,
        requestKey: input.requestKey,
        orderedPackId: ordered?.promptPackId ?? null,
        retryCount,
        uploadIds: input.uploadIds,
        checkedIds: input.checkedIds,
        now,
      }),
    ],
    findEarlier: () => findTrainingByRequest(deps.db, userId, input.requestKey),
    now,
  });
  return { id: earlier ?? id };
}
