import type { Statement } from "#db/client.ts";
import { speechCredits } from "#schema/billing/pricing.ts";
import type { SpeakingStyle } from "#schema/operations/speaking-styles.ts";
import { speech } from "#schema/operations/speech.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { randomSeed } from "../random-seed.ts";
import { chargeWork } from "../spend/charge-work.ts";
import { providerCost } from "../spend/provider-cost.ts";

/** Charges and begins words in the voice of a recording: one job, and what stands for it where people see it. */
export async function beginSpeech(
  ctx: ActorCtx,
  work: {
    /** Of what stands for it, and the job's. */
    id: string;
    kind: "VOICE" | "SPEECH";
    /** What the same request charges under. */
    key: string;
    text: string;
    style: SpeakingStyle;
    sampleKey: string;
    statements(rest: { jobId: string; chargeId: string; seed: number }): Statement[];
    findEarlier(): Promise<string | null>;
    now: number;
  },
): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { id, kind, text, style, now } = work;
  const creditsPerOutput = speechCredits(speech, text.length, deps.config.INFERENCE_KIND);
  if (creditsPerOutput === null) throw new AppError("NOT_OFFERED");
  const chargeId = crypto.randomUUID();
  const seed = randomSeed(1);
  const job = newJob(deps, {
    id,
    kind,
    operation: speech.name,
    options: { text, style },
    inputs: [{ role: "audio", key: work.sampleKey }],
    userId,
    subjectId: id,
    seed,
    outputs: 1,
    creditsPerOutput,
    costMicroUsd: providerCost(deps, speech, { count: 1, signs: text.length }),
    chargeId,
    now,
  });
  const charged = chargeWork(ctx, {
    userId,
    charge: { id: chargeId, key: work.key, extra: { kind, requestId: id } },
    jobs: [job],
    statements: work.statements({ jobId: id, chargeId, seed }),
    findEarlier: work.findEarlier,
    errors: { library_limit: "VOICE_LIMIT" },
    now,
  });
  return { id: (await charged) ?? id };
}
