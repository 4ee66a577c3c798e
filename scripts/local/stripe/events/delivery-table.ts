import { randomUUID } from "node:crypto";
import type { SqliteFile } from "#scripts/local/server/sqlite-file.ts";
import type { OwedWebhook } from "#scripts/local/server/webhook-sender.ts";

export const DELIVERY_SCHEMA = `
  CREATE TABLE IF NOT EXISTS delivery (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, event TEXT NOT NULL, type TEXT NOT NULL, endpoint TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'OWED', attempts INTEGER NOT NULL DEFAULT 0, dueAt REAL NOT NULL);
  CREATE INDEX IF NOT EXISTS delivery_due ON delivery (dueAt, number) WHERE state = 'OWED';
`;

/** One event on its way to the app. */
export interface Delivery extends OwedWebhook {
  event: string;
  type: string;
  /** Where it was to go when it happened. */
  endpoint: string;
  state: "OWED" | "DELIVERED" | "GIVEN_UP";
}

/** As many as are looked at for what is due next. */
const MAX_OWED = 100;

export function deliveryTable(db: SqliteFile) {
  return {
    add({ event, type, endpoint, dueAt }: Pick<Delivery, "event" | "type" | "endpoint" | "dueAt">): void {
      db.run(
        "INSERT INTO delivery (id, event, type, endpoint, dueAt) VALUES (?, ?, ?, ?, ?)",
        ...[randomUUID(), event, type, endpoint, dueAt],
      );
    },
    /** Those still owed, soonest first. */
    owed: () =>
      db.rows<Delivery>(
        "SELECT * FROM delivery WHERE state = 'OWED' ORDER BY dueAt, number LIMIT ?",
        MAX_OWED,
      ),
    countOwed: () => db.row<{ n: number }>("SELECT count(*) AS n FROM delivery WHERE state = 'OWED'")?.n ?? 0,
    latest: (limit: number) =>
      db.rows<Delivery>("SELECT * FROM delivery ORDER BY number DESC LIMIT ?", limit),
    settle(id: string, state: "DELIVERED" | "GIVEN_UP"): void {
      db.run("UPDATE delivery SET state = ?, attempts = attempts + 1 WHERE id = ?", state, id);
    },
    postpone(id: string, dueAt: number): void {
      db.run("UPDATE delivery SET attempts = attempts + 1, dueAt = ? WHERE id = ?", dueAt, id);
    },
  };
}
