import { bundleTable } from "./bundle-table.ts";
import { openDatabase } from "./database.ts";
import { deliveryTable } from "./delivery-table.ts";
import { requestTable } from "./request-table.ts";

/** The server's durable state in one SQLite file in `dataDir`. */
export function openStore(dataDir: string) {
  const db = openDatabase(dataDir);
  return { ...requestTable(db), ...deliveryTable(db), ...bundleTable(db), close: db.close };
}

export type Store = ReturnType<typeof openStore>;
