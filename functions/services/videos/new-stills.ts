import type { Statement } from "#db/client.ts";
import { insertGenerations } from "#db/queries/pictures/generations.ts";
import { pictureCredits } from "#schema/billing/pricing.ts";
import type { Size } from "#schema/operations/operation.ts";
import { portrait } from "#schema/operations/portrait.ts";
import type { VideoAspect } from "#schema/operations/videos/video.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { freePrompt } from "#schema/prompts/free-prompt.ts";
import { STILL_ASPECTS } from "#schema/videos/still-cells.ts";
import type { Deps } from "../../deps.ts";
import { type NewJob, newJob } from "../jobs/submission/new-job.ts";
import { providerCost } from "../spend/provider-cost.ts";
import type { Model } from "../trainings/require-model.ts";

/** How strongly the trained model shows, as the provider counts it. */
const MODEL_STRENGTH = 1;

export function stillSize(aspect: VideoAspect): Size {
  const { width, height } = ASPECTS[STILL_ASPECTS[aspect]];
  return { width, height };
}

/** Pictures of a trained model for a video to begin with: one job, and the rows of the pictures to come, after it. */
export function newStills(
  deps: Deps,
  input: {
    kind: "SCENE_STILL" | "VIDEO_STILL";
    subjectId: string;
    userId: string;
    trainingId: string;
    model: Model;
    prompt: string;
    aspect: VideoAspect;
    count: number;
    /** Of the first; the others follow it. */
    seed: number;
    chargeId: string;
    now: number;
  },
): { job: NewJob; ids: string[]; statement: Statement } {
  const { kind, subjectId, userId, trainingId, model, prompt, count, seed, chargeId, now } = input;
  const size = stillSize(input.aspect);
  const job = newJob(deps, {
    id: crypto.randomUUID(),
    kind,
    operation: "portrait",
    options: { prompt: freePrompt(prompt, model), ...size, strength: MODEL_STRENGTH },
    inputs: [{ role: "model", key: model.key }],
    userId,
    subjectId,
    seed,
    outputs: count,
    creditsPerOutput: pictureCredits(portrait, size, deps.config.INFERENCE_KIND),
    costMicroUsd: providerCost(deps, portrait, { count, size }),
    chargeId,
    now,
  });
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const statement = insertGenerations(
    deps.db,
    ids.map((id, position) => ({
      id,
      prompt,
      ...size,
      trainingId,
      modelStrength: MODEL_STRENGTH,
      userId,
      jobId: job.id,
      position,
      modelId: portrait.endpoint,
      status: "PENDING" as const,
      chargeId,
      createdAt: new Date(now),
    })),
  );
  return { job, ids, statement };
}
