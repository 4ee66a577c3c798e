import { byId } from "#schema/generation.ts";
import { protectedProcedure, router } from "../app/trpc.ts";
import { listActiveJobs } from "../services/jobs/list-active-jobs.ts";
import { previewCancellation } from "../services/jobs/preview-cancellation.ts";

export const jobsRouter = router({
  active: protectedProcedure.query(({ ctx }) => listActiveJobs(ctx)),
  cancellation: protectedProcedure.input(byId).query(({ ctx, input }) => previewCancellation(ctx, input)),
});
