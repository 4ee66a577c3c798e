import { byId } from "#schema/ids.ts";
import { protectedProcedure, router } from "../app/trpc.ts";
import { previewCancellation } from "../services/jobs/cancellation/preview-cancellation.ts";
import { listActiveJobs } from "../services/jobs/list-active-jobs.ts";

export const jobsRouter = router({
  active: protectedProcedure.query(listActiveJobs),
  cancellation: protectedProcedure.input(byId).query(previewCancellation),
});
