import type * as z from "zod";
import { selectSource } from "#db/queries/library/edit-sources.ts";
import { findRequestByCharge } from "#db/queries/library/pictures.ts";
import { insertVideo } from "#db/queries/library/videos.ts";
import { videoCredits } from "#schema/billing/pricing.ts";
import { PARSERS, type VideoName } from "#schema/operations/index.ts";
import { findVideo } from "#schema/operations/videos/video-table.ts";
import type { createVideoInput } from "#schema/videos/videos.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { orderInputs, readSources } from "../edits/read-sources.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";
import { chargeKey, chargeWork } from "../spend/charge-work.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { sizeOfVideo } from "./size-of-video.ts";

/**
 * Charges and starts a video, in one batch: one job, which is its own subject, and the row of the video to come. The
 * same request key again returns the video it started.
 */
export async function createVideo({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof createVideoInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { requestKey, type, model, quality } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const found = findVideo(input);
  // the input's rule has said why
  if ("impossible" in found) throw new AppError("BAD_INPUT");
  const { video } = found;
  requireOffered(deps, video);
  const options = video.options(PARSERS).parse(input.options);
  const { prompt, seconds } = options;
  await requireSafeWords(ctx, { prompt, requestKey });

  const key = `video:${requestKey}`;
  const findEarlier = () => findRequestByCharge(deps.db, chargeKey(userId, key));
  const inputs = orderInputs(video, input.inputs);
  const sources = await readSources(
    ctx,
    inputs.map(({ source }) => selectSource(deps.db, { userId, source })),
  );
  if (!sources) {
    // one may have been deleted since the same request was made
    const earlier = await findEarlier();
    if (earlier === null) throw new AppError("NOT_FOUND");
    return { id: earlier };
  }
  const creditsPerOutput = videoCredits(video, seconds, deps.config.INFERENCE_KIND);
  if (creditsPerOutput === null) throw new AppError("NOT_OFFERED");

  const now = deps.now();
  const id = crypto.randomUUID();
  const chargeId = crypto.randomUUID();
  const seed = input.seed ?? randomSeed(1);
  const job = newJob<VideoName>(deps, {
    id,
    kind: "VIDEO",
    operation: video.name as VideoName,
    options,
    userId,
    subjectId: id,
    inputs: inputs.map(({ role }, at) => ({ role, key: sources[at]!.key })),
    seed,
    outputs: 1,
    creditsPerOutput,
    costMicroUsd: providerCost(deps, video, { count: 1, seconds }),
    chargeId,
    now,
  });
  const row = {
    id,
    prompt,
    generationType: type,
    model,
    quality,
    videoExtraOptions: options,
    ...sizeOfVideo(video, options, sources[0]),
    duration: seconds,
    seed,
    userId,
    jobId: id,
    chargeId,
    createdAt: new Date(now),
  };
  const earlier = await chargeWork(ctx, {
    userId,
    charge: { id: chargeId, key, extra: { kind: "VIDEO", requestId: id } },
    jobs: [job],
    statements: insertVideo(row, inputs),
    findEarlier,
    now,
  });
  return { id: earlier ?? id };
}
