import type { Statement } from "#db/client.ts";
import { requireIdlePack } from "#db/queries/videos/video-pack-changes.ts";
import type { VIDEO_PACK_KINDS } from "#schema/jobs.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import type { NewJob } from "../jobs/submission/new-job.ts";
import { chargeWork } from "../spend/charge-work.ts";
import { findEarlierStep, stepKey } from "../spend/earlier-step.ts";

/** Charges and begins one step of a pack in one batch, unless another is under way. */
export async function chargeStep(
  ctx: ActorCtx,
  step: {
    kind: (typeof VIDEO_PACK_KINDS)[number];
    packId: string;
    requestKey: string;
    chargeId: string;
    jobs: readonly NewJob[];
    statements: readonly Statement[];
    now: number;
  },
): Promise<{ id: string }> {
  const { userId } = ctx.actor;
  const { kind, packId, requestKey, chargeId, jobs, now } = step;
  const earlier = await chargeWork(ctx, {
    userId,
    charge: {
      id: chargeId,
      key: stepKey(kind, requestKey),
      extra: { kind, requestId: packId, subjectId: packId },
    },
    before: requireIdlePack({ userId, id: packId }),
    jobs,
    statements: step.statements,
    findEarlier: () => findEarlierStep(ctx, kind, requestKey),
    errors: { still_busy: "VIDEO_PACK_BUSY" },
    now,
  });
  if (earlier !== null && earlier !== packId) throw new AppError("CONFLICT");
  return { id: packId };
}
