import { randomUUID } from "node:crypto";
import type { SqliteFile } from "../../sqlite-file.ts";

export const DELIVERY_SCHEMA = `
  CREATE TABLE IF NOT EXISTS delivery (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, event TEXT NOT NULL, type TEXT NOT NULL, endpoint TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'OWED', attempts INTEGER NOT NULL DEFAULT 0, drops INTEGER NOT NULL DEFAULT 0, dueAt REAL NOT NULL,
    status INTEGER);
  CREATE INDEX IF NOT EXISTS delivery_due ON delivery (dueAt, number) WHERE state = 'OWED';
  CREATE INDEX IF NOT EXISTS delivery_event ON delivery (event);
`;

/** One event on its way to one endpoint. */
export interface Delivery {
  id: string;
  event: string;
  type: string;
  /** A webhook endpoint's id. */
  endpoint: string;
  state: "OWED" | "DELIVERED" | "GIVEN_UP";
  attempts: number;
  /** How many of its next attempts are lost on the way. */
  drops: number;
  /** Unix milliseconds. */
  dueAt: number;
  /** What the endpoint last answered; null where nothing came back. */
  status: number | null;
}

export function deliveryTable(db: SqliteFile) {
  return {
    add(input: Pick<Delivery, "event" | "type" | "endpoint" | "drops" | "dueAt">): void {
      db.run(
        "INSERT INTO delivery (id, event, type, endpoint, drops, dueAt) VALUES (?, ?, ?, ?, ?, ?)",
        ...[randomUUID(), input.event, input.type, input.endpoint, input.drops, input.dueAt],
      );
    },
    /** Soonest first. */
    owed: (limit = -1) =>
      db.rows<Delivery>("SELECT * FROM delivery WHERE state = 'OWED' ORDER BY dueAt, number LIMIT ?", limit),
    owedOf: (event: string) =>
      db.row<{ n: number }>("SELECT count(*) AS n FROM delivery WHERE event = ? AND state = 'OWED'", event)
        ?.n ?? 0,
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
        "UPDATE delivery SET attempts = attempts + 1, drops = max(drops - 1, 0), dueAt = ?, status = ? WHERE id = ?",
        ...[dueAt, status, id],
      );
    },
    /** These become due in the order given, from Unix milliseconds on, a hundredth apart. */
    reschedule(ids: string[], at: number): void {
      ids.forEach((id, place) => {
        db.run("UPDATE delivery SET dueAt = ? WHERE id = ?", at + place / 100, id);
      });
    },
    forget(endpoint: string): void {
      db.run("DELETE FROM delivery WHERE endpoint = ? AND state = 'OWED'", endpoint);
    },
  };
}

export type DeliveryTable = ReturnType<typeof deliveryTable>;
