import { randomUUID } from "node:crypto";
import type { SqliteFile } from "../server/sqlite-file.ts";
import type { TimeSource } from "../server/time-source.ts";
import type { OwedWebhook } from "../server/webhook-sender.ts";

/** What may become of an email, in Resend's words: those that the product acts on, and how an email gets there. */
export type EventType =
  | "email.sent"
  | "email.delivered"
  | "email.bounced"
  | "email.complained"
  | "email.suppressed";

/** `id` is the webhook message's: the same for every attempt. */
export interface EmailEvent extends OwedWebhook {
  type: EventType;
  /** Unix milliseconds. */
  createdAt: number;
  /** The webhook's body. */
  payload: string;
  /** UNSENT: nobody asked for webhooks when it happened. */
  state: "UNSENT" | "OWED" | "DELIVERED" | "GIVEN_UP";
}

export function eventTable(db: SqliteFile, time: TimeSource) {
  return {
    add(input: { emailId: string; type: EventType; payload: string; owed: boolean }): void {
      const now = time.now();
      db.run(
        "INSERT INTO event (id, mailId, type, createdAt, payload, state, dueAt) VALUES (?, ?, ?, ?, ?, ?, ?)",
        ...[`msg_${randomUUID().replaceAll("-", "")}`, input.emailId, input.type, now, input.payload],
        ...[input.owed ? "OWED" : "UNSENT", now],
      );
    },
    /** Oldest first. */
    list: (emailId: string) =>
      db.rows<EmailEvent>("SELECT * FROM event WHERE mailId = ? ORDER BY number", emailId),
    /** Webhooks still owed, soonest first. */
    owed: () => db.rows<EmailEvent>("SELECT * FROM event WHERE state = 'OWED' ORDER BY dueAt, number"),
    settle(id: string, state: "DELIVERED" | "GIVEN_UP"): void {
      db.run("UPDATE event SET state = ?, attempts = attempts + 1 WHERE id = ?", state, id);
    },
    postpone(id: string, dueAt: number): void {
      db.run("UPDATE event SET attempts = attempts + 1, dueAt = ? WHERE id = ?", dueAt, id);
    },
  };
}
