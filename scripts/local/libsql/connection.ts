import Database from "libsql";
import { bindings } from "./bindings.ts";
import type { Stmt, StmtResult } from "./protocol.ts";
import { parametersOf, splitStatements, verbOf } from "./sql-text.ts";
import { StatementError } from "./statement-error.ts";
import { encodeValue, type SqlValue } from "./value.ts";

interface Prepared {
  statement: Database.Statement;
  verb: string;
  parameters: (string | null)[];
  columns: StmtResult["cols"];
}

const cachedStatements = 200;
const schemaVerbs = new Set(["CREATE", "ALTER", "DROP"]);
const sessionVerbs = new Set(["PRAGMA", "ATTACH", "DETACH"]);

/** One SQLite connection, with its prepared statements. Everything here is synchronous. */
export class SqlConnection {
  readonly #db: Database.Database;
  readonly #prepared = new Map<string, Prepared>();
  readonly #onSchemaChange: () => void;
  #schemaChanged = false;
  #altered = false;
  /** Since when the open transaction may keep others from writing; Unix ms. */
  #writingSince: number | null = null;

  /** `onSchemaChange` is called once a change of the schema is committed or undone. */
  constructor(file: string, onSchemaChange: () => void) {
    this.#onSchemaChange = onSchemaChange;
    // The busy timeout is 0: the binding would sleep on the only thread, on which the lock's holder must run too.
    this.#db = new Database(file, { timeout: 0 });
    this.#db.defaultSafeIntegers(true);
    // WAL keeps readers and the writer apart. With it, NORMAL leaves a commit in the operating system's hands: it
    // outlives a kill of this process (what a local database must bear) at a tenth of the cost of FULL, which
    // only adds safety against power loss.
    this.#db.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON");
    // 32 MiB, filled as needed: with SQLite's own 2 a large batch writes its pages more than once.
    this.#db.exec("PRAGMA cache_size=-32768");
  }

  get inTransaction(): boolean {
    // The binding ends the whole process when a closed connection is asked anything.
    return this.#db.open && this.#db.inTransaction;
  }

  /** True once a statement changed settings of this connection: it must not be given to another stream. */
  get altered(): boolean {
    return this.#altered;
  }

  /** How long the open transaction has kept others from writing, in milliseconds; 0 when it does not. */
  writingFor(): number {
    return this.#writingSince === null || !this.inTransaction ? 0 : Date.now() - this.#writingSince;
  }

  /** Runs one statement. Throws StatementError or the binding's SqliteError. */
  run(sql: string, stmt: Stmt): StmtResult {
    if (!this.#db.open) throw new StatementError("SQLITE_MISUSE", "The database is closed");
    const prepared = this.#prepare(sql);
    const { statement, verb, columns } = prepared;
    const values = bindings(prepared.parameters, stmt);
    const rows: SqlValue[][] = [];
    let changes = 0;
    if (columns.length > 0) rows.push(...(statement.all(values) as SqlValue[][]));
    else changes = statement.run(values).changes;

    if (writes(verb) || /^\s*BEGIN\s+(IMMEDIATE|EXCLUSIVE)\b/i.test(sql)) this.#writingSince ??= Date.now();
    this.#afterStatement(verb);
    let rowid: string | null = null;
    if (verb === "INSERT" || verb === "REPLACE" || (columns.length > 0 && writes(verb))) {
      const [counted, inserted] = this.#lastChange();
      changes = Number(counted);
      if (verb === "INSERT" || verb === "REPLACE") rowid = String(inserted);
    }
    return {
      cols: columns,
      rows: stmt.want_rows === false ? [] : rows.map((row) => row.map(encodeValue)),
      affected_row_count: changes,
      last_insert_rowid: rowid,
    };
  }

  /** What a statement would take and give. Parameters carry their prefix; a bare `?` has no name. */
  describe(sql: string) {
    const { verb, parameters, columns } = this.#prepare(sql);
    return {
      params: parameters.map((name) => ({ name })),
      cols: columns,
      is_explain: verb === "EXPLAIN",
      is_readonly: verb === "SELECT" || verb === "VALUES" || verb === "EXPLAIN",
    };
  }

  /** Undoes an open transaction. */
  rollback(): void {
    if (this.inTransaction) this.#db.exec("ROLLBACK");
    this.#afterStatement("ROLLBACK");
  }

  /** Statements prepared before a change of the schema would go on showing the old columns. */
  forgetStatements(): void {
    this.#prepared.clear();
  }

  close(): void {
    this.forgetStatements();
    this.#db.close();
  }

  #prepare(sql: string): Prepared {
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
    if (columns.length > 0) statement.raw();
    const prepared = { statement, verb: verbOf(sql), parameters: parametersOf(sql), columns };
    this.#prepared.set(sql, prepared);
    if (this.#prepared.size > cachedStatements) {
      for (const oldest of this.#prepared.keys()) {
        this.#prepared.delete(oldest);
        break;
      }
    }
    return prepared;
  }

  #lastChange(): SqlValue[] {
    const { statement } = this.#prepare("SELECT changes(), last_insert_rowid()");
    return (statement.all([]) as SqlValue[][])[0] ?? [];
  }

  #afterStatement(verb: string): void {
    if (!this.inTransaction) this.#writingSince = null;
    if (sessionVerbs.has(verb)) this.#altered = true;
    if (schemaVerbs.has(verb)) {
      this.forgetStatements();
      this.#schemaChanged = true;
    }
    if (this.#schemaChanged && !this.inTransaction) {
      this.#schemaChanged = false;
      this.#onSchemaChange();
    }
  }
}

function writes(verb: string): boolean {
  return verb === "INSERT" || verb === "REPLACE" || verb === "UPDATE" || verb === "DELETE";
}
