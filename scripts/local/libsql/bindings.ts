import type { Stmt } from "./protocol.ts";
import { StatementError } from "./statement-error.ts";
import { decodeValue, type SqlValue } from "./value.ts";

/** Arguments as the binding wants them. Refuses too many, too few, and both kinds at once, as the server does. */
export function bindings(parameters: (string | null)[], stmt: Stmt): SqlValue[] | Record<string, SqlValue> {
  const positional = stmt.args ?? [];
  const named = stmt.named_args ?? [];
  if (named.length === 0) {
    if (positional.length !== parameters.length) {
      throw argumentsInvalid(
        positional.length > parameters.length
          ? `too many parameters, expected ${parameters.length} found ${positional.length}`
          : `value for parameter ${parameters[positional.length] ?? positional.length + 1} not found`,
      );
    }
    return positional.map(decodeValue);
  }
  if (positional.length > 0) {
    throw new StatementError(
      "ARGS_BOTH_POSITIONAL_AND_NAMED",
      "Specifying both positional and named arguments is not supported",
    );
  }
  const values = new Map(named.map(({ name, value }) => [name.replace(/^[:@$]/, ""), decodeValue(value)]));
  for (const parameter of parameters) {
    if (parameter === null || !values.has(parameter.slice(1))) {
      throw argumentsInvalid(`value for parameter ${parameter ?? "?"} not found`);
    }
  }
  return Object.fromEntries(values);
}

function argumentsInvalid(reason: string): StatementError {
  return new StatementError("ARGS_INVALID", `Arguments do not match SQL parameters: ${reason}`);
}
