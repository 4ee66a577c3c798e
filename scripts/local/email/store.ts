import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openSqliteFile } from "../server/sqlite-file.ts";
import type { TimeSource } from "../server/time-source.ts";
import { bareAddress, type Email } from "./email.ts";
import { eventTable } from "./event-table.ts";

export interface StoredEmail extends Email {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

const IDEMPOTENCY_MS = 24 * 3_600_000;
const MAX_ROWS = 500;

// tables and columns are called as earlier versions made them
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS mail (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, createdAt TEXT NOT NULL, mail TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS recipient (address TEXT NOT NULL, mail INTEGER NOT NULL REFERENCES mail(number), PRIMARY KEY (address, mail)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS idempotency (key TEXT PRIMARY KEY, payload TEXT NOT NULL, mailId TEXT NOT NULL, until REAL NOT NULL);
  CREATE TABLE IF NOT EXISTS event (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, mailId TEXT NOT NULL, type TEXT NOT NULL, createdAt REAL NOT NULL,
    payload TEXT NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, dueAt REAL NOT NULL);
  CREATE INDEX IF NOT EXISTS event_mail ON event (mailId, number);
  CREATE INDEX IF NOT EXISTS event_due ON event (dueAt) WHERE state = 'OWED';
`;

interface Row {
  id: string;
  createdAt: string;
  /** As JSON. */
  mail: string;
}

/** Every email ever sent here and what became of it, in one SQLite file. It is written down before its sender hears of it. */
export function openEmailStore(dataDir: string, time: TimeSource) {
  const db = openSqliteFile(join(dataDir, "mail.sqlite"), SCHEMA);
  return {
    events: eventTable(db, time),

    add(email: Email): StoredEmail {
      const stored = { ...email, id: randomUUID(), createdAt: new Date(time.now()).toISOString() };
      const row = db.row<{ number: number }>(
        "INSERT INTO mail (id, createdAt, mail) VALUES (?, ?, ?) RETURNING number",
        ...[stored.id, stored.createdAt, JSON.stringify(email)],
      );
      for (const to of email.to) {
        db.run("INSERT INTO recipient VALUES (?, ?)", bareAddress(to), row?.number ?? 0);
      }
      return stored;
    },

    /** Remembers for a day what an idempotency key stood for. */
    remember(input: { key: string; payload: string; emailId: string }): void {
      db.run("DELETE FROM idempotency WHERE until <= ?", time.now());
      db.run(
        "INSERT INTO idempotency VALUES (?, ?, ?, ?)",
        ...[input.key, input.payload, input.emailId, time.now() + IDEMPOTENCY_MS],
      );
    },

    sentUnder: (key: string) =>
      db.row<{ payload: string; emailId: string }>(
        "SELECT payload, mailId AS emailId FROM idempotency WHERE key = ? AND until > ?",
        ...[key, time.now()],
      ),

    find(id: string): StoredEmail | undefined {
      const row = db.row<Row>("SELECT * FROM mail WHERE id = ?", id);
      return row && toEmail(row);
    },

    count: () => db.row<{ n: number }>("SELECT count(*) AS n FROM mail")?.n ?? 0,

    /** Newest first, 500 at most; with `to`, only what was sent to that address. */
    list(to: string): StoredEmail[] {
      const rows = to
        ? db.rows<Row>(
            `SELECT mail.* FROM recipient JOIN mail ON number = recipient.mail
             WHERE address = ? ORDER BY number DESC LIMIT ?`,
            ...[bareAddress(to), MAX_ROWS],
          )
        : db.rows<Row>("SELECT * FROM mail ORDER BY number DESC LIMIT ?", MAX_ROWS);
      return rows.map(toEmail);
    },

    atomically: db.atomically,
    close: db.close,
  };
}

export type EmailStore = ReturnType<typeof openEmailStore>;

function toEmail({ id, createdAt, mail }: Row): StoredEmail {
  return { ...(JSON.parse(mail) as Email), id, createdAt };
}
