import type * as z from "zod";
import { constraintName } from "#db/constraint-name.ts";
import { moveCredits } from "#db/queries/credits.ts";
import { requireSession } from "#db/queries/session.ts";
import { findTrainingByRequest, insertTraining, requireFewTrainings } from "#db/queries/trainings.ts";
import { MAX_RUNNING_TRAININGS } from "#schema/limits.ts";
import { TRAIN_STEPS, trainModel } from "#schema/operations/train-model.ts";
import { TRAINING_CREDITS } from "#schema/pricing.ts";
import type { startTrainingInput } from "#schema/training.ts";
import { triggerWord } from "#schema/trigger-word.ts";
import { AppError, mapConstraintErrors } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import { newJob } from "../jobs/new-job.ts";
import { zipKey } from "../media/zip-photos.ts";
import { minPhotos, requireOffered } from "../offer.ts";
import { chargeWork } from "../spend/charge-work.ts";
import { providerCost } from "../spend/provider-cost.ts";

/** Charges and starts a training in one batch. The same request key again returns the training it started. */
export async function startTraining(
  ctx: ActorCtx,
  input: z.output<typeof startTrainingInput>,
): Promise<{ id: string }> {
  const { deps, actor } = ctx;
  requireOffered(deps, trainModel);
  if (input.uploadIds.length < minPhotos(deps)) throw new AppError("TOO_FEW_PHOTOS");

  const now = deps.now();
  const id = crypto.randomUUID();
  const jobId = crypto.randomUUID();
  const chargeId = crypto.randomUUID();
  const word = triggerWord(id);
  const costMicroUsd = providerCost(deps, trainModel, { count: 1 });
  const statements = [
    requireSession(actor, now),
    moveCredits({
      id: chargeId,
      userId: actor.userId,
      credits: -TRAINING_CREDITS,
      reason: "OTHER",
      extra: { kind: "TRAINING", trainingId: id },
      key: `${actor.userId}:training:${input.requestKey}`,
      now,
    }),
    requireFewTrainings(actor, MAX_RUNNING_TRAININGS),
    ...insertTraining(actor, {
      id,
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
      uploadIds: input.uploadIds,
      checkedIds: input.checkedIds,
      now,
    }),
    ...newJob(deps, {
      id: jobId,
      kind: "TRAINING",
      operation: "train-model",
      options: { triggerWord: word },
      inputs: [{ role: "photos", key: zipKey(id) }],
      userId: actor.userId,
      subjectId: id,
      seed: 0,
      outputs: 1,
      creditsPerOutput: TRAINING_CREDITS,
      costMicroUsd,
      chargeId,
      now,
    }),
  ];
  try {
    await mapConstraintErrors(chargeWork(ctx, { statements, costMicroUsd, now }));
  } catch (error) {
    if (constraintName(error) !== "ledger_key_reused") throw error;
    const earlier = await findTrainingByRequest(deps.db, actor, input.requestKey);
    if (earlier === null) throw new AppError("CONFLICT");
    return { id: earlier };
  }
  await enqueue(deps, [{ job: "submit", body: { id: jobId } }]);
  return { id };
}
