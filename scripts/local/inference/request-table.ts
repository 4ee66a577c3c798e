import type { TimeSource } from "../time-source.ts";
import type { Database } from "./database.ts";

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
  /** Unix ms by which it must have started, if the sender set that. */
  startBy: number | null;
  /** How long its files last after its end, if the sender set that; ms. */
  filesLastMs: number | null;
  filesGone: number;
  /** 0, or 1 when others go first. */
  priority: number;
}

export interface LogLine {
  message: string;
  level: "INFO" | "ERROR";
  source: "USER";
  timestamp: string;
}

/** How a request ended. */
interface Outcome {
  phase: "DONE" | "FAILED";
  status: number;
  body: string;
  errorType: string | null;
  seconds: number;
}

/** Requests and their logs. Every method is one committed step, so a kill between any two leaves something a restart understands. */
export function requestTable(db: Database, time: TimeSource) {
  /** Ends a request that stands in one phase and, in the same step, owes its webhook. */
  function end(from: Phase, id: string, outcome: Outcome): void {
    db.atomically(() => {
      const now = time.now();
      const { phase, status, body, errorType, seconds } = outcome;
      const changed = db.run(
        `UPDATE request SET phase = ?, finishedAt = ?, responseStatus = ?, responseBody = ?, errorType = ?,
           inferenceSeconds = ? WHERE id = ? AND phase = ?`,
        ...[phase, now, status, body, errorType, seconds, id, from],
      );
      if (changed !== 1) return;
      db.run(
        `INSERT OR IGNORE INTO delivery(requestId, url, dueAt)
         SELECT id, webhookUrl, ? FROM request WHERE id = ? AND webhookUrl IS NOT NULL`,
        ...[now, id],
      );
    });
  }

  return {
    add(
      request: Pick<
        StoredRequest,
        "id" | "endpoint" | "input" | "webhookUrl" | "filesLastMs" | "priority"
      > & {
        /** Milliseconds it may wait for its start. */
        startWithinMs: number | null;
      },
    ): void {
      const { id, endpoint, input, webhookUrl, startWithinMs, filesLastMs, priority } = request;
      const now = time.now();
      const startBy = startWithinMs === null ? null : now + startWithinMs;
      db.run(
        `INSERT INTO request(id, endpoint, input, webhookUrl, createdAt, startBy, filesLastMs, priority)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[id, endpoint, input, webhookUrl, now, startBy, filesLastMs, priority],
      );
    },

    find: (id: string) => db.row<StoredRequest>("SELECT * FROM request WHERE id = ?", id),

    /** How many requests stand before this one, 0 = next. */
    position: ({ seq, priority }: Pick<StoredRequest, "seq" | "priority">) =>
      db.row<{ n: number }>(
        "SELECT count(*) AS n FROM request WHERE phase = 'QUEUED' AND (priority, seq) < (?, ?)",
        ...[priority, seq],
      )?.n ?? 0,

    /** Takes the oldest waiting request and marks it as running. */
    startNext: () =>
      db.row<StoredRequest>(
        `UPDATE request SET phase = 'RUNNING', attempts = attempts + 1
         WHERE seq = (SELECT seq FROM request WHERE phase = 'QUEUED' ORDER BY priority, seq LIMIT 1) RETURNING *`,
      ),

    /** Ends what should have started by now, and answers whether there was any. */
    endLate(): boolean {
      const late = db.rows<{ id: string }>(
        "SELECT id FROM request WHERE phase = 'QUEUED' AND attempts = 0 AND startBy <= ?",
        time.now(),
      );
      const body = JSON.stringify({ detail: "Request timed out", error_type: "request_timeout" });
      const outcome = {
        phase: "FAILED",
        status: 504,
        body,
        errorType: "request_timeout",
        seconds: 0,
      } as const;
      for (const { id } of late) end("QUEUED", id, outcome);
      return late.length > 0;
    },

    /** When the next waiting request must have started, if any must. */
    nextStartBy: () =>
      db.row<{ at: number | null }>(
        "SELECT min(startBy) AS at FROM request WHERE phase = 'QUEUED' AND attempts = 0",
      )?.at ?? null,

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
    finish: (id: string, outcome: Outcome) => end("RUNNING", id, outcome),

    /** After a restart: whatever was running waits again, in its old place. */
    requeueInterrupted(): void {
      db.atomically(() => {
        db.run("DELETE FROM log WHERE requestId IN (SELECT id FROM request WHERE phase = 'RUNNING')");
        db.run("UPDATE request SET phase = 'QUEUED' WHERE phase = 'RUNNING'");
      });
    },

    log(requestId: string, message: string, level: LogLine["level"] = "INFO"): void {
      db.run(
        "INSERT INTO log(requestId, at, level, message) VALUES (?, ?, ?, ?)",
        ...[requestId, time.now(), level, message],
      );
    },

    logs(requestId: string): LogLine[] {
      return db
        .rows<{ at: number; level: LogLine["level"]; message: string }>(
          "SELECT at, level, message FROM log WHERE requestId = ? ORDER BY rowid",
          requestId,
        )
        .map(({ at, level, message }) => ({
          message,
          level,
          source: "USER",
          timestamp: new Date(at).toISOString(),
        }));
    },

    /** The newest requests with their last log line, for the page. */
    recent: (phases: Phase[], limit: number) =>
      db.rows<StoredRequest & { lastLog: string | null }>(
        `SELECT request.*, (SELECT message FROM log WHERE requestId = id ORDER BY log.rowid DESC LIMIT 1) AS lastLog
         FROM request WHERE phase IN (${phases.map(() => "?").join(", ")}) ORDER BY seq DESC LIMIT ?`,
        ...phases,
        limit,
      ),

    counts: () =>
      Object.fromEntries(
        db
          .rows<{ phase: Phase; n: number }>("SELECT phase, count(*) AS n FROM request GROUP BY phase")
          .map(({ phase, n }) => [phase, n]),
      ) as Partial<Record<Phase, number>>,

    /** Requests whose files are past the lifetime their sender set, marked as gone. */
    takeExpired: (now: number) =>
      db
        .rows<{ id: string }>(
          `UPDATE request SET filesGone = 1 WHERE filesGone = 0 AND finishedAt + filesLastMs <= ? RETURNING id`,
          now,
        )
        .map(({ id }) => id),

    /** Forgets finished requests older than `time` (Unix ms) and answers their ids. */
    forgetBefore(time: number): string[] {
      const old = db
        .rows<{ id: string }>(
          `SELECT id FROM request WHERE finishedAt < ?
         AND id NOT IN (SELECT requestId FROM delivery WHERE state = 'PENDING')`,
          time,
        )
        .map((each) => each.id);
      db.atomically(() => {
        for (const id of old) {
          db.run("DELETE FROM log WHERE requestId = ?", id);
          db.run("DELETE FROM delivery WHERE requestId = ?", id);
          db.run("DELETE FROM request WHERE id = ?", id);
        }
      });
      return old;
    },
  };
}
