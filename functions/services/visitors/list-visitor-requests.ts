import { listVisitorRequests as query } from "#db/queries/visitors/visitor-requests.ts";
import { type JobFailureCode, VISITOR_FAILURES } from "#schema/errors/job-failures.ts";
import { WORK_STATUS_OF_JOB } from "#schema/jobs.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import type { VisitorRequestView } from "#schema/visitors/visitors.ts";
import type { Ctx } from "../context.ts";
import { knownVisitor } from "./visitor-browser.ts";

/** As many as one page shows. */
const LIMIT = 12;

/** What this browser asked a tool for within the last day, newest first. */
export async function listVisitorRequests({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { tool: string };
}): Promise<VisitorRequestView[]> {
  const visitor = await knownVisitor(ctx);
  if (!visitor) return [];
  const { browserHash } = visitor;
  const now = ctx.deps.now();
  const rows = await query(ctx.deps.db, {
    browserHash,
    ipaddress: ctx.ipaddress,
    tool: input.tool,
    now,
    limit: LIMIT,
  });
  return rows.map((row) => ({
    id: row.id,
    tool: row.tool,
    status: WORK_STATUS_OF_JOB[row.status],
    queuePosition: row.queuePosition,
    estimatedSeconds: Math.ceil((row.earlierMs ?? OPERATIONS[row.operation].expectedMs) / 1000),
    startedAt: row.createdAt,
    failure: row.status === "FAILED" ? VISITOR_FAILURES[row.errorCode as JobFailureCode] : null,
    pictures: row.imageUrls.map((_, place) => ({
      url: `/api/visitors/pictures/${row.id}/${place}`,
      width: row.width,
      height: row.height,
    })),
    expiresAt: row.expiresAt,
  }));
}
