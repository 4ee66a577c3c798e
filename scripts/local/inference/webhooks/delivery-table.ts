import type { SqliteFile } from "#scripts/local/server/sqlite-file.ts";
import type { OwedWebhook } from "#scripts/local/server/webhook-sender.ts";

/** `id` is that of the request it tells of. */
export interface Delivery extends OwedWebhook {
  url: string;
}

/** Webhooks owed and settled, one per finished request that asked for one. */
export function deliveryTable(db: SqliteFile) {
  return {
    /** Webhooks still owed, soonest first. */
    owed: () =>
      db.rows<Delivery>(
        "SELECT requestId AS id, url, attempts, dueAt FROM delivery WHERE state = 'PENDING' ORDER BY dueAt",
      ),

    settleDelivery(requestId: string, state: "DELIVERED" | "GIVEN_UP"): void {
      db.run("UPDATE delivery SET state = ?, attempts = attempts + 1 WHERE requestId = ?", state, requestId);
    },

    postponeDelivery(requestId: string, dueAt: number): void {
      db.run("UPDATE delivery SET attempts = attempts + 1, dueAt = ? WHERE requestId = ?", dueAt, requestId);
    },
  };
}
