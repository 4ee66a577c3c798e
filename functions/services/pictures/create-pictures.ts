import type * as z from "zod";
import { constraintName } from "#db/constraint-name.ts";
import { moveCredits } from "#db/queries/credits.ts";
import { insertGenerations } from "#db/queries/generations.ts";
import { findRequestByCharge, requireTraining } from "#db/queries/pictures.ts";
import { requireSession } from "#db/queries/session.ts";
import { selectModel } from "#db/queries/trainings.ts";
import { freePrompt } from "#schema/free-prompt.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { ASPECTS, type createPicturesInput, PICTURE_COUNT } from "#schema/pictures.ts";
import { pictureCredits } from "#schema/pricing.ts";
import { PROMPT_REFUSALS } from "#schema/refusals/codes.ts";
import { refusePrompt } from "#schema/refuse-prompt.ts";
import { countUse } from "../accounts/limit.ts";
import { AppError, mapConstraintErrors } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import { newJob } from "../jobs/new-job.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { readAs } from "../read-as.ts";
import { recordRefusal } from "../safety/record-refusal.ts";
import { chargeWork } from "../spend/charge-work.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { type Model, requireModel } from "../trainings/require-model.ts";

/**
 * Charges and starts a request of one to four pictures in one batch: one job, which is its own subject, and a row for
 * each picture to come. The same request key again returns the request it started, also after that has ended.
 */
export async function createPictures(
  ctx: ActorCtx,
  input: z.output<typeof createPicturesInput>,
): Promise<{ id: string }> {
  const { deps, actor } = ctx;
  const { trainingId, count } = input;
  await countUse(ctx, [["picturesByAccount", actor.userId]]);
  const operation = trainingId === null ? textToImage : portrait;
  requireOffered(deps, operation);
  const refused = refusePrompt(input.prompt);
  if (refused !== null) {
    await recordRefusal(ctx, { requestKey: input.requestKey, category: refused });
    throw new AppError(PROMPT_REFUSALS[refused]);
  }

  const now = deps.now();
  const key = `${actor.userId}:pictures:${input.requestKey}`;
  let model: Model | null = null;
  try {
    if (trainingId !== null) {
      const [models] = await readAs(ctx, selectModel(deps.db, { trainingId, userId: actor.userId }));
      model = requireModel(models[0]);
    }
  } catch (error) {
    // the model may have been deleted since the same request was made
    const isGone = error instanceof AppError && error.code === "NOT_FOUND";
    const earlier = isGone ? await findRequestByCharge(deps.db, key) : null;
    if (earlier === null) throw error;
    return { id: earlier };
  }
  const id = crypto.randomUUID();
  const chargeId = crypto.randomUUID();
  const { width, height } = ASPECTS[input.aspect];
  const creditsPerOutput = pictureCredits(operation, { width, height });
  const costMicroUsd = providerCost(deps, operation, { count, size: { width, height } });
  const statements = [
    requireSession(actor, now),
    moveCredits({
      id: chargeId,
      userId: actor.userId,
      credits: -creditsPerOutput * count,
      reason: "OTHER",
      extra: { kind: "PICTURES", requestId: id },
      key,
      now,
    }),
    ...(trainingId === null ? [] : requireTraining(actor, trainingId)),
    ...newJob(deps, {
      id,
      kind: "PICTURES",
      ...workOf(input, { width, height, model }),
      userId: actor.userId,
      subjectId: id,
      seed: input.seed ?? randomSeed(PICTURE_COUNT.max),
      outputs: count,
      creditsPerOutput,
      costMicroUsd,
      chargeId,
      now,
    }),
    insertGenerations(
      deps.db,
      Array.from({ length: count }, (_, position) => ({
        id: crypto.randomUUID(),
        prompt: input.prompt,
        width,
        height,
        userId: actor.userId,
        trainingId,
        jobId: id,
        position,
        modelStrength: trainingId === null ? null : input.strength,
        modelId: operation.endpoint,
        status: "PENDING" as const,
        chargeId,
        createdAt: new Date(now),
      })),
    ),
  ];
  try {
    await mapConstraintErrors(chargeWork(ctx, { statements, costMicroUsd, now }));
  } catch (error) {
    if (constraintName(error) !== "ledger_key_reused") throw error;
    const earlier = await findRequestByCharge(deps.db, key);
    if (earlier === null) throw new AppError("CONFLICT");
    return { id: earlier };
  }
  await enqueue(deps, [{ job: "submit", body: { id } }]);
  return { id };
}

/** The operation and what it works on: with a model the person in the words is the one it knows. */
function workOf(
  { prompt, strength }: Pick<z.output<typeof createPicturesInput>, "prompt" | "strength">,
  { model, ...size }: { model: Model | null; width: number; height: number },
) {
  if (model === null)
    return { operation: "text-to-image" as const, options: { prompt, ...size }, inputs: [] };
  return {
    operation: "portrait" as const,
    options: { prompt: freePrompt(prompt, model), ...size, strength },
    inputs: [{ role: "model", key: model.key }],
  };
}
