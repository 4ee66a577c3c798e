import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openSqliteFile } from "../sqlite-file.ts";
import type { TimeSource } from "../time-source.ts";
import { eventTable } from "./event-table.ts";
import { bareAddress, type Mail } from "./mail.ts";

export interface StoredMail extends Mail {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

const idempotencyMs = 24 * 3_600_000;
const newest = 500;

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
  mail: string;
}

/** Every mail ever sent here and what became of it, in one SQLite file. It is written down before its sender hears of it. */
export function openMailStore(dataDir: string, time: TimeSource) {
  const db = openSqliteFile(join(dataDir, "mail.sqlite"), SCHEMA);

  function insert(mail: Mail): StoredMail {
    const stored = { ...mail, id: randomUUID(), createdAt: new Date(time.now()).toISOString() };
    const row = db.row<{ number: number }>(
      "INSERT INTO mail (id, createdAt, mail) VALUES (?, ?, ?) RETURNING number",
      ...[stored.id, stored.createdAt, JSON.stringify(mail)],
    );
    const recipients = new Set([...mail.to, ...mail.cc, ...mail.bcc].map(bareAddress));
    for (const address of recipients)
      db.run("INSERT INTO recipient VALUES (?, ?)", address, row?.number ?? 0);
    return stored;
  }

  return {
    events: eventTable(db, time),

    /** Stores mails, all or none. With an idempotency key, remembers for a day which payload they stood for. */
    add: (mails: Mail[], idempotency?: { key: string; payload: string }): StoredMail[] =>
      db.atomically(() => {
        const stored = mails.map(insert);
        db.run("DELETE FROM idempotency WHERE until <= ?", time.now());
        if (idempotency) {
          const ids = JSON.stringify(stored.map(({ id }) => id));
          const until = time.now() + idempotencyMs;
          db.run(
            "INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?)",
            idempotency.key,
            idempotency.payload,
            ids,
            until,
          );
        }
        return stored;
      }),

    /** What was sent under an idempotency key in the last day. */
    sentUnder(key: string): { payload: string; ids: string[] } | undefined {
      const row = db.row<{ payload: string; mailId: string }>(
        "SELECT payload, mailId FROM idempotency WHERE key = ? AND until > ?",
        ...[key, time.now()],
      );
      if (!row) return undefined;
      // one mail's id stood there by itself in an earlier version
      const ids = row.mailId.startsWith("[") ? (JSON.parse(row.mailId) as string[]) : [row.mailId];
      return { payload: row.payload, ids };
    },

    find(id: string): StoredMail | undefined {
      const row = db.row<Row>("SELECT * FROM mail WHERE id = ?", id);
      return row && toMail(row);
    },

    count: () => db.row<{ n: number }>("SELECT count(*) AS n FROM mail")?.n ?? 0,

    /** Newest first, 500 at most; with `to`, only what was sent to that address; with `after`, only older ones. */
    list(input: { to?: string; after?: string; limit?: number } = {}): StoredMail[] {
      const { to, after, limit = newest } = input;
      const before = after
        ? (db.row<{ number: number }>("SELECT number FROM mail WHERE id = ?", after)?.number ?? 0)
        : Number.MAX_SAFE_INTEGER;
      const rows = to
        ? db.rows<Row>(
            `SELECT mail.* FROM recipient JOIN mail ON number = recipient.mail
             WHERE address = ? AND number < ? ORDER BY number DESC LIMIT ?`,
            ...[bareAddress(to), before, limit],
          )
        : db.rows<Row>("SELECT * FROM mail WHERE number < ? ORDER BY number DESC LIMIT ?", before, limit);
      return rows.map(toMail);
    },

    atomically: db.atomically,
    close: db.close,
  };
}

export type MailStore = ReturnType<typeof openMailStore>;

function toMail({ id, createdAt, mail }: Row): StoredMail {
  return { ...(JSON.parse(mail) as Mail), id, createdAt };
}
