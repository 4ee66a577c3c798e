import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openSqliteFile } from "../server/sqlite-file.ts";
import type { TimeSource } from "../server/time-source.ts";
import type { DeadLetter, Message, MessageState, Outcome, Publication } from "./message.ts";

// moments are Unix milliseconds; what is dropped is of an earlier version
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS message (
    id TEXT PRIMARY KEY, state TEXT NOT NULL, nextAt REAL NOT NULL, createdAt REAL NOT NULL,
    retried INTEGER NOT NULL, body BLOB NOT NULL, rest TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS message_created ON message (createdAt);
  CREATE INDEX IF NOT EXISTS message_due ON message (nextAt) WHERE state = 'WAITING';
  CREATE TABLE IF NOT EXISTS deadLetter (
    id TEXT PRIMARY KEY, messageId TEXT NOT NULL REFERENCES message(id), outcome TEXT NOT NULL, body BLOB NOT NULL);
  DROP TABLE IF EXISTS deduplication;
  DROP TABLE IF EXISTS event;
  DROP INDEX IF EXISTS message_lane;
`;
const DAY_MS = 24 * 3_600_000;

type Row = Omit<Message, "target" | "failureCallback" | "notBefore"> & { rest: string };

/** Everything the queue knows, in one SQLite file. A message is written down before its publisher hears of it. */
export function openStore(dataDir: string, time: TimeSource) {
  const db = openSqliteFile(join(dataDir, "qstash.sqlite"), SCHEMA);
  const read = (sql: string, ...values: (string | number)[]) =>
    db.rows<Row>(sql, ...values).map(({ rest, ...row }): Message => ({ ...JSON.parse(rest), ...row }));
  const count = (sql: string, ...values: number[]) => db.row<{ n: number }>(sql, ...values)?.n ?? 0;

  const store = {
    publish({ target, failureCallback, body, delayMs }: Publication): { messageId: string } {
      const now = time.now();
      const messageId = `msg_${randomUUID().replaceAll("-", "")}`;
      const notBefore = now + delayMs;
      db.run(
        `INSERT INTO message (id, state, nextAt, createdAt, retried, body, rest)
         VALUES (?, 'WAITING', ?, ?, 0, ?, ?)`,
        ...[messageId, notBefore, now, body, JSON.stringify({ target, failureCallback, notBefore })],
      );
      return { messageId };
    },

    message: (id: string): Message | undefined => read("SELECT * FROM message WHERE id = ?", id)[0],

    /** Newest first. */
    messages: (limit: number) =>
      read("SELECT * FROM message ORDER BY createdAt DESC, rowid DESC LIMIT ?", limit),

    /** What is due, longest due first. */
    due: (now: number, limit: number) =>
      read(
        "SELECT * FROM message WHERE state = 'WAITING' AND nextAt <= ? ORDER BY nextAt, rowid LIMIT ?",
        ...[now, limit],
      ),

    /** When the next message falls due after `now`, if any waits. */
    nextDue: (now: number) =>
      db.row<{ at: number | null }>(
        "SELECT min(nextAt) AS at FROM message WHERE state = 'WAITING' AND nextAt > ?",
        now,
      )?.at ?? null,

    countDue: (now: number) =>
      count("SELECT count(*) AS n FROM message WHERE state = 'WAITING' AND nextAt <= ?", now),

    counts(): Record<MessageState, number> {
      const counts = { WAITING: 0, DELIVERED: 0, FAILED: 0 };
      const sql = "SELECT state, count(*) AS n FROM message GROUP BY state";
      for (const { state, n } of db.rows<{ state: MessageState; n: number }>(sql)) counts[state] = n;
      return counts;
    },

    finish: (id: string, state: Exclude<MessageState, "WAITING">) =>
      db.run("UPDATE message SET state = ? WHERE id = ?", state, id),

    postpone: (id: string, retried: number, nextAt: number) =>
      db.run("UPDATE message SET retried = ?, nextAt = ? WHERE id = ?", retried, nextAt, id),

    /** Puts a failed message aside and returns the id it has there. */
    bury(message: Message, { body, ...outcome }: Outcome): string {
      const dlqId = `${time.now()}-${randomUUID().slice(0, 8)}`;
      const values = [dlqId, message.id, JSON.stringify(outcome), body];
      db.run("INSERT INTO deadLetter VALUES (?, ?, ?, ?)", ...values);
      return dlqId;
    },

    countDeadLetters: () => count("SELECT count(*) AS n FROM deadLetter"),

    /** Newest first. */
    deadLetters: (limit: number): DeadLetter[] =>
      db
        .rows<{ dlqId: string; outcome: string; rest: string }>(
          `SELECT deadLetter.id AS dlqId, outcome, rest FROM deadLetter
           JOIN message ON message.id = messageId ORDER BY deadLetter.rowid DESC LIMIT ?`,
          limit,
        )
        .map(({ dlqId, outcome, rest }) => ({
          dlqId,
          failedAt: Number.parseInt(dlqId, 10),
          outcome: JSON.parse(outcome),
          url: JSON.parse(rest).target.url,
        })),

    /** Takes back everything that was not delivered yet. */
    purgeWaiting: () => db.run("DELETE FROM message WHERE state = 'WAITING'"),

    /** Deletes what QStash would no longer tell of: ended messages after a day, dead letters after a week. */
    purgeOld(): void {
      const now = time.now();
      db.atomically(() => {
        db.run(
          "DELETE FROM deadLetter WHERE messageId IN (SELECT id FROM message WHERE createdAt < ?)",
          now - 7 * DAY_MS,
        );
        db.run(
          `DELETE FROM message WHERE state <> 'WAITING' AND createdAt < ?
           AND id NOT IN (SELECT messageId FROM deadLetter)`,
          now - DAY_MS,
        );
      });
    },

    /** Does all of the work or nothing of it. */
    transaction: db.atomically,
    close: db.close,
  };
  store.purgeOld();
  return store;
}

export type Store = ReturnType<typeof openStore>;
