import type * as z from "zod";
import { findRequestByCharge } from "#db/queries/pictures/pictures.ts";
import { PARSERS } from "#schema/operations/index.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { upscaleVideo } from "#schema/operations/videos/upscale-video.ts";
import type { Video } from "#schema/operations/videos/video.ts";
import { type createVideoInput, findMaker } from "#schema/videos/videos.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";
import { requireShownWords } from "../safety/require-shown-words.ts";
import { chargeKey, chargeWork } from "../spend/charge-work.ts";
import { type Beginning, findBeginning, newBeginning } from "./beginning.ts";
import { newUpscale } from "./new-upscale.ts";
import { newVideo } from "./new-video.ts";

/**
 * Charges and starts a video, in one batch: its job, which is its own subject, and the row of the video to come. With a
 * trained model there is a job before it, which makes the still, and for a larger copy one after it, all at one price. The same request key again returns
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
  if (input.higherQuality) requireOffered(deps, upscaleVideo);
  const asked = video.options(PARSERS).parse(input.options);
  await requireSafeWords(ctx, { prompt: asked.prompt, requestKey });

  const key = `video:${requestKey}`;
  const findEarlier = () => findRequestByCharge(deps.db, chargeKey(userId, key));
  const beginning = await findBeginning(ctx, video, input);
  if (!beginning) {
    // something of it may have been deleted since the same request was made
    const earlier = await findEarlier();
    if (earlier === null) throw new AppError("NOT_FOUND");
    return { id: earlier };
  }
  await requireShownWords(ctx, { sources: beginning.shown, prompt: asked.prompt, requestKey });
  const options = { ...asked, seconds: secondsOf(video, beginning) ?? asked.seconds };
  const work = {
    id: crypto.randomUUID(),
    chargeId: crypto.randomUUID(),
    seed: input.seed ?? randomSeed(1),
    now: deps.now(),
  };
  const { id, chargeId, now } = work;
  const before = newBeginning(ctx, beginning, { ...work, options });
  const { job, statements, size, waitMs } = newVideo(deps, {
    ...work,
    kind: "VIDEO",
    subjectId: id,
    userId,
    video,
    type,
    options,
    higherQuality: input.higherQuality,
    sources: before.sources,
    ...before.held,
  });
  const after = input.higherQuality
    ? [newUpscale(deps, { ...work, userId, ...size, seconds: options.seconds, waitMs })]
    : [];
  const earlier = await chargeWork(ctx, {
    userId,
    charge: { id: chargeId, key, extra: { kind: "VIDEO", requestId: id } },
    jobs: [...before.jobs, job, ...after],
    statements: [...before.statements, ...statements],
    findEarlier,
    now,
  });
  return { id: earlier ?? id };
}

/** As long as the video it changes, however long the browser said that is; null where the length is chosen. */
function secondsOf({ seconds }: Video, beginning: Beginning): number | null {
  if (!("as" in seconds) || !("sources" in beginning)) return null;
  const lasts = beginning.sources.find(({ role }) => role === seconds.as)?.duration ?? 0;
  if (lasts < seconds.min || lasts > seconds.max) throw new AppError("VIDEO_LENGTH");
  return lasts;
}
