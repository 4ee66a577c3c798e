import type * as z from "zod";
import type { Statement } from "#db/client.ts";
import { insertJob, type JobInput } from "#db/queries/jobs/jobs.ts";
import type { JobKind } from "#schema/jobs.ts";
import { OPERATIONS, type OperationName, PARSERS } from "#schema/operations/index.ts";
import type { Operation } from "#schema/operations/operation.ts";
import type { Deps } from "../../../deps.ts";

export interface NewJob {
  id: string;
  credits: number;
  /** What the provider asks for it, in millionths of a US dollar. */
  costMicroUsd: number;
  /** Another lets it begin. */
  waits: boolean;
  statements: Statement[];
}

/** Work for the engine, for `chargeWork` to pay and to begin. Throws where options or inputs are not the operation's. */
export function newJob<Name extends OperationName>(
  deps: Deps,
  input: {
    id: string;
    kind: JobKind;
    operation: Name;
    options: z.input<ReturnType<(typeof OPERATIONS)[Name]["options"]>>;
    inputs: readonly JobInput[];
    userId: string;
    subjectId: string;
    seed: number;
    outputs: number;
    creditsPerOutput: number;
    costMicroUsd: number;
    chargeId: string;
    /** An input that another job makes first, by its role, and how long that may take. */
    awaits?: { role: string; deadlineMs: number };
    now: number;
  },
): NewJob {
  const operation: Operation = OPERATIONS[input.operation];
  const { awaits, ...row } = input;
  const options = operation.options(PARSERS).parse(input.options) as Record<string, unknown>;
  for (const [role, { min, max }] of Object.entries(operation.inputs)) {
    const count = input.inputs.filter((one) => one.role === role).length + (awaits?.role === role ? 1 : 0);
    if (count < min || count > max)
      throw new Error(`${operation.name} takes ${min} to ${max} of ${role}, not ${count}`);
  }
  const { id, outputs, creditsPerOutput, costMicroUsd } = input;
  return {
    id,
    credits: outputs * creditsPerOutput,
    costMicroUsd,
    waits: awaits !== undefined,
    statements: insertJob(deps.db, {
      ...row,
      options,
      waits: awaits !== undefined,
      deadline: input.now + (awaits?.deadlineMs ?? 0) + operation.deadlineMs,
    }),
  };
}
