import { refundJob } from "#db/queries/credits.ts";
import { insertGenerations } from "#db/queries/generations.ts";
import { completeJob } from "#db/queries/job-storing.ts";
import type { Job } from "#db/queries/jobs.ts";
import { keepObject } from "#db/queries/media.ts";
import { findPicturesOfJob, finishPictures } from "#db/queries/packs.ts";
import { insertWorkMails } from "#db/queries/work-mails.ts";
import { OPERATIONS } from "#schema/models.ts";
import type { Deps } from "../../deps.ts";
import { copyPictures } from "./copy-pictures.ts";

/** Copies a prompt's pictures into the bucket and delivers them; what is missing is paid back. One batch. */
export async function storePackPrompt(deps: Deps, job: Job, prefix: string, output: unknown): Promise<void> {
  const rows = await findPicturesOfJob(deps.db, job.id);
  const { copied, heldBack } = await copyPictures(deps, job, { prefix, output, rows });
  const now = deps.now();
  await deps.db.write([
    ...completeJob({ id: job.id, fence: job.fence, delivered: copied.length, heldBack, result: {}, now }),
    insertGenerations(
      deps.db,
      copied.map(({ row, key, width, height, seed }) => ({
        id: crypto.randomUUID(),
        prompt: row.prompt,
        imageUrl: key,
        width,
        height,
        seed,
        userId: job.userId,
        trainingId: row.trainingId,
        packInferenceJobId: row.id,
        packId: row.packId,
        promptPackId: row.promptPackId,
        modelId: OPERATIONS[job.kind].endpoint,
        status: "COMPLETED" as const,
        chargeId: job.chargeId,
        createdAt: new Date(now),
      })),
    ),
    ...finishPictures({ jobId: job.id, now }),
    refundJob({ id: crypto.randomUUID(), jobId: job.id, reason: "FAILED_GENERATION", now }),
    ...insertWorkMails({ jobId: job.id, from: deps.config.EMAIL_FROM, now }),
    ...keepObject(prefix),
  ]);
}
