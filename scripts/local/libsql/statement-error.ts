import type { HranaError } from "./protocol.ts";

/** A statement that failed, with the code and words libSQL's server would use. */
export class StatementError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const BUSY = 5;
const BUSY_SNAPSHOT = 517;

/** True while another connection holds the one writer's place: waiting can help. A stale snapshot never mends. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && primaryOf(code) === BUSY && code !== BUSY_SNAPSHOT;
}

/**
 * Names an error as libSQL's server does: a primary SQLite code (`SQLITE_CONSTRAINT`, not `…_UNIQUE`), the plain
 * SQLITE_ERROR as SQLITE_UNKNOWN, and a code of its own for text that does not parse or names no such column.
 * Rethrows what did not come from the database.
 */
export function toHranaError(error: unknown): HranaError {
  if (error instanceof StatementError) return { code: error.code, message: error.message };
  const code = codeOf(error);
  if (!(error instanceof Error) || code === undefined) throw error;
  const { message } = error;
  if (/syntax error|incomplete input|unrecognized token/.test(message)) {
    return { code: "SQL_PARSE_ERROR", message: `SQL string could not be parsed: ${message}` };
  }
  if (message.startsWith("no such column")) {
    return { code: "SQL_INPUT_ERROR", message: `SQL input error: ${message}` };
  }
  const name = NAMES[primaryOf(code)] ?? "UNKNOWN";
  return { code: `SQLITE_${name === "ERROR" ? "UNKNOWN" : name}`, message: `SQLite error: ${message}` };
}

/** SQLite's own number of an error, with what it says beyond the primary code. */
function codeOf(error: unknown): number | undefined {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode
    : undefined;
}

const primaryOf = (code: number): number => code & 0xff;

/** By their numbers, as in sqlite3.h. */
const NAMES =
  "OK ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB".split(
    " ",
  );
