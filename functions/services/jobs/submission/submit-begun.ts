import type { ResultSet } from "#db/client.ts";
import { begunJobs } from "#db/queries/jobs/next-job.ts";
import type { Message } from "../../../providers/queue/queue.ts";

/** Hands over what a batch let begin; where this is lost, the sweeper does it. */
export const submitBegun = (results: readonly ResultSet[]): Message[] =>
  begunJobs(results).map((id) => ({ job: "submit", body: { id } }));
