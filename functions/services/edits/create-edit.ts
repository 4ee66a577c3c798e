import type * as z from "zod";
import { insertEdit, selectSource } from "#db/queries/library/edits.ts";
import { findRequestByCharge } from "#db/queries/library/pictures.ts";
import { megapixels, pictureCredits } from "#schema/billing/pricing.ts";
import { MAX_PICTURE_MEGAPIXELS } from "#schema/limits.ts";
import type { Edit } from "#schema/operations/edit.ts";
import { type EditName, OPERATIONS, PARSERS } from "#schema/operations/index.ts";
import type { createEditInput } from "#schema/pictures/edits.ts";
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

/**
 * Charges and starts a change to one of the person's own pictures, in one batch: one job, which is its own subject, and
 * the picture to come. The same request key again returns the edit it started.
 */
export async function createEdit({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof createEditInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { source, requestKey } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const operation: Edit = OPERATIONS[input.operation];
  requireOffered(deps, operation);
  const options = operation.options(PARSERS).parse(input.options) as Record<string, unknown>;
  const prompt = typeof options.prompt === "string" ? options.prompt : "";
  await requireSafeWords(ctx, { prompt, requestKey });

  const key = `edit:${requestKey}`;
  const findEarlier = () => findRequestByCharge(deps.db, chargeKey(userId, key));
  const [[picture]] = await readAs(ctx, selectSource(deps.db, { userId, source }));
  if (!picture) {
    // it may have been deleted since the same request was made
    const earlier = await findEarlier();
    if (earlier === null) throw new AppError("NOT_FOUND");
    return { id: earlier };
  }
  const size = operation.outputSize(options, picture);
  if (megapixels(size.width, size.height) > MAX_PICTURE_MEGAPIXELS) throw new AppError("PICTURE_TOO_LARGE");

  const now = deps.now();
  const id = crypto.randomUUID();
  const chargeId = crypto.randomUUID();
  const seed = randomSeed(1);
  const job = newJob<EditName>(deps, {
    id,
    kind: "EDIT",
    operation: input.operation,
    options: options as never,
    userId,
    subjectId: id,
    inputs: [{ role: "image", key: picture.key }],
    seed,
    outputs: 1,
    creditsPerOutput: pictureCredits(operation, size, deps.config.INFERENCE_KIND),
    costMicroUsd: providerCost(deps, operation, { count: 1, size }),
    chargeId,
    now,
  });
  const earlier = await chargeWork(ctx, {
    userId,
    charge: { id: chargeId, key, extra: { kind: "EDIT", requestId: id } },
    jobs: [job],
    statements: insertEdit(deps.db, {
      row: {
        id,
        prompt,
        editType: operation.edit,
        operation: input.operation,
        imageExtraOptions: options,
        ...size,
        seed,
        userId,
        jobId: id,
        chargeId,
        createdAt: new Date(now),
      },
      source,
    }),
    findEarlier,
    now,
  });
  return { id: earlier ?? id };
}
