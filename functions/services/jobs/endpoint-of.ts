import type { Job } from "#db/queries/jobs.ts";
import { findRequestedPictures } from "#db/queries/pictures.ts";
import { OPERATIONS } from "#schema/models.ts";
import type { Deps } from "../../deps.ts";

/** The provider's endpoint a job was or will be handed to. */
export async function endpointOf(deps: Deps, job: Pick<Job, "id" | "kind">): Promise<string> {
  if (job.kind === "PICTURES") {
    const [picture] = await findRequestedPictures(deps.db, job.id);
    if (picture) return picture.modelId;
  }
  return OPERATIONS[job.kind].endpoint;
}
