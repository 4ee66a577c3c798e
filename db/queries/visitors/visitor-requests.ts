import { and, desc, eq, gt, not } from "drizzle-orm";
import { job } from "#db/tables/work/job.ts";
import { visitorRequest } from "#db/tables/work/visitor.ts";
import { HOUSE_ACCOUNT } from "#schema/visitors/visitor-rules.ts";
import type { Db, Statement } from "../../client.ts";
import { isOpenJob } from "../../job-state.ts";
import { insert } from "../../write.ts";
import { expectChange } from "../guards.ts";
import { earlierMs } from "../jobs/earlier-jobs.ts";
import { isAddressBanned } from "./visitor-strikes.ts";

/** Everything that work of this id stores lies under it, whoever stores it and how often. */
const folderOf = (id: string) => `outputs/${HOUSE_ACCOUNT}/${id}/`;

/** An object that is stored now is deleted then, unless something keeps it for longer. */
export function announceVisitorPhoto(input: { key: string; dueAt: number }): Statement {
  return {
    sql: "INSERT INTO mediaGarbage (prefix, dueAt) VALUES (?, ?)",
    args: [input.key, input.dueAt],
  };
}

/**
 * The row, and when its pictures and its photo are deleted: written with the work, so that nothing has to remember it
 * later. Stands after the job. Aborts where the photo is on its way out.
 */
export function insertVisitorRequest(input: {
  row: Omit<typeof visitorRequest.$inferInsert, "imageUrls">;
  /** The photo it works on and how long that is needed; null: none. */
  photo: { key: string; neededUntil: number } | null;
}): Statement[] {
  const { row, photo } = input;
  return [
    insert(visitorRequest, row),
    {
      sql: "INSERT INTO mediaGarbage (prefix, dueAt) VALUES (?, ?)",
      args: [folderOf(row.id), Number(row.expiresAt)],
    },
    ...(photo
      ? expectChange(
          {
            sql: "UPDATE mediaGarbage SET dueAt = max(dueAt, ?) WHERE prefix = ? AND claimedAt IS NULL",
            args: [photo.neededUntil, photo.key],
          },
          "not_there",
        )
      : []),
  ];
}

/** How large a job's pictures are to be. */
export async function findVisitorRequestOfJob(db: Db, jobId: string) {
  return db.orm
    .select({ width: visitorRequest.width, height: visitorRequest.height })
    .from(visitorRequest)
    .where(eq(visitorRequest.id, jobId));
}

/** The pictures have arrived; the first says how large they are. */
export function completeVisitorRequest(input: {
  jobId: string;
  keys: readonly string[];
  width: number;
  height: number;
}): Statement {
  return {
    sql: "UPDATE visitorRequest SET imageUrls = ?, width = ?, height = ? WHERE id = ?",
    args: [JSON.stringify(input.keys), input.width, input.height, input.jobId],
  };
}

/** What one browser asked a tool for and may still see, newest first. */
export function listVisitorRequests(
  db: Db,
  input: { browserHash: string; ipaddress: string; tool: string; now: number; limit: number },
) {
  return db.orm
    .select({
      id: visitorRequest.id,
      tool: visitorRequest.tool,
      width: visitorRequest.width,
      height: visitorRequest.height,
      imageUrls: visitorRequest.imageUrls,
      createdAt: visitorRequest.createdAt,
      expiresAt: visitorRequest.expiresAt,
      operation: job.operation,
      status: job.status,
      queuePosition: job.queuePosition,
      errorCode: job.errorCode,
      earlierMs: earlierMs(input.now),
    })
    .from(visitorRequest)
    .innerJoin(job, eq(job.id, visitorRequest.id))
    .where(
      and(
        eq(visitorRequest.browserHash, input.browserHash),
        eq(visitorRequest.tool, input.tool),
        not(isAddressBanned(input.ipaddress)),
        gt(visitorRequest.expiresAt, new Date(input.now)),
      ),
    )
    .orderBy(desc(visitorRequest.createdAt))
    .limit(input.limit);
}

/** A request's pictures and its tool, for the browser it belongs to and for as long as it may be seen. */
export async function findVisitorPictures(
  db: Db,
  input: { browserHash: string; ipaddress: string; id: string; now: number },
) {
  const [row] = await db.orm
    .select({ tool: visitorRequest.tool, imageUrls: visitorRequest.imageUrls })
    .from(visitorRequest)
    .where(
      and(
        eq(visitorRequest.id, input.id),
        eq(visitorRequest.browserHash, input.browserHash),
        not(isAddressBanned(input.ipaddress)),
        gt(visitorRequest.expiresAt, new Date(input.now)),
      ),
    );
  return row ?? null;
}

/** Marks what one browser asked for as cancelled, as long as it is not over: `cancellableJobs` lists the job. */
export function requestVisitorCancellation(input: {
  browserHash: string;
  id: string;
  now: number;
}): Statement {
  return {
    sql: `UPDATE job SET cancelRequestedAt = coalesce(cancelRequestedAt, ?)
          WHERE id = ? AND ${isOpenJob()}
            AND EXISTS (SELECT 1 FROM visitorRequest WHERE visitorRequest.id = job.id AND browserHash = ?)
          RETURNING id, status, attempt, requestId, statusUrl, responseUrl, cancelUrl`,
    args: [input.now, input.id, input.browserHash],
  };
}

/** Ends what one browser asked for before its time, once the work is over: row now, pictures with the next sweep. */
export function deleteVisitorRequest(input: { browserHash: string; id: string; now: number }): Statement[] {
  return [
    {
      sql: `UPDATE mediaGarbage SET dueAt = ? WHERE prefix = ? AND EXISTS (
              SELECT 1 FROM visitorRequest WHERE id = ? AND browserHash = ?)`,
      args: [input.now, folderOf(input.id), input.id, input.browserHash],
    },
    ...expectChange(
      {
        sql: `DELETE FROM visitorRequest WHERE id = ? AND browserHash = ?
                AND EXISTS (SELECT 1 FROM job WHERE job.id = visitorRequest.id AND status IN ('COMPLETED', 'FAILED'))`,
        args: [input.id, input.browserHash],
      },
      "not_there",
    ),
  ];
}

/** Rows past their time, and strikes from before `strikesBefore`; the pictures' own time stands with them. */
export async function purgeVisitors(db: Db, input: { now: number; strikesBefore: number }): Promise<void> {
  await db.write([
    { sql: "DELETE FROM visitorRequest WHERE expiresAt <= ?", args: [input.now] },
    { sql: "DELETE FROM visitorStrike WHERE createdAt <= ?", args: [input.strikesBefore] },
  ]);
}
