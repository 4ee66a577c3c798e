import type * as z from "zod";
import { insertGenerations } from "#db/queries/pictures/generations.ts";
import { findRequestByCharge } from "#db/queries/pictures/pictures.ts";
import { pictureCredits } from "#schema/billing/pricing.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { type createPicturesInput, PICTURE_COUNT } from "#schema/pictures/pictures.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { requireLikeness } from "../safety/require-likeness.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";
import { chargeKey, chargeWork } from "../spend/charge-work.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { findPictureWork, operationOf } from "./picture-work.ts";

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
  const { count, requestKey } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const operation = operationOf(input);
  requireOffered(deps, operation);
  await requireSafeWords(ctx, input);

  const now = deps.now();
  const key = `pictures:${requestKey}`;
  const findEarlier = () => findRequestByCharge(deps.db, chargeKey(userId, key));
  const work = await findPictureWork(ctx, input).catch(async (error: unknown) => {
    // what it works on may have been deleted since the same request was made
    const isGone = error instanceof AppError && error.code === "NOT_FOUND";
    const earlier = isGone ? await findEarlier() : null;
    if (earlier === null) throw error;
    return earlier;
  });
  if (typeof work === "string") return { id: work };
  const id = crypto.randomUUID();
  const chargeId = crypto.randomUUID();
  const { width, height } = ASPECTS[input.aspect];
  const { prompt, consent } = input;
  const agreed = input.face
    ? await requireLikeness(ctx, {
        kind: "FACE_REFERENCE",
        consent,
        words: [prompt],
        unwanted: input.negativePrompt,
        requestKey,
        subjectId: id,
        now,
      })
    : [];
  const job = newJob(deps, {
    id,
    kind: "PICTURES",
    operation: work.operation,
    options: work.options as never,
    inputs: work.inputs,
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
      ...work.guards,
      ...agreed,
      insertGenerations(
        deps.db,
        Array.from({ length: count }, (_, position) => ({
          ...work.columns,
          id: crypto.randomUUID(),
          prompt,
          width,
          height,
          userId,
          jobId: id,
          position,
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
