import { randomUUID } from "node:crypto";
import type { EventTable } from "./event-table.ts";
import { laneOf, type Message, type MessageState, type Publication } from "./message.ts";
import type { Tables } from "./store.ts";

const deduplicationMs = 10 * 60_000;

type Row = Pick<Message, "id" | "state" | "nextAt" | "createdAt" | "retried" | "body"> & { rest: string };

/** Messages: waiting, and those that ended lately. */
export function messageTable({ db, time }: Tables, events: EventTable) {
  const read = (sql: string, ...values: (string | number)[]) => db.rows<Row>(sql, ...values).map(toMessage);
  const find = (id: string): Message | undefined => read("SELECT * FROM message WHERE id = ?", id)[0];

  return {
    /** Stores a message, or finds the one published under the same deduplication id in the last ten minutes. */
    add(publication: Publication): { messageId: string; deduplicated: boolean } {
      const { deduplicationId, body, ...rest } = publication;
      const now = time.now();
      if (deduplicationId !== null) {
        const sql = "SELECT messageId FROM deduplication WHERE id = ? AND until > ?";
        const known = db.row<{ messageId: string }>(sql, deduplicationId, now);
        if (known) return { ...known, deduplicated: true };
      }
      const messageId = `msg_${randomUUID().replaceAll("-", "")}`;
      const notBefore = publication.notBefore ?? now + publication.target.delayMs;
      db.run(
        `INSERT INTO message (id, state, nextAt, createdAt, retried, body, rest, lane)
         VALUES (?, 'WAITING', ?, ?, 0, ?, ?, ?)`,
        ...[messageId, notBefore, now, body, JSON.stringify({ ...rest, notBefore }), laneOf(publication)],
      );
      if (deduplicationId !== null) {
        const until = now + deduplicationMs;
        db.run("INSERT OR REPLACE INTO deduplication VALUES (?, ?, ?)", deduplicationId, messageId, until);
      }
      const message = find(messageId);
      if (message) events.addEvent(message, "CREATED", { nextDeliveryTime: notBefore });
      return { messageId, deduplicated: false };
    },

    message: find,

    /** Newest first. */
    messages: (limit: number) =>
      read("SELECT * FROM message ORDER BY createdAt DESC, rowid DESC LIMIT ?", limit),

    /** All waiting messages, the ones due first at the front. */
    waiting: () => read("SELECT * FROM message WHERE state = 'WAITING' ORDER BY nextAt, rowid"),

    /** Lanes with something due, the one that waited longest first. */
    dueLanes: (now: number) =>
      db
        .rows<{ lane: string }>(
          "SELECT lane FROM message WHERE state = 'WAITING' AND nextAt <= ? GROUP BY lane ORDER BY min(nextAt)",
          now,
        )
        .map(({ lane }) => lane),

    /** What is due in a lane, longest due first. */
    due: (lane: string, now: number, limit: number) =>
      read(
        "SELECT * FROM message WHERE state = 'WAITING' AND lane = ? AND nextAt <= ? ORDER BY nextAt, rowid LIMIT ?",
        ...[lane, now, limit],
      ),

    /**
     * The first of a queue in order of arrival, due or not: one that waits for its retry holds the rest up.
     * What was published for later has not arrived yet.
     */
    heads: (lane: string, now: number, limit: number) =>
      read(
        `SELECT * FROM message WHERE state = 'WAITING' AND lane = ? AND (retried > 0 OR nextAt <= ?)
         ORDER BY rowid LIMIT ?`,
        ...[lane, now, limit],
      ),

    /** When the next message falls due after `now`, if any waits. */
    nextDue: (now: number) =>
      db.row<{ at: number | null }>(
        "SELECT min(nextAt) AS at FROM message WHERE state = 'WAITING' AND nextAt > ?",
        now,
      )?.at ?? null,

    countWaiting: (lane: string) =>
      db.row<{ n: number }>("SELECT count(*) AS n FROM message WHERE state = 'WAITING' AND lane = ?", lane)
        ?.n ?? 0,

    countDue: (now: number) =>
      db.row<{ n: number }>("SELECT count(*) AS n FROM message WHERE state = 'WAITING' AND nextAt <= ?", now)
        ?.n ?? 0,

    counts(): Record<MessageState, number> {
      const counts = { WAITING: 0, DELIVERED: 0, FAILED: 0, CANCELLED: 0 };
      const sql = "SELECT state, count(*) AS n FROM message GROUP BY state";
      for (const { state, n } of db.rows<{ state: MessageState; n: number }>(sql)) counts[state] = n;
      return counts;
    },

    /** Ends a waiting message; false when it was no longer waiting. */
    finish: (id: string, state: Exclude<MessageState, "WAITING">) =>
      db.run("UPDATE message SET state = ? WHERE id = ? AND state = 'WAITING'", state, id) > 0,

    postpone(id: string, retried: number, nextAt: number): void {
      db.run(
        "UPDATE message SET retried = ?, nextAt = ? WHERE id = ? AND state = 'WAITING'",
        ...[retried, nextAt, id],
      );
    },

    /** What became of the last few messages of a schedule. */
    statesOf: (scheduleId: string, limit: number) =>
      db.rows<{ id: string; state: MessageState }>(
        `SELECT id, state FROM message WHERE json_extract(rest, '$.scheduleId') = ?
         ORDER BY createdAt DESC, rowid DESC LIMIT ?`,
        ...[scheduleId, limit],
      ),
  };
}

function toMessage({ rest, ...row }: Row): Message {
  const more = JSON.parse(rest) as Omit<Message, keyof Row>;
  // messages of an earlier version lack some fields
  const target = {
    ...more.target,
    retryDelay: more.target.retryDelay ?? null,
    flow: more.target.flow ?? null,
  };
  return {
    ...more,
    queue: more.queue ?? null,
    topic: more.topic ?? null,
    redact: more.redact ?? [],
    target,
    ...row,
  };
}
