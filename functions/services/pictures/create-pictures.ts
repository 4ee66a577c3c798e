import type * as z from "zod";
import { insertGenerations } from "#db/queries/library/generations.ts";
import { findRequestByCharge, requireTraining } from "#db/queries/library/pictures.ts";
import { selectModel } from "#db/queries/library/trainings.ts";
import { pictureCredits } from "#schema/billing/pricing.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { type createPicturesInput, PICTURE_COUNT } from "#schema/pictures/pictures.ts";
import { freePrompt } from "#schema/prompts/free-prompt.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { readAs } from "../read-as.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";
import { chargeKey, chargeWork } from "../spend/charge-work.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { type Model, requireModel } from "../trainings/require-model.ts";

/**
 * Charges and starts a request of one to four pictures in one batch: one job, which is its own subject, and a row for
 * each picture to come. The same request key again returns the request it started, also after that has ended.
 */
export async function createPictures({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof createPicturesInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { trainingId, count } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const operation = trainingId === null ? textToImage : portrait;
  requireOffered(deps, operation);
  await requireSafeWords(ctx, input);

  const now = deps.now();
  const key = `pictures:${input.requestKey}`;
  const findEarlier = () => findRequestByCharge(deps.db, chargeKey(userId, key));
  let model: Model | null = null;
  try {
    if (trainingId !== null) {
      const [models] = await readAs(ctx, selectModel(deps.db, { trainingId, userId }));
      model = requireModel(models[0]);
    }
  } catch (error) {
    // the model may have been deleted since the same request was made
    const isGone = error instanceof AppError && error.code === "NOT_FOUND";
    const earlier = isGone ? await findEarlier() : null;
    if (earlier === null) throw error;
    return { id: earlier };
  }
  const id = crypto.randomUUID();
  const chargeId = crypto.randomUUID();
  const { width, height } = ASPECTS[input.aspect];
  const job = newJob(deps, {
    id,
    kind: "PICTURES",
    ...workOf(input, { width, height, model }),
    userId,
    subjectId: id,
    seed: input.seed ?? randomSeed(PICTURE_COUNT.max),
    outputs: count,
    creditsPerOutput: pictureCredits(operation, { width, height }),
    costMicroUsd: providerCost(deps, operation, { count, size: { width, height } }),
    chargeId,
    now,
  });
  const earlier = await chargeWork(ctx, {
    userId,
    charge: { id: chargeId, key, extra: { kind: "PICTURES", requestId: id } },
    jobs: [job],
    statements: [
      ...(trainingId === null ? [] : requireTraining({ userId, id: trainingId })),
      insertGenerations(
        deps.db,
        Array.from({ length: count }, (_, position) => ({
          id: crypto.randomUUID(),
          prompt: input.prompt,
          width,
          height,
          userId,
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
    ],
    findEarlier,
    now,
  });
  return { id: earlier ?? id };
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
