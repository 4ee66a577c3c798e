import { LEDGER_ERRORS, type LedgerError, PRECONDITIONS, type Precondition } from "./triggers.ts";

const NAMES: readonly (Precondition | LedgerError)[] = [...PRECONDITIONS, ...LEDGER_ERRORS];

/** The name of the condition that undid a batch, or null when it failed for another reason. */
export function violated(error: unknown): Precondition | LedgerError | null {
  const text = messages(error);
  return NAMES.find((name) => text.includes(name)) ?? null;
}

/** Whether a UNIQUE index over these columns (`table.column`) undid a batch. */
export function duplicateOf(error: unknown, column: string): boolean {
  return messages(error).includes("UNIQUE constraint failed") && messages(error).includes(column);
}

function messages(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message} ${messages(error.cause)}` : error.message;
}
