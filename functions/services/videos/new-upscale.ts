import { videoCredits } from "#schema/billing/pricing.ts";
import type { Size } from "#schema/operations/operation.ts";
import { UPSCALED_LINES, upscaleVideo } from "#schema/operations/videos/upscale-video.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../app-error.ts";
import { type NewJob, newJob } from "../jobs/submission/new-job.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { scaledTo } from "./size-of-video.ts";

/** What enlarges a video once it is made. */
export function newUpscale(
  deps: Deps,
  input: Size & {
    /** The video's. */
    id: string;
    userId: string;
    /** How long the video lasts. */
    seconds: number;
    seed: number;
    chargeId: string;
    /** How long what it waits for may take. */
    waitMs: number;
    now: number;
  },
): NewJob {
  const { id: subjectId, userId, seconds, seed, chargeId, waitMs, now } = input;
  const creditsPerOutput = videoCredits(upscaleVideo, seconds, deps.config.INFERENCE_KIND);
  if (creditsPerOutput === null) throw new AppError("NOT_OFFERED");
  return newJob(deps, {
    id: crypto.randomUUID(),
    kind: "VIDEO_UPSCALE",
    operation: "upscale-video",
    options: scaledTo(UPSCALED_LINES, input),
    inputs: [],
    awaits: { role: "video", deadlineMs: waitMs },
    userId,
    subjectId,
    seed,
    outputs: 1,
    creditsPerOutput,
    costMicroUsd: providerCost(deps, upscaleVideo, { count: 1, seconds }),
    chargeId,
    now,
  });
}
