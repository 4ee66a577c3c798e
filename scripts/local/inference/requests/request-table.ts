import type { SqliteFile } from "#scripts/local/server/sqlite-file.ts";
import type { TimeSource } from "#scripts/local/server/time-source.ts";

/** Where a request stands; the first two are what a restart picks up again. */
export type Phase = "QUEUED" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";

export interface StoredRequest {
  id: string;
  /** Order of arrival. */
  seq: number;
  endpoint: string;
  /** JSON as it was submitted. */
  input: string;
  webhookUrl: string | null;
  phase: Phase;
  attempts: number;
  /** Unix milliseconds. */
  createdAt: number;
  finishedAt: number | null;
  inferenceSeconds: number | null;
  responseStatus: number | null;
  /** JSON; addresses of our own files stand in it as bare paths. */
  responseBody: string | null;
  errorType: string | null;
  /** How long it and its files last after its end; ms. */
  filesLastMs: number;
}

/** How a request ended. */
interface Outcome {
  phase: "DONE" | "FAILED";
  status: number;
  body: string;
  errorType: string | null;
  seconds: number;
}

/** Requests. Every method is one committed step, so a kill between any two leaves something a restart understands. */
export function requestTable(db: SqliteFile, time: TimeSource) {
  return {
    add(request: Pick<StoredRequest, "id" | "endpoint" | "input" | "webhookUrl" | "filesLastMs">): void {
      const { id, endpoint, input, webhookUrl, filesLastMs } = request;
      db.run(
        "INSERT INTO request(id, endpoint, input, webhookUrl, createdAt, filesLastMs) VALUES (?, ?, ?, ?, ?, ?)",
        ...[id, endpoint, input, webhookUrl, time.now(), filesLastMs],
      );
    },

    find: (id: string) => db.row<StoredRequest>("SELECT * FROM request WHERE id = ?", id),

    /** How many requests stand before this one, 0 = next. */
    position: (id: string) =>
      db.row<{ n: number }>(
        `SELECT count(*) AS n FROM request
         WHERE phase = 'QUEUED' AND seq < (SELECT seq FROM request WHERE id = ?)`,
        id,
      )?.n ?? 0,

    /** Takes the oldest waiting request and marks it as running. */
    startNext: () =>
      db.row<StoredRequest>(
        `UPDATE request SET phase = 'RUNNING', attempts = attempts + 1
         WHERE seq = (SELECT seq FROM request WHERE phase = 'QUEUED' ORDER BY seq LIMIT 1) RETURNING *`,
      ),

    /** True when the request was still waiting and now never runs. */
    cancel(id: string): boolean {
      const body = { detail: "The request was cancelled by the client.", error_type: "client_cancelled" };
      const changed = db.run(
        `UPDATE request SET phase = 'CANCELLED', finishedAt = ?, responseStatus = 499, errorType = ?, responseBody = ?
         WHERE id = ? AND phase = 'QUEUED'`,
        ...[time.now(), body.error_type, JSON.stringify(body), id],
      );
      return changed === 1;
    },

    /** Ends a running request and, in the same step, owes its webhook. */
    finish(id: string, { phase, status, body, errorType, seconds }: Outcome): void {
      db.atomically(() => {
        const now = time.now();
        const changed = db.run(
          `UPDATE request SET phase = ?, finishedAt = ?, responseStatus = ?, responseBody = ?, errorType = ?,
             inferenceSeconds = ? WHERE id = ? AND phase = 'RUNNING'`,
          ...[phase, now, status, body, errorType, seconds, id],
        );
        if (changed !== 1) return;
        db.run(
          `INSERT OR IGNORE INTO delivery(requestId, url, dueAt)
           SELECT id, webhookUrl, ? FROM request WHERE id = ? AND webhookUrl IS NOT NULL`,
          ...[now, id],
        );
      });
    },

    /** After a restart: whatever was running waits again, in its old place. */
    requeueInterrupted(): void {
      db.run("UPDATE request SET phase = 'QUEUED' WHERE phase = 'RUNNING'");
    },

    /** The newest requests, for the page. */
    recent: (limit: number) =>
      db.rows<StoredRequest>("SELECT * FROM request ORDER BY seq DESC LIMIT ?", limit),

    counts: () =>
      Object.fromEntries(
        db
          .rows<{ phase: Phase; n: number }>("SELECT phase, count(*) AS n FROM request GROUP BY phase")
          .map(({ phase, n }) => [phase, n]),
      ) as Partial<Record<Phase, number>>,

    /** Deletes requests past the lifetime their sender set, but for those somebody is still to be told of; answers their ids. */
    takeExpired: () =>
      db.atomically(() => {
        const ids = db
          .rows<{ id: string }>(
            `DELETE FROM request WHERE finishedAt + filesLastMs <= ?
             AND id NOT IN (SELECT requestId FROM delivery WHERE state = 'PENDING') RETURNING id`,
            time.now(),
          )
          .map(({ id }) => id);
        for (const id of ids) db.run("DELETE FROM delivery WHERE requestId = ?", id);
        return ids;
      }),
  };
}
