import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

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
`;

/** The SQLite file in `dataDir`, made if it is not there. What one call commits outlives a kill right after it. */
export function openDatabase(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(path.join(dataDir, "inference.db"));
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;");
  db.exec(SCHEMA);

  type Value = string | number | null;
  return {
    rows: <T>(sql: string, ...values: Value[]) => db.prepare(sql).all(...values) as T[],
    row: <T>(sql: string, ...values: Value[]) => db.prepare(sql).get(...values) as T | undefined,
    /** Runs a statement and answers how many rows it changed. */
    run: (sql: string, ...values: Value[]) => Number(db.prepare(sql).run(...values).changes),
    /** All of `work` or none of it. */
    atomically(work: () => void): void {
      db.exec("BEGIN IMMEDIATE");
      try {
        work();
        db.exec("COMMIT");
      } catch (error) {
        db.exec("ROLLBACK");
        throw error;
      }
    },
    close: () => db.close(),
  };
}

export type Database = ReturnType<typeof openDatabase>;
