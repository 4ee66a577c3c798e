/** The queue's tables. Moments are Unix milliseconds. */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS message (
    id TEXT PRIMARY KEY, state TEXT NOT NULL, nextAt REAL NOT NULL, createdAt REAL NOT NULL,
    retried INTEGER NOT NULL, body BLOB NOT NULL, rest TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS message_created ON message (createdAt);
  CREATE TABLE IF NOT EXISTS event (id INTEGER PRIMARY KEY, time REAL NOT NULL, messageId TEXT NOT NULL, rest TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS event_message ON event (messageId);
  CREATE INDEX IF NOT EXISTS event_time ON event (time);
  CREATE TABLE IF NOT EXISTS deadLetter (
    id TEXT PRIMARY KEY, messageId TEXT NOT NULL REFERENCES message(id), outcome TEXT NOT NULL, body BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS deduplication (id TEXT PRIMARY KEY, messageId TEXT NOT NULL, until REAL NOT NULL);
  CREATE TABLE IF NOT EXISTS schedule (
    id TEXT PRIMARY KEY, cron TEXT NOT NULL, createdAt REAL NOT NULL, nextAt REAL NOT NULL, lastAt REAL,
    paused INTEGER NOT NULL DEFAULT 0, body BLOB NOT NULL, rest TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS queue (
    name TEXT PRIMARY KEY, parallelism INTEGER NOT NULL, paused INTEGER NOT NULL DEFAULT 0,
    createdAt REAL NOT NULL, updatedAt REAL NOT NULL);
  CREATE TABLE IF NOT EXISTS flow (
    key TEXT PRIMARY KEY, parallelism INTEGER, rate INTEGER, periodMs REAL NOT NULL,
    periodStart REAL NOT NULL DEFAULT 0, rateCount INTEGER NOT NULL DEFAULT 0, paused INTEGER NOT NULL DEFAULT 0,
    pinnedParallelism INTEGER NOT NULL DEFAULT 0, pinnedRate INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE IF NOT EXISTS topic (
    name TEXT PRIMARY KEY, endpoints TEXT NOT NULL, createdAt REAL NOT NULL, updatedAt REAL NOT NULL);
  CREATE TABLE IF NOT EXISTS signingKeys (one INTEGER PRIMARY KEY CHECK (one = 1), current TEXT NOT NULL, next TEXT NOT NULL);
`;

/** After the column `lane` is there. */
export const LANE_INDEX = `
  DROP INDEX IF EXISTS message_due;
  CREATE INDEX IF NOT EXISTS message_lane ON message (lane, nextAt) WHERE state = 'WAITING';
`;
