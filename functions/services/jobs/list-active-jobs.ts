import { listActiveJobs as query } from "#db/queries/jobs.ts";
import type { ActiveJobView } from "#schema/jobs.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import { unwrapSession } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** Everything of one's own that is under way, oldest first. */
export async function listActiveJobs({ deps, actor }: ActorCtx): Promise<ActiveJobView[]> {
  const rows = unwrapSession(await query(deps.db, actor, deps.now()));
  return rows.map(({ createdAt, earlierMs, operation, ...job }) => ({
    ...job,
    estimatedSeconds: Math.ceil((earlierMs ?? OPERATIONS[operation].expectedMs) / 1000),
    startedAt: createdAt,
  }));
}
