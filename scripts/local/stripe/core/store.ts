import { openSqliteFile } from "#scripts/local/server/sqlite-file.ts";
import { DELIVERY_SCHEMA, deliveryTable } from "../events/delivery-table.ts";
import { OBJECT_SCHEMA, objectTable } from "./object-table.ts";

/** Stripe keeps the answer to an idempotency key for at least this long. */
const IDEMPOTENCY_MS = 24 * 3_600_000;

const SCHEMA = `
  ${OBJECT_SCHEMA}
  ${DELIVERY_SCHEMA}
  CREATE TABLE IF NOT EXISTS idempotency (key TEXT PRIMARY KEY, request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, until REAL NOT NULL);
  CREATE TABLE IF NOT EXISTS fact (name TEXT PRIMARY KEY, value REAL NOT NULL) WITHOUT ROWID;
`;

export interface Answer {
  status: number;
  body: string;
}

/** Everything this account ever did, in one SQLite file. */
export function openStripeStore(file: string) {
  const db = openSqliteFile(file, SCHEMA);
  return {
    objects: objectTable(db),
    deliveries: deliveryTable(db),
    /** A number kept under a name. */
    number: (name: string) =>
      db.row<{ value: number }>("SELECT value FROM fact WHERE name = ?", name)?.value ?? 0,
    setNumber(name: string, value: number): void {
      db.run("INSERT OR REPLACE INTO fact VALUES (?, ?)", name, value);
    },
    answered: (key: string, now: number) =>
      db.row<Answer & { request: string }>(
        "SELECT request, status, body FROM idempotency WHERE key = ? AND until > ?",
        ...[key, now],
      ),
    rememberAnswer(input: Answer & { key: string; request: string; now: number }): void {
      db.run("DELETE FROM idempotency WHERE until <= ?", input.now);
      db.run(
        "INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?)",
        ...[input.key, input.request, input.status, input.body, input.now + IDEMPOTENCY_MS],
      );
    },
    atomically: db.atomically,
    close: db.close,
  };
}

export type StripeStore = ReturnType<typeof openStripeStore>;
