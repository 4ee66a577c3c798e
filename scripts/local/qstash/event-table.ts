import type { Message } from "./message.ts";
import type { Tables } from "./store.ts";

export type EventState =
  | "CREATED"
  | "ACTIVE"
  | "RETRY"
  | "ERROR"
  | "DELIVERED"
  | "FAILED"
  | "CANCEL_REQUESTED"
  | "CANCELLED";

/** One step in a message's life, with what the log's filters go by. */
export interface Event {
  /** Rising with time: the cursor of the log. */
  id: number;
  time: number;
  messageId: string;
  state: EventState;
  url: string;
  label: string | null;
  queue: string | null;
  topic: Message["topic"];
  scheduleId: string | null;
  flowControlKey: string | null;
  error?: string;
  nextDeliveryTime?: number;
  responseStatus?: number;
  responseHeader?: Record<string, string[]>;
  /** Base64. */
  responseBody?: string;
}

export type EventDetail = Pick<
  Event,
  "error" | "nextDeliveryTime" | "responseStatus" | "responseHeader" | "responseBody"
>;

/** What happened to every message, step by step. */
export function eventTable({ db, time }: Tables) {
  return {
    addEvent(message: Message, state: EventState, more: EventDetail = {}): void {
      const { id, target, label, queue, topic, scheduleId } = message;
      const flowControlKey = target.flow?.key ?? null;
      const rest = { state, url: target.url, label, queue, topic, scheduleId, flowControlKey, ...more };
      db.run(
        "INSERT INTO event (time, messageId, rest) VALUES (?, ?, ?)",
        time.now(),
        id,
        JSON.stringify(rest),
      );
    },

    /** Newest first, older than the event with the number `before`. */
    events: (before: number) =>
      db
        .rows<{ id: number; time: number; messageId: string; rest: string }>(
          "SELECT * FROM event WHERE id < ? ORDER BY id DESC",
          before,
        )
        .map(({ rest, ...row }): Event => ({ ...JSON.parse(rest), ...row })),
  };
}

export type EventTable = ReturnType<typeof eventTable>;
