import { listActiveJobs as query } from "#db/queries/jobs/jobs.ts";
import type { ActiveJobView } from "#schema/jobs.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** Everything of one's own that is under way, oldest first. */
export async function listActiveJobs({ ctx }: { ctx: ActorCtx }): Promise<ActiveJobView[]> {
  const { db, now } = ctx.deps;
  const [rows] = await readAs(ctx, query(db, { userId: ctx.actor.userId, now: now() }));
  return rows.map(({ createdAt, earlierMs, operation, ...job }) => ({
    ...job,
    estimatedSeconds: Math.ceil((earlierMs ?? OPERATIONS[operation].expectedMs) / 1000),
    startedAt: createdAt,
  }));
}
