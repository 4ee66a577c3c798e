import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { StmtResult } from "./protocol.ts";
import { countParameters, splitStatements, verbOf } from "./sql-text.ts";
import { StatementError } from "./statement-error.ts";
import type { SqlValue } from "./value.ts";

export interface Prepared {
  statement: StatementSync;
  verb: string;
  /** How many. */
  parameters: number;
  columns: StmtResult["cols"];
}

const MAX_STATEMENTS = 200;

/** The prepared statements of one connection, none older than the schema. */
export class StatementCache {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();
  readonly #readSchemaVersion: StatementSync;
  readonly #readSchema: StatementSync;
  /** The version that SQLite has in memory; null when another connection of this process changed the schema since. */
  #schemaVersion: SqlValue = null;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#readSchemaVersion = db.prepare("PRAGMA schema_version");
    this.#readSchema = db.prepare("SELECT 1 FROM sqlite_schema LIMIT 1");
  }

  /** Refuses no statement, and more than one. */
  prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) {
      this.#prepared.delete(sql);
      this.#prepared.set(sql, known);
      return known;
    }
    const count = splitStatements(sql).length;
    if (count === 0)
      throw new StatementError("SQL_NO_STATEMENT", "SQL string does not contain any statement");
    if (count > 1) {
      throw new StatementError("SQL_MANY_STATEMENTS", "SQL string contains more than one statement");
    }
    const statement = this.#db.prepare(sql);
    const columns = statement.columns().map(({ name, type }) => ({ name, decltype: type }));
    const prepared = { statement, verb: verbOf(sql), parameters: countParameters(sql), columns };
    this.#prepared.set(sql, prepared);
    if (this.#prepared.size > MAX_STATEMENTS) {
      for (const oldest of this.#prepared.keys()) {
        this.#prepared.delete(oldest);
        break;
      }
    }
    return prepared;
  }

  /** Another connection of this process changed the schema. */
  invalidate(): void {
    this.#schemaVersion = null;
  }

  /** This connection changed the schema: SQLite knows the new one, the statements here show the old columns. */
  clear(): void {
    this.#prepared.clear();
  }

  /**
   * Reads the schema again if anybody changed it, this process or another: SQLite itself would notice only when a
   * statement runs, after its columns were told. Inside a transaction only changes of this process are looked for,
   * since any question to SQLite would open the snapshot too early.
   */
  noticeSchemaChange(): void {
    if (this.#schemaVersion !== null && this.#db.isTransaction) return;
    const [version = null] = this.#readSchemaVersion.get() as unknown as SqlValue[];
    if (version === this.#schemaVersion) return;
    this.#readSchema.get();
    this.#prepared.clear();
    this.#schemaVersion = version;
  }
}
