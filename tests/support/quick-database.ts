import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { Client, InStatement, ResultSet, Row } from "@libsql/client/http";
import { createDb, type Db } from "#db/client.ts";

/** Nobody else opens the copy and nothing of it must outlive this process. */
const PRAGMAS =
  "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON";

/**
 * A copy of a database, opened in this process without a server: for tests that go through thousands of batches. One
 * connection, and each statement is prepared once.
 */
export async function openQuickDatabase(copyOf: string): Promise<{ db: Db; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "likeness-quick-"));
  const file = join(folder, "likeness.db");
  copyFileSync(copyOf, file);
  const sqlite = new DatabaseSync(file, { returnArrays: true });
  sqlite.exec(PRAGMAS);
  return {
    db: createDb(clientOf(sqlite)),
    close() {
      sqlite.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What `createDb` asks of a client: single statements, and batches that are whole or nothing. */
function clientOf(sqlite: DatabaseSync): Client {
  const perform = statementsOf(sqlite);
  const client: Pick<Client, "execute" | "batch"> = {
    execute: async (statement: InStatement) => perform(statement),
    async batch(statements, mode = "deferred") {
      sqlite.exec(mode === "write" ? "BEGIN IMMEDIATE" : "BEGIN");
      try {
        const results = statements.map((statement) => perform(statement as InStatement));
        sqlite.exec("COMMIT");
        return results;
      } catch (error) {
        // a statement that raised may have ended it already
        if (sqlite.isTransaction) sqlite.exec("ROLLBACK");
        throw error;
      }
    },
  };
  return client as Client;
}

type Prepared = { columns: string[]; statement: StatementSync };

function statementsOf(sqlite: DatabaseSync): (input: InStatement) => ResultSet {
  const prepared = new Map<string, Prepared>();
  const prepare = (sql: string): Prepared => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = sqlite.prepare(sql);
    const columns = statement.columns().map(({ name }) => name);
    prepared.set(sql, { columns, statement });
    return { columns, statement };
  };
  return (input) => {
    const { sql, args = [] } = typeof input === "string" ? { sql: input } : input;
    const { columns, statement } = prepare(sql);
    const values = (args as unknown[]).map(plain);
    const reads = columns.length > 0;
    const rows = reads
      ? (statement.all(...values) as unknown as unknown[][]).map((row) => rowOf(columns, row))
      : [];
    const rowsAffected = reads ? 0 : Number(statement.run(...values).changes);
    const columnTypes = columns.map(() => "");
    return { columns, columnTypes, rows, rowsAffected, lastInsertRowid: undefined, toJSON: () => ({ rows }) };
  };
}

/** What SQLite knows: as the clients over the wire put it. */
function plain(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  return value instanceof Date ? value.getTime() : (value as SQLInputValue);
}

/** Values by their names, and out of sight by their places. */
function rowOf(columns: string[], values: unknown[]): Row {
  const row = Object.fromEntries(columns.map((name, place) => [name, values[place]]));
  for (const [place, value] of values.entries()) Object.defineProperty(row, place, { value });
  return Object.defineProperty(row, "length", { value: values.length }) as unknown as Row;
}
