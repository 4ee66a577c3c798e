import { openSqliteFile } from "../server/sqlite-file.ts";
import type { TimeSource } from "../server/time-source.ts";

// an earlier version kept keys of every kind in `entry`
const SCHEMA = `
  DROP TABLE IF EXISTS entry;
  CREATE TABLE IF NOT EXISTS counter (
    key TEXT PRIMARY KEY, count INTEGER NOT NULL, expiresAt REAL NOT NULL) WITHOUT ROWID;
`;

export interface Counter {
  key: string;
  count: number;
  /** Unix milliseconds. */
  expiresAt: number;
}

/** Keys that hold a number for a while, in a file: what was counted is still counted after a restart. */
export function openCounters(file: string, time: TimeSource) {
  const db = openSqliteFile(file, SCHEMA);
  return {
    now: () => time.now(),
    /** 0 where nothing was counted, or no longer. */
    get: (key: string): number =>
      db.row<Counter>("SELECT count FROM counter WHERE key = ? AND expiresAt > ?", key, time.now())?.count ??
      0,
    /** Counts one more and answers how many; the first of a key sets how long it is kept. */
    increment: (key: string, lifetimeMs: number): number =>
      db.row<Counter>(
        `INSERT INTO counter VALUES (?1, 1, ?2) ON CONFLICT (key) DO UPDATE SET
           count = iif(expiresAt > ?3, count + 1, 1), expiresAt = iif(expiresAt > ?3, expiresAt, ?2)
         RETURNING count`,
        ...[key, time.now() + lifetimeMs, time.now()],
      )?.count ?? 0,
    list: () => db.rows<Counter>("SELECT * FROM counter WHERE expiresAt > ? ORDER BY key", time.now()),
    purgeExpired: () => db.run("DELETE FROM counter WHERE expiresAt <= ?", time.now()),
    /** All of the work or nothing of it. */
    atomically: db.atomically,
    close: db.close,
  };
}

export type Counters = ReturnType<typeof openCounters>;
