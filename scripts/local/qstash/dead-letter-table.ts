import { randomUUID } from "node:crypto";
import type { Message, Outcome } from "./message.ts";
import type { Tables } from "./store.ts";

export interface DeadLetter {
  dlqId: string;
  /** Rising with time: the cursor of the list. */
  number: number;
  messageId: string;
  outcome: Outcome;
}

/** Messages whose retries are used up, with their last answer. */
export function deadLetterTable({ db, time }: Tables) {
  return {
    /** Puts a failed message aside and returns the id it has there. */
    bury(message: Message, { body, ...outcome }: Outcome): string {
      const dlqId = `${time.now()}-${randomUUID().slice(0, 8)}`;
      db.run(
        "INSERT INTO deadLetter VALUES (?, ?, ?, ?)",
        ...[dlqId, message.id, JSON.stringify(outcome), body],
      );
      return dlqId;
    },

    /** Newest first. */
    deadLetters: () =>
      db
        .rows<{ number: number; dlqId: string; messageId: string; outcome: string; body: Uint8Array }>(
          "SELECT rowid AS number, id AS dlqId, messageId, outcome, body FROM deadLetter ORDER BY rowid DESC",
        )
        .map(
          ({ outcome, body, ...row }): DeadLetter => ({ ...row, outcome: { ...JSON.parse(outcome), body } }),
        ),

    unbury: (dlqId: string) => db.run("DELETE FROM deadLetter WHERE id = ?", dlqId) > 0,
  };
}
