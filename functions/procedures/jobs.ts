import { protectedProcedure, router } from "../app/trpc.ts";
import { listActiveJobs } from "../services/jobs/list-active-jobs.ts";

export const jobsRouter = router({
  active: protectedProcedure.query(({ ctx }) => listActiveJobs(ctx.actorCtx)),
});
