import type { HranaError } from "./protocol.ts";

/** A statement that failed, with the code and words libSQL's server would use. */
export class StatementError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** True while another connection holds the one writer's place: waiting can help. A stale snapshot never mends. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === "SQLITE_BUSY";
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
  const primary = code.split("_").slice(0, 2).join("_");
  return {
    code: primary === "SQLITE_ERROR" ? "SQLITE_UNKNOWN" : primary,
    message: `SQLite error: ${message}`,
  };
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  return error.code.startsWith("SQLITE_") ? error.code : undefined;
}
