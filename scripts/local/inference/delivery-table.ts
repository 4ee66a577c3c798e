import type { Database } from "./database.ts";

export interface Delivery {
  requestId: string;
  url: string;
  attempts: number;
  /** Unix milliseconds. */
  dueAt: number;
}

/** Webhooks owed and settled, one per finished request that asked for one. */
export function deliveryTable(db: Database) {
  return {
    /** Webhooks still owed, soonest first. */
    owed: () =>
      db.rows<Delivery>(
        "SELECT requestId, url, attempts, dueAt FROM delivery WHERE state = 'PENDING' ORDER BY dueAt",
      ),

    settleDelivery(requestId: string, state: "DELIVERED" | "GIVEN_UP"): void {
      db.run("UPDATE delivery SET state = ?, attempts = attempts + 1 WHERE requestId = ?", state, requestId);
    },

    postponeDelivery(requestId: string, dueAt: number): void {
      db.run("UPDATE delivery SET attempts = attempts + 1, dueAt = ? WHERE requestId = ?", dueAt, requestId);
    },
  };
}
