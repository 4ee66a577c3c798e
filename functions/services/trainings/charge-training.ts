import type { Statement } from "#db/client.ts";
import { findTrainingByRequest, insertTraining, requireFewTrainings } from "#db/queries/models/trainings.ts";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { MAX_RUNNING_TRAININGS } from "#schema/limits.ts";
import { TRAIN_STEPS, trainModel } from "#schema/operations/train-model.ts";
import { triggerWord } from "#schema/prompts/trigger-word.ts";
import type { ConstraintErrors } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { zipKey } from "../media/provider/zip-photos.ts";
import { chargeWork } from "../spend/charge-work.ts";
import { providerCost } from "../spend/provider-cost.ts";

type Row = Omit<
  Parameters<typeof insertTraining>[0],
  "userId" | "triggerWord" | "steps" | "imagesZipUrl" | "chargeId" | "now"
>;

/** Charges and starts a training in one batch. The same request key again returns the training it started. */
export async function chargeTraining(
  ctx: ActorCtx,
  work: {
    row: Row;
    /** Its photos, and what hangs on it. */
    statements: readonly Statement[];
    before?: readonly Statement[];
    errors?: ConstraintErrors["errors"];
    now: number;
  },
): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { row, now } = work;
  const { id, requestKey } = row;
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
    charge: { id: chargeId, key: `training:${requestKey}`, extra: { kind: "TRAINING", trainingId: id } },
    ...(work.before && { before: work.before }),
    jobs: [job],
    statements: [
      requireFewTrainings(userId, MAX_RUNNING_TRAININGS),
      insertTraining({
        ...row,
        userId,
        triggerWord: word,
        steps: TRAIN_STEPS,
        imagesZipUrl: zipKey(id),
        chargeId,
        now,
      }),
      ...work.statements,
    ],
    findEarlier: () => findTrainingByRequest(deps.db, userId, requestKey),
    ...(work.errors && { errors: work.errors }),
    now,
  });
  return { id: earlier ?? id };
}
