import { randomUUID } from "node:crypto";
import type { SqliteFile } from "../sqlite-file.ts";
import type { TimeSource } from "../time-source.ts";

/** What may become of a mail, in Resend's words. */
export const EVENT_TYPES = [
  "email.sent",
  "email.delivered",
  "email.bounced",
  "email.complained",
  "email.suppressed",
  "email.opened",
  "email.clicked",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export interface MailEvent {
  /** The webhook message's id: the same for every attempt. */
  id: string;
  mailId: string;
  type: EventType;
  /** Unix milliseconds, as is `dueAt`. */
  createdAt: number;
  /** The webhook's body. */
  payload: string;
  /** UNSENT: nobody asked for webhooks when it happened. */
  state: "UNSENT" | "OWED" | "DELIVERED" | "GIVEN_UP";
  attempts: number;
  dueAt: number;
}

export function eventTable(db: SqliteFile, time: TimeSource) {
  return {
    add(input: { mailId: string; type: EventType; payload: string; owed: boolean }): void {
      const now = time.now();
      db.run(
        "INSERT INTO event (id, mailId, type, createdAt, payload, state, dueAt) VALUES (?, ?, ?, ?, ?, ?, ?)",
        ...[`msg_${randomUUID().replaceAll("-", "")}`, input.mailId, input.type, now, input.payload],
        ...[input.owed ? "OWED" : "UNSENT", now],
      );
    },
    /** Oldest first. */
    list: (mailId: string) =>
      db.rows<MailEvent>("SELECT * FROM event WHERE mailId = ? ORDER BY number", mailId),
    last: (mailId: string) =>
      db.row<{ type: EventType }>(
        "SELECT type FROM event WHERE mailId = ? ORDER BY number DESC LIMIT 1",
        mailId,
      )?.type,
    /** Webhooks still owed, soonest first. */
    owed: () => db.rows<MailEvent>("SELECT * FROM event WHERE state = 'OWED' ORDER BY dueAt, number"),
    settle(id: string, state: "DELIVERED" | "GIVEN_UP"): void {
      db.run("UPDATE event SET state = ?, attempts = attempts + 1 WHERE id = ?", state, id);
    },
    postpone(id: string, dueAt: number): void {
      db.run("UPDATE event SET attempts = attempts + 1, dueAt = ? WHERE id = ?", dueAt, id);
    },
  };
}
