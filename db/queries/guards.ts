import type { Statement } from "../client.ts";
import type { Precondition } from "../conditions.ts";

/** Aborts the batch under a name unless the condition (SQL giving 1) holds. */
export function requireThat(
  what: Precondition,
  condition: string,
  args: (string | number | null)[] = [],
): Statement {
  return { sql: `INSERT INTO require_that (ok, what) SELECT (${condition}), '${what}'`, args };
}

/**
 * A statement with its guard: the batch aborts unless it changes exactly `count` rows. The guard only reads: at the start
 * of a statement that writes, the index of words may write as well, and `changes()` would be of that. Reading, the one way
 * to fail under a name is to ask for a path that is none.
 */
export function expectChange(statement: Statement, what: Precondition, count = 1): [Statement, Statement] {
  const guard = `SELECT CASE WHEN changes() = ? THEN 1 ELSE json_extract('{}', '${what}') END`;
  return [statement, { sql: guard, args: [count] }];
}
