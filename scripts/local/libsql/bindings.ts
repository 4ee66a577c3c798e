import type { Stmt } from "./protocol.ts";
import { StatementError } from "./statement-error.ts";
import { decodeValue, type SqlValue } from "./value.ts";

interface Bindings {
  named: Record<string, SqlValue>;
  /** Those of parameters without a name, in order. */
  positional: SqlValue[];
}

/** Arguments as the binding wants them. Refuses too many, too few, and both kinds at once, as the server does. */
export function bindings(parameters: (string | null)[], stmt: Stmt): Bindings {
  const values = argumentValues(parameters, stmt);
  const result: Bindings = { named: {}, positional: [] };
  for (const [place, parameter] of parameters.entries()) {
    const value = values[place] ?? null;
    if (parameter === null || parameter.startsWith("?")) result.positional.push(value);
    else result.named[parameter] = value;
  }
  return result;
}

/** The value of each parameter, by its place. */
function argumentValues(parameters: (string | null)[], stmt: Stmt): SqlValue[] {
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
  return parameters.map((parameter) => {
    const value = parameter === null ? undefined : values.get(parameter.slice(1));
    if (value === undefined) throw argumentsInvalid(`value for parameter ${parameter ?? "?"} not found`);
    return value;
  });
}

function argumentsInvalid(reason: string): StatementError {
  return new StatementError("ARGS_INVALID", `Arguments do not match SQL parameters: ${reason}`);
}
