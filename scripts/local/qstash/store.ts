import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import type { Message, MessageState, Outcome, Publication } from "./message.ts";

const deduplicationMs = 10 * 60_000;
const keptMs = 24 * 3_600_000;

export type EventState = "CREATED" | "ACTIVE" | "RETRY" | "ERROR" | "DELIVERED" | "FAILED" | "CANCELLED";

export interface Event {
  time: number;
  messageId: string;
  state: EventState;
  url: string;
  label: string | null;
  error: string | null;
  nextDeliveryTime: number | null;
  responseStatus: number | null;
  /** Base64. */
  responseBody: string | null;
}

export interface DeadLetter {
  dlqId: string;
  message: Message;
  outcome: Outcome;
}

type Row = Record<string, SQLOutputValue>;

/** Everything the queue knows, in one SQLite file. A message is written down before its publisher hears of it. */
export class Store {
  readonly #db: DatabaseSync;

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.#db = new DatabaseSync(join(dataDir, "qstash.sqlite"));
    // In WAL mode NORMAL outlives a kill of this process; only a power cut could take the last moments.
    this.#db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS message (
        id TEXT PRIMARY KEY, state TEXT NOT NULL, nextAt REAL NOT NULL, createdAt REAL NOT NULL,
        retried INTEGER NOT NULL, body BLOB NOT NULL, rest TEXT NOT NULL);
      CREATE INDEX IF NOT EXISTS message_due ON message (nextAt) WHERE state = 'WAITING';
      CREATE INDEX IF NOT EXISTS message_created ON message (createdAt);
      CREATE TABLE IF NOT EXISTS event (id INTEGER PRIMARY KEY, time REAL NOT NULL, messageId TEXT NOT NULL, rest TEXT NOT NULL);
      CREATE INDEX IF NOT EXISTS event_message ON event (messageId);
      CREATE TABLE IF NOT EXISTS deadLetter (
        id TEXT PRIMARY KEY, messageId TEXT NOT NULL REFERENCES message(id), outcome TEXT NOT NULL, body BLOB NOT NULL);
      CREATE TABLE IF NOT EXISTS deduplication (id TEXT PRIMARY KEY, messageId TEXT NOT NULL, until REAL NOT NULL);`);
    this.#forget(Date.now() - keptMs);
  }

  /** Does all of the work or nothing of it. */
  transaction<T>(work: () => T): T {
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      this.#db.exec("COMMIT");
      return result;
    } catch (error) {
      this.#db.exec("ROLLBACK");
      throw error;
    }
  }

  /** Stores a message, or finds the one published under the same deduplication id in the last ten minutes. */
  add(publication: Publication): { messageId: string; deduplicated: boolean } {
    const { deduplicationId, body, ...rest } = publication;
    const now = Date.now();
    if (deduplicationId !== null) {
      const known = this.#db
        .prepare("SELECT messageId FROM deduplication WHERE id = ? AND until > ?")
        .get(deduplicationId, now);
      if (known) return { messageId: String(known.messageId), deduplicated: true };
    }
    const messageId = `msg_${randomUUID().replaceAll("-", "")}`;
    const notBefore = publication.notBefore ?? now + publication.target.delayMs;
    this.#db
      .prepare("INSERT INTO message VALUES (?, 'WAITING', ?, ?, 0, ?, ?)")
      .run(messageId, notBefore, now, body, JSON.stringify({ ...rest, notBefore }));
    if (deduplicationId !== null) {
      this.#db
        .prepare("INSERT OR REPLACE INTO deduplication VALUES (?, ?, ?)")
        .run(deduplicationId, messageId, now + deduplicationMs);
    }
    const message = this.message(messageId);
    if (message) this.addEvent(message, "CREATED", { nextDeliveryTime: notBefore });
    return { messageId, deduplicated: false };
  }

  message(id: string): Message | undefined {
    const row = this.#db.prepare("SELECT * FROM message WHERE id = ?").get(id);
    return row && toMessage(row);
  }

  /** Newest first. */
  messages(limit: number): Message[] {
    return this.#db
      .prepare("SELECT * FROM message ORDER BY createdAt DESC, rowid DESC LIMIT ?")
      .all(limit)
      .map(toMessage);
  }

  /** Waiting messages, the ones due first at the front. */
  waiting(limit: number): Message[] {
    return this.#db
      .prepare("SELECT * FROM message WHERE state = 'WAITING' ORDER BY nextAt, rowid LIMIT ?")
      .all(limit)
      .map(toMessage);
  }

  counts(): Record<MessageState, number> {
    const counts = { WAITING: 0, DELIVERED: 0, FAILED: 0, CANCELLED: 0 };
    const rows = this.#db.prepare("SELECT state, count(*) AS n FROM message GROUP BY state").all();
    for (const { state, n } of rows) counts[state as MessageState] = Number(n);
    return counts;
  }

  /** Ends a waiting message; false when it was no longer waiting. */
  finish(id: string, state: Exclude<MessageState, "WAITING">): boolean {
    return (
      this.#db.prepare("UPDATE message SET state = ? WHERE id = ? AND state = 'WAITING'").run(state, id)
        .changes > 0
    );
  }

  postpone(id: string, retried: number, nextAt: number): void {
    this.#db
      .prepare("UPDATE message SET retried = ?, nextAt = ? WHERE id = ? AND state = 'WAITING'")
      .run(retried, nextAt, id);
  }

  addEvent(message: Message, state: EventState, more: Partial<Event> = {}): void {
    const { id, target, label } = message;
    const event = { state, url: target.url, label, ...more };
    this.#db
      .prepare("INSERT INTO event (time, messageId, rest) VALUES (?, ?, ?)")
      .run(Date.now(), id, JSON.stringify(event));
  }

  /** Newest first, older than the event with the number `before`. */
  events(limit: number, before: number): (Event & { id: number })[] {
    return this.#db
      .prepare("SELECT * FROM event WHERE id < ? ORDER BY id DESC LIMIT ?")
      .all(before, limit)
      .map(({ id, time, messageId, rest }) => ({ id, time, messageId, ...JSON.parse(String(rest)) }));
  }

  /** Puts a failed message aside and returns the id it has there. */
  bury(message: Message, { body, ...outcome }: Outcome): string {
    const dlqId = `${Date.now()}-${randomUUID().slice(0, 8)}`;
    this.#db
      .prepare("INSERT INTO deadLetter VALUES (?, ?, ?, ?)")
      .run(dlqId, message.id, JSON.stringify(outcome), body);
    return dlqId;
  }

  /** Newest first. */
  deadLetters(): DeadLetter[] {
    return this.#db
      .prepare("SELECT * FROM deadLetter ORDER BY rowid DESC")
      .all()
      .flatMap((row) => {
        const message = this.message(String(row.messageId));
        const outcome = { ...JSON.parse(String(row.outcome)), body: row.body };
        return message ? [{ dlqId: String(row.id), message, outcome }] : [];
      });
  }

  unbury(dlqId: string): boolean {
    return this.#db.prepare("DELETE FROM deadLetter WHERE id = ?").run(dlqId).changes > 0;
  }

  close(): void {
    this.#db.close();
  }

  #forget(before: number): void {
    this.#db.prepare("DELETE FROM event WHERE time < ?").run(before);
    this.#db
      .prepare("DELETE FROM message WHERE state IN ('DELIVERED', 'CANCELLED') AND createdAt < ?")
      .run(before);
    this.#db.prepare("DELETE FROM deduplication WHERE until < ?").run(Date.now());
  }
}

function toMessage({ id, state, nextAt, createdAt, retried, body, rest }: Row): Message {
  return { ...JSON.parse(String(rest)), id, state, nextAt, createdAt, retried, body };
}
