import type { TimeSource } from "../time-source.ts";
import { bundleTable } from "./bundle-table.ts";
import { openDatabase } from "./database.ts";
import { deliveryTable } from "./delivery-table.ts";
import { requestTable } from "./request-table.ts";
import { uploadTable } from "./upload-table.ts";

/** The server's durable state in one SQLite file in `dataDir`. */
export function openStore(dataDir: string, time: TimeSource) {
  const db = openDatabase(dataDir);
  return {
    ...requestTable(db, time),
    ...deliveryTable(db),
    ...bundleTable(db),
    uploads: uploadTable(db, time),
    close: db.close,
  };
}

export type Store = ReturnType<typeof openStore>;
