import type { Statement } from "#db/client.ts";
import { insertPersonPictures } from "#db/queries/models/virtual-people-changes.ts";
import { insertGenerations } from "#db/queries/pictures/generations.ts";
import type { PERSON_KINDS } from "#schema/jobs.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import type { PersonView } from "#schema/virtual-people/person-views.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import type { NewJob } from "../jobs/submission/new-job.ts";
import { chargeWork } from "../spend/charge-work.ts";
import { findEarlierStep, stepKey } from "../spend/earlier-step.ts";

/** Every picture of a virtual person: what trainers learn from best. */
export const PERSON_SIZE = (({ width, height }) => ({ width, height }))(ASPECTS.square);

/** One picture on its way, with the job that makes it. */
export interface PersonWork {
  job: NewJob;
  prompt: string;
  operation: "text-to-image" | "person-view";
  view: PersonView | null;
  faceId: string | null;
}

/** Charges and begins pictures of a person in one batch, each with a job of its own so that each may fail alone. */
export async function chargePerson(
  ctx: ActorCtx,
  step: {
    kind: (typeof PERSON_KINDS)[number];
    personId: string;
    requestKey: string;
    chargeId: string;
    work: readonly PersonWork[];
    /** What stands before the pictures. */
    before: readonly Statement[];
    /** The same request may have begun another person before. */
    isNew?: true;
    now: number;
  },
): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { kind, personId, requestKey, chargeId, work, now } = step;
  const rows = work.map(({ job, prompt, operation }) => ({
    id: crypto.randomUUID(),
    prompt,
    ...PERSON_SIZE,
    userId,
    jobId: job.id,
    position: 0,
    modelId: OPERATIONS[operation].endpoint,
    isVirtual: true,
    status: "PENDING" as const,
    chargeId,
    createdAt: new Date(now),
  }));
  const earlier = await chargeWork(ctx, {
    userId,
    charge: {
      id: chargeId,
      key: stepKey(kind, requestKey),
      extra: { kind, requestId: personId, subjectId: personId },
    },
    before: step.before,
    jobs: work.map(({ job }) => job),
    statements: [
      insertGenerations(deps.db, rows),
      ...insertPersonPictures(
        work.map(({ view, faceId }, at) => ({
          generationId: rows[at]!.id,
          virtualPersonId: personId,
          view,
          faceId,
        })),
      ),
    ],
    findEarlier: () => findEarlierStep(ctx, kind, requestKey),
    errors: { still_busy: "PERSON_BUSY" },
    now,
  });
  if (earlier !== null && earlier !== personId && !step.isNew) throw new AppError("CONFLICT");
  return { id: earlier ?? personId };
}
