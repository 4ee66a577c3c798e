import { randomUUID } from "node:crypto";
import type { SqliteFile } from "../../sqlite-file.ts";

export const DELIVERY_SCHEMA = `
  CREATE TABLE IF NOT EXISTS delivery (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, event TEXT NOT NULL, type TEXT NOT NULL, endpoint TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'OWED', attempts INTEGER NOT NULL DEFAULT 0, dueAt REAL NOT NULL, status INTEGER);
  CREATE INDEX IF NOT EXISTS delivery_due ON delivery (dueAt, number) WHERE state = 'OWED';
`;

/** One event on its way to the app. */
export interface Delivery {
  id: string;
  event: string;
  type: string;
  /** A webhook endpoint's id. */
  endpoint: string;
  state: "OWED" | "DELIVERED" | "GIVEN_UP";
  attempts: number;
  /** Unix milliseconds. */
  dueAt: number;
  /** What the endpoint last answered; null where nothing came back. */
  status: number | null;
}

export function deliveryTable(db: SqliteFile) {
  return {
    add({ event, type, endpoint, dueAt }: Pick<Delivery, "event" | "type" | "endpoint" | "dueAt">): void {
      db.run(
        "INSERT INTO delivery (id, event, type, endpoint, dueAt) VALUES (?, ?, ?, ?, ?)",
        ...[randomUUID(), event, type, endpoint, dueAt],
      );
    },
    /** The one due first. */
    next: () =>
      db.row<Delivery>("SELECT * FROM delivery WHERE state = 'OWED' ORDER BY dueAt, number LIMIT 1"),
    countOwed: () => db.row<{ n: number }>("SELECT count(*) AS n FROM delivery WHERE state = 'OWED'")?.n ?? 0,
    latest: (limit: number) =>
      db.rows<Delivery>("SELECT * FROM delivery ORDER BY number DESC LIMIT ?", limit),
    settle(id: string, state: "DELIVERED" | "GIVEN_UP", status: number | null): void {
      db.run(
        "UPDATE delivery SET state = ?, status = ?, attempts = attempts + 1 WHERE id = ?",
        ...[state, status, id],
      );
    },
    postpone(id: string, dueAt: number, status: number | null): void {
      db.run(
        "UPDATE delivery SET attempts = attempts + 1, dueAt = ?, status = ? WHERE id = ?",
        ...[dueAt, status, id],
      );
    },
  };
}
