import path from "node:path";
import { openSqliteFile } from "../server/sqlite-file.ts";
import type { TimeSource } from "../server/time-source.ts";
import { uploadTable } from "./files/upload-table.ts";
import { requestTable } from "./requests/request-table.ts";
import { deliveryTable } from "./webhooks/delivery-table.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS request (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, endpoint TEXT NOT NULL, input TEXT NOT NULL,
    webhookUrl TEXT, phase TEXT NOT NULL DEFAULT 'QUEUED', attempts INTEGER NOT NULL DEFAULT 0,
    createdAt INTEGER NOT NULL, finishedAt INTEGER, inferenceSeconds REAL,
    responseStatus INTEGER, responseBody TEXT, errorType TEXT);
  CREATE INDEX IF NOT EXISTS request_phase ON request(phase, seq);
  CREATE TABLE IF NOT EXISTS delivery (
    requestId TEXT PRIMARY KEY, url TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, dueAt INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'PENDING');
  CREATE TABLE IF NOT EXISTS announcedUpload (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, expiresAt INTEGER NOT NULL, received INTEGER NOT NULL DEFAULT 0);
`;

/** The server's durable state in one SQLite file in `dataDir`. */
export function openStore(dataDir: string, time: TimeSource) {
  const db = openSqliteFile(path.join(dataDir, "inference.db"), SCHEMA);
  // how long a request and its files last after its end, in milliseconds
  db.addColumn("request", "filesLastMs", "INTEGER");
  return {
    ...requestTable(db, time),
    ...deliveryTable(db),
    uploads: uploadTable(db, time),
    close: db.close,
  };
}

export type Store = ReturnType<typeof openStore>;
