import path from "node:path";
import { openSqliteFile, type SqliteFile } from "../sqlite-file.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS request (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, endpoint TEXT NOT NULL, input TEXT NOT NULL,
    webhookUrl TEXT, phase TEXT NOT NULL DEFAULT 'QUEUED', attempts INTEGER NOT NULL DEFAULT 0,
    createdAt INTEGER NOT NULL, finishedAt INTEGER, inferenceSeconds REAL,
    responseStatus INTEGER, responseBody TEXT, errorType TEXT);
  CREATE INDEX IF NOT EXISTS request_phase ON request(phase, seq);
  CREATE TABLE IF NOT EXISTS log (requestId TEXT NOT NULL, at INTEGER NOT NULL, level TEXT NOT NULL, message TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS log_request ON log(requestId);
  CREATE TABLE IF NOT EXISTS delivery (
    requestId TEXT PRIMARY KEY, url TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, dueAt INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'PENDING');
  CREATE TABLE IF NOT EXISTS bundle (
    source TEXT PRIMARY KEY, etag TEXT, sha256 TEXT NOT NULL, usedAt INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS upload (
    id TEXT PRIMARY KEY, key TEXT NOT NULL, fileName TEXT NOT NULL, contentType TEXT NOT NULL,
    createdAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL, size INTEGER);
`;

export type Database = SqliteFile;

/** The SQLite file in `dataDir`. */
export function openDatabase(dataDir: string): Database {
  const db = openSqliteFile(path.join(dataDir, "inference.db"), SCHEMA);
  // Unix ms by which it must have started; how long its files last after its end; 1 for those that can wait
  db.addColumn("request", "startBy", "INTEGER");
  db.addColumn("request", "filesLastMs", "INTEGER");
  db.addColumn("request", "filesGone", "INTEGER NOT NULL DEFAULT 0");
  db.addColumn("request", "priority", "INTEGER NOT NULL DEFAULT 0");
  return db;
}
