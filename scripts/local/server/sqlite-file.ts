import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

export type SqliteValue = string | number | bigint | null | Uint8Array;

/**
 * A local server's own SQLite file, made if it is not there. What one call commits outlives a kill of this process
 * right after it: in WAL mode NORMAL leaves it with the operating system, and only a power cut could take it.
 */
export function openSqliteFile(file: string, schema: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;");
  db.exec(schema);
  const prepared = new Map<string, StatementSync>();
  function statement(sql: string): StatementSync {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  }

  return {
    rows: <T>(sql: string, ...values: SqliteValue[]) => statement(sql).all(...values) as T[],
    row: <T>(sql: string, ...values: SqliteValue[]) => statement(sql).get(...values) as T | undefined,
    /** Runs a statement and answers how many rows it changed. */
    run: (sql: string, ...values: SqliteValue[]) => Number(statement(sql).run(...values).changes),
    /** All of `work` or none of it; inside another call it is part of that one. */
    atomically<T>(work: () => T): T {
      if (db.isTransaction) return work();
      db.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        db.exec("COMMIT");
        return result;
      } catch (error) {
        db.exec("ROLLBACK");
        throw error;
      }
    },
    /** Adds a column that files of an earlier version lack. */
    addColumn(table: string, column: string, type: string): void {
      const there = db
        .prepare(`PRAGMA table_info(${table})`)
        .all()
        .some(({ name }) => name === column);
      if (!there) db.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    },
    /** Closing twice is closing once. */
    close: () => db.isOpen && db.close(),
  };
}

export type SqliteFile = ReturnType<typeof openSqliteFile>;
