import type { Statement } from "../client.ts";
import type { Precondition } from "../triggers.ts";

/** Aborts the batch under a name unless the condition (SQL giving 1) holds. */
export function requireThat(
  what: Precondition,
  condition: string,
  args: (string | number | null)[] = [],
): Statement {
  return { sql: `INSERT INTO require_that (ok, what) SELECT (${condition}), '${what}'`, args };
}

/** A statement with its guard: the batch aborts unless it changes exactly `count` rows. */
export function expectChange(statement: Statement, what: Precondition, count = 1): [Statement, Statement] {
  return [statement, requireThat(what, "changes() = ?", [count])];
}
