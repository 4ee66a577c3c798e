import { refundJob } from "#db/queries/credits/credits.ts";
import { insertWorkEmails } from "#db/queries/emails/work-emails.ts";
import { completeJob } from "#db/queries/jobs/job-storing.ts";
import type { Job } from "#db/queries/jobs/jobs.ts";
import { keepObject } from "#db/queries/media/media.ts";
import type { Images } from "#schema/operations/outputs.ts";
import type { Deps } from "../../../deps.ts";
import { commit } from "../../commit.ts";
import { submitBegun } from "../submission/submit-begun.ts";
import { copyPictures } from "./copy-pictures.ts";
import { PICTURE_SUBJECTS } from "./picture-subjects.ts";

/** Copies a job's pictures into the bucket and delivers them; what is missing is paid back. One batch. */
export async function storeImages(deps: Deps, job: Job, prefix: string, output: Images): Promise<void> {
  const findWaiting = PICTURE_SUBJECTS[job.kind];
  if (!findWaiting) throw new Error(`nothing of kind ${job.kind} waits for pictures`);
  const { rows, deliver } = await findWaiting(deps.db, job);
  const { copied, heldBack } = await copyPictures(deps, job, { prefix, output, rows });
  const now = deps.now();
  const statements = [
    ...completeJob({ id: job.id, fence: job.fence, delivered: copied.length, heldBack, result: {}, now }),
    ...deliver(copied, now),
    refundJob({ id: crypto.randomUUID(), jobId: job.id, reason: "FAILED_GENERATION", now }),
    ...insertWorkEmails({ jobId: job.id, from: deps.config.EMAIL_FROM, now }),
    ...keepObject(prefix),
  ];
  await commit({ deps }, { statements, messages: submitBegun });
}
