import { LEDGER_ERRORS, type LedgerError, PRECONDITIONS, type Precondition } from "./conditions.ts";

export type ConstraintName = Precondition | LedgerError;

const NAMES: ReadonlySet<string> = new Set([...PRECONDITIONS, ...LEDGER_ERRORS]);

/** The name of the condition that undid a batch, or null when it failed for another reason. */
export function constraintName(error: unknown): ConstraintName | null {
  const message = databaseMessage(error) ?? "";
  const [, check] = /^(?:CHECK constraint failed: |bad JSON path: ')(\w+)'?$/.exec(message) ?? [];
  const name = check ?? message;
  return NAMES.has(name) ? (name as ConstraintName) : null;
}

/** Whether a UNIQUE index with this column (`table.column`) undid a batch. */
export function breaksUnique(error: unknown, column: string): boolean {
  const [, columns] = /^UNIQUE constraint failed: (.+)$/.exec(databaseMessage(error) ?? "") ?? [];
  return columns?.split(", ").includes(column) ?? false;
}

/** SQLite's own words. Errors that wrap it are skipped: they may quote what a person typed. */
function databaseMessage(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (!("code" in error) || !String(error.code).startsWith("SQLITE_")) {
    return databaseMessage(error.cause);
  }
  return error.message.replace(/^(?:SQLITE_\w*: )*(?:SQLite error: )?/, "");
}
