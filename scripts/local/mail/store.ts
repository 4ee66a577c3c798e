import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { bareAddress, type Mail } from "./mail.ts";

export interface StoredMail extends Mail {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

const idempotencyMs = 24 * 3_600_000;
const newest = 500;

/** Every mail ever sent here, in one SQLite file. A mail is written down before its sender hears of it. */
export class MailStore {
  readonly #db: DatabaseSync;

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.#db = new DatabaseSync(join(dataDir, "mail.sqlite"));
    // In WAL mode NORMAL outlives a kill of this process; only a power cut could take the last moments.
    this.#db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS mail (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, mail TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS recipient (address TEXT NOT NULL, mail INTEGER NOT NULL REFERENCES mail(number), PRIMARY KEY (address, mail)) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS idempotency (key TEXT PRIMARY KEY, payload TEXT NOT NULL, mailId TEXT NOT NULL, until REAL NOT NULL);`);
  }

  /** Stores a mail and returns its id. With an idempotency key, remembers for a day which payload it stood for. */
  add(mail: Mail, idempotency?: { key: string; payload: string }): string {
    const id = randomUUID();
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      const { lastInsertRowid } = this.#db
        .prepare("INSERT INTO mail (id, createdAt, mail) VALUES (?, ?, ?)")
        .run(id, new Date().toISOString(), JSON.stringify(mail));
      const recipients = new Set([...mail.to, ...mail.cc, ...mail.bcc].map(bareAddress));
      const insert = this.#db.prepare("INSERT INTO recipient VALUES (?, ?)");
      for (const address of recipients) insert.run(address, lastInsertRowid);
      if (idempotency) {
        this.#db
          .prepare("INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?)")
          .run(idempotency.key, idempotency.payload, id, Date.now() + idempotencyMs);
      }
      this.#db.exec("COMMIT");
    } catch (error) {
      this.#db.exec("ROLLBACK");
      throw error;
    }
    return id;
  }

  /** What was sent under an idempotency key in the last day. */
  sentUnder(key: string): { payload: string; mailId: string } | undefined {
    const row = this.#db
      .prepare("SELECT payload, mailId FROM idempotency WHERE key = ? AND until > ?")
      .get(key, Date.now());
    return row && { payload: String(row.payload), mailId: String(row.mailId) };
  }

  find(id: string): StoredMail | undefined {
    const row = this.#db.prepare("SELECT * FROM mail WHERE id = ?").get(id);
    return row && toMail(row);
  }

  /** Newest first, 500 at most; with `to`, only what was sent to that address. */
  list(to?: string): StoredMail[] {
    const rows = to
      ? this.#db
          .prepare(
            "SELECT mail.* FROM recipient JOIN mail ON number = recipient.mail WHERE address = ? ORDER BY number DESC LIMIT ?",
          )
          .all(bareAddress(to), newest)
      : this.#db.prepare("SELECT * FROM mail ORDER BY number DESC LIMIT ?").all(newest);
    return rows.map(toMail);
  }

  close(): void {
    this.#db.close();
  }
}

function toMail({ id, createdAt, mail }: Record<string, SQLOutputValue>): StoredMail {
  return { ...JSON.parse(String(mail)), id: String(id), createdAt: String(createdAt) };
}
