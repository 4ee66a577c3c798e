import { DatabaseSync } from "node:sqlite";
import type { Stmt, StmtResult } from "./protocol.ts";
import { StatementCache } from "./statement-cache.ts";
import { StatementError } from "./statement-error.ts";
import { decodeValue, encodeRows, type SqlValue } from "./value.ts";

const schemaVerbs = new Set(["CREATE", "ALTER", "DROP"]);
const sessionVerbs = new Set(["PRAGMA", "ATTACH", "DETACH"]);

/** One SQLite connection, with its prepared statements. Everything here is synchronous. */
export class SqlConnection {
  readonly #db: DatabaseSync;
  readonly #statements: StatementCache;
  readonly #onSchemaChange: () => void;
  #schemaChanged = false;
  #altered = false;

  /** `onSchemaChange` is called once a change of the schema is committed or undone. */
  constructor(file: string, onSchemaChange: () => void) {
    this.#onSchemaChange = onSchemaChange;
    // The busy timeout is 0: SQLite would sleep on the only thread, and whoever reads would wait with it.
    this.#db = new DatabaseSync(file, { timeout: 0, readBigInts: true, returnArrays: true });
    // WAL keeps readers and the writer apart. With it, NORMAL leaves a commit in the operating system's hands: it
    // outlives a kill of this process (what a local database must bear) at a tenth of the cost of FULL, which
    // only adds safety against power loss.
    this.#db.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON");
    // 32 MiB, filled as needed: with SQLite's own 2 a large batch writes its pages more than once.
    this.#db.exec("PRAGMA cache_size=-32768");
    this.#statements = new StatementCache(this.#db);
  }

  get inTransaction(): boolean {
    return this.#db.isOpen && this.#db.isTransaction;
  }

  /** True once a statement changed settings of this connection: it must not be given to another pipeline. */
  get altered(): boolean {
    return this.#altered;
  }

  /** Runs one statement. Throws StatementError or SQLite's error; a statement that failed is always reset. */
  run(sql: string, stmt: Stmt): StmtResult {
    if (!this.#db.isOpen) throw new StatementError("SQLITE_MISUSE", "The database is closed");
    this.#statements.noticeSchemaChange();
    const prepared = this.#statements.prepare(sql);
    const { statement, verb, columns } = prepared;
    const values = (stmt.args ?? []).map(decodeValue);
    if (values.length !== prepared.parameters) {
      const counts = `expected ${prepared.parameters} parameters, found ${values.length}`;
      throw new StatementError("ARGS_INVALID", `Arguments do not match SQL parameters: ${counts}`);
    }
    let rows: SqlValue[][] = [];
    let changes = 0;
    let rowid: SqlValue = null;
    if (columns.length > 0) {
      rows = statement.all(...values) as unknown as SqlValue[][];
      if (writes(verb)) [changes, rowid] = this.#lastChange();
    } else {
      const done = statement.run(...values);
      // what SQLite counts after other statements is left over from earlier ones
      if (writes(verb)) [changes, rowid] = [Number(done.changes), done.lastInsertRowid];
    }
    this.#afterStatement(verb);
    return {
      cols: columns,
      rows: stmt.want_rows === false ? [] : encodeRows(rows),
      affected_row_count: changes,
      last_insert_rowid: verb === "INSERT" || verb === "REPLACE" ? String(rowid) : null,
    };
  }

  /** Undoes an open transaction. */
  rollback(): void {
    if (this.inTransaction) this.#db.exec("ROLLBACK");
    this.#afterStatement("ROLLBACK");
  }

  /** Another connection changed the schema. */
  invalidate(): void {
    this.#statements.invalidate();
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  #lastChange(): [changes: number, rowid: SqlValue] {
    const { statement } = this.#statements.prepare("SELECT changes(), last_insert_rowid()");
    const [changes = 0n, rowid = null] = statement.get() as unknown as SqlValue[];
    return [Number(changes), rowid];
  }

  #afterStatement(verb: string): void {
    if (sessionVerbs.has(verb)) this.#altered = true;
    if (schemaVerbs.has(verb)) this.#schemaChanged = true;
    // of this connection too: their columns are those of before
    if (this.#schemaChanged && (schemaVerbs.has(verb) || verb === "ROLLBACK")) this.#statements.clear();
    if (this.#schemaChanged && !this.inTransaction) {
      this.#schemaChanged = false;
      this.#onSchemaChange();
    }
  }
}

function writes(verb: string): boolean {
  return verb === "INSERT" || verb === "REPLACE" || verb === "UPDATE" || verb === "DELETE";
}
