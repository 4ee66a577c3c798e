import type * as z from "zod";
import { findRequestByCharge } from "#db/queries/library/pictures.ts";
import { PARSERS } from "#schema/operations/index.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { type createVideoInput, findMaker } from "#schema/videos/videos.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { requirePublicWords } from "../safety/require-public-words.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";
import { chargeKey, chargeWork } from "../spend/charge-work.ts";
import { findBeginning, newBeginning } from "./beginning.ts";
import { newVideo } from "./new-video.ts";

/**
 * Charges and starts a video, in one batch: its job, which is its own subject, and the row of the video to come. With a
 * trained model there is a job before it, which makes the still, at one price with it. The same request key again returns
 * the video it started.
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
  const { requestKey, type } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const found = findMaker(input);
  // the input's rule has said why
  if ("impossible" in found) throw new AppError("BAD_INPUT");
  const { video } = found;
  requireOffered(deps, video);
  if (input.trainingModel !== null) requireOffered(deps, portrait);
  const options = video.options(PARSERS).parse(input.options);
  await requireSafeWords(ctx, { prompt: options.prompt, requestKey });

  const key = `video:${requestKey}`;
  const findEarlier = () => findRequestByCharge(deps.db, chargeKey(userId, key));
  const beginning = await findBeginning(ctx, video, input);
  if (!beginning) {
    // something of it may have been deleted since the same request was made
    const earlier = await findEarlier();
    if (earlier === null) throw new AppError("NOT_FOUND");
    return { id: earlier };
  }
  if ("model" in beginning && beginning.model.isPublic)
    await requirePublicWords(ctx, { prompt: options.prompt, requestKey });
  const work = {
    id: crypto.randomUUID(),
    chargeId: crypto.randomUUID(),
    seed: input.seed ?? randomSeed(1),
    now: deps.now(),
  };
  const { id, chargeId, now } = work;
  const before = newBeginning(ctx, beginning, { ...work, options });
  const { job, statements } = newVideo(deps, {
    ...work,
    kind: "VIDEO",
    subjectId: id,
    userId,
    video,
    type,
    options,
    sources: before.sources,
    ...before.held,
  });
  const earlier = await chargeWork(ctx, {
    userId,
    charge: { id: chargeId, key, extra: { kind: "VIDEO", requestId: id } },
    jobs: [...before.jobs, job],
    statements: [...before.statements, ...statements],
    findEarlier,
    now,
  });
  return { id: earlier ?? id };
}
