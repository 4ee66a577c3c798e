import type { Statement } from "#db/client.ts";
import { findRequestByCharge } from "#db/queries/library/pictures.ts";
import { requireIdlePack } from "#db/queries/library/video-pack-changes.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import type { NewJob } from "../jobs/submission/new-job.ts";
import { chargeKey, chargeWork } from "../spend/charge-work.ts";

/** The steps of a pack that are paid, as the ledger calls them. */
type StepKind = "SCENE_STILL" | "SCENE_VIDEO" | "VIDEO_JOIN";

/** The pack whose step the same request began before; null: none did. */
export const findEarlierStep = (ctx: ActorCtx, kind: StepKind, requestKey: string) =>
  findRequestByCharge(ctx.deps.db, chargeKey(ctx.actor.userId, keyOf(kind, requestKey)));

const keyOf = (kind: StepKind, requestKey: string) => `${kind}:${requestKey}`;

/** Charges and begins one step of a pack in one batch, unless another is under way. */
export async function chargeStep(
  ctx: ActorCtx,
  step: {
    kind: StepKind;
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
      key: keyOf(kind, requestKey),
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
