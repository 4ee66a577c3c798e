import { join } from "node:path";
import { openSqliteFile, type SqliteFile } from "../sqlite-file.ts";
import type { TimeSource } from "../time-source.ts";
import { deadLetterTable } from "./dead-letter-table.ts";
import { eventTable } from "./event-table.ts";
import { flowTable } from "./flow-table.ts";
import { keyTable } from "./key-table.ts";
import { messageTable } from "./message-table.ts";
import { queueTable } from "./queue-table.ts";
import { scheduleTable } from "./schedule-table.ts";
import { LANE_INDEX, SCHEMA } from "./schema.ts";
import { topicTable } from "./topic-table.ts";

/** What the tables are made of: the file, and the time the queue goes by. */
export interface Tables {
  db: SqliteFile;
  time: TimeSource;
}

const keptMs = 24 * 3_600_000;

/** Everything the queue knows, in one SQLite file. A message is written down before its publisher hears of it. */
export function openStore(dataDir: string, time: TimeSource) {
  const db = openSqliteFile(join(dataDir, "qstash.sqlite"), SCHEMA);
  db.addColumn("message", "lane", "TEXT NOT NULL DEFAULT ''");
  db.exec(LANE_INDEX);
  const tables: Tables = { db, time };
  const store = {
    ...messageTable(tables, eventTable(tables)),
    ...eventTable(tables),
    ...deadLetterTable(tables),
    schedules: scheduleTable(tables),
    queues: queueTable(tables),
    flows: flowTable(tables),
    topics: topicTable(tables),
    keys: keyTable(tables),
    /** Does all of the work or nothing of it. */
    transaction: db.atomically,
    /** Forgets what QStash would no longer tell of: events and ended messages after a day, dead letters after a week. */
    forgetOld(): void {
      const before = time.now() - keptMs;
      db.atomically(() => {
        db.run("DELETE FROM event WHERE time < ?", before);
        db.run(
          "DELETE FROM deadLetter WHERE messageId IN (SELECT id FROM message WHERE createdAt < ?)",
          before - 6 * keptMs,
        );
        db.run(
          `DELETE FROM message WHERE state <> 'WAITING' AND createdAt < ?
           AND id NOT IN (SELECT messageId FROM deadLetter)`,
          before,
        );
        db.run("DELETE FROM deduplication WHERE until < ?", time.now());
      });
    },
    close: db.close,
  };
  store.forgetOld();
  return store;
}

export type Store = ReturnType<typeof openStore>;
