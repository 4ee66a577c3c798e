import { refundJob } from "#db/queries/credits.ts";
import { completeJob } from "#db/queries/job-storing.ts";
import type { Job } from "#db/queries/jobs.ts";
import { keepObject } from "#db/queries/media.ts";
import { completePicture, findRequestedPictures, movePictures } from "#db/queries/pictures.ts";
import type { Deps } from "../../deps.ts";
import { copyPictures } from "./copy-pictures.ts";

/** Copies a request's pictures into the bucket and delivers them; what is missing is paid back. One batch. */
export async function storeRequested(deps: Deps, job: Job, prefix: string, output: unknown): Promise<void> {
  const rows = await findRequestedPictures(deps.db, job.id);
  const { copied, heldBack } = await copyPictures(deps, job, { prefix, output, rows });
  const now = deps.now();
  await deps.db.write([
    ...completeJob({ id: job.id, fence: job.fence, delivered: copied.length, heldBack, result: {}, now }),
    ...copied.map(({ row, ...picture }) => completePicture({ id: row.id, ...picture })),
    movePictures({ jobId: job.id, to: "FAILED" }),
    refundJob({ id: crypto.randomUUID(), jobId: job.id, reason: "FAILED_GENERATION", now }),
    ...keepObject(prefix),
  ]);
}
