import type * as z from "zod";
import { findAudioFile } from "#db/queries/media/uploaded-media.ts";
import { selectSource } from "#db/queries/pictures/edit-sources.ts";
import { findRequestByCharge } from "#db/queries/pictures/pictures.ts";
import { insertTalkingHead } from "#db/queries/videos/talking-heads.ts";
import { videoCredits } from "#schema/billing/pricing.ts";
import { PARSERS } from "#schema/operations/index.ts";
import { SAID_SECONDS } from "#schema/videos/source-lengths.ts";
import { type createTalkingHeadInput, talkingHeadOf } from "#schema/videos/talking-head.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { readAs } from "../read-as.ts";
import { requireLikeness } from "../safety/require-likeness.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";
import { chargeKey, chargeWork } from "../spend/charge-work.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { sizeOfVideo } from "./size-of-video.ts";

/**
 * Charges and starts a picture that speaks, by the seconds of what is said as they were read from the file, in one batch
 * with the consent of whoever is shown and heard. The same request key again returns the video it started.
 */
export async function createTalkingHead({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof createTalkingHeadInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { requestKey, quality, picture, audioId, prompt, consent } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const video = talkingHeadOf(quality);
  await requireSafeWords(ctx, { prompt, requestKey });

  const key = `talking-head:${requestKey}`;
  const findEarlier = () => findRequestByCharge(deps.db, chargeKey(userId, key));
  const [[shown], [said]] = await readAs(
    ctx,
    selectSource(deps.db, { userId, source: picture }),
    findAudioFile(deps.db, { userId, id: audioId }),
  );
  if (!shown || shown.key === null || !said) {
    // one may have been deleted since the same request was made
    const earlier = await findEarlier();
    if (earlier === null) throw new AppError("NOT_FOUND");
    return { id: earlier };
  }
  requireOffered(deps, video);
  const { min, max } = SAID_SECONDS[quality];
  const seconds = said.duration;
  if (seconds < min || seconds > max) throw new AppError("TALKING_HEAD_LENGTH");
  const options = video.options(PARSERS).parse({ prompt, seconds });
  const creditsPerOutput = videoCredits(video, seconds, deps.config.INFERENCE_KIND);
  if (creditsPerOutput === null) throw new AppError("NOT_OFFERED");

  const now = deps.now();
  const id = crypto.randomUUID();
  const consents = await requireLikeness(ctx, {
    kind: "TALKING_HEAD",
    consent,
    words: [prompt, shown.prompt],
    requestKey,
    subjectId: id,
    now,
  });
  const chargeId = crypto.randomUUID();
  const seed = input.seed ?? randomSeed(1);
  const job = newJob(deps, {
    id,
    kind: "VIDEO",
    operation: video.name,
    options,
    userId,
    subjectId: id,
    inputs: [
      { role: "image", key: shown.key },
      { role: "audio", key: said.key },
    ],
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
    generationType: video.type,
    model: video.model,
    quality,
    videoExtraOptions: options,
    ...sizeOfVideo(video, options, shown),
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
    statements: [...insertTalkingHead(row, { picture, audioId }), ...consents],
    findEarlier,
    now,
  });
  return { id: earlier ?? id };
}
