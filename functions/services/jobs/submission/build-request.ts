import { type Job, listJobInputs } from "#db/queries/jobs/jobs.ts";
import { OPERATIONS, PARSERS } from "#schema/operations/index.ts";
import type { Operation } from "#schema/operations/operation.ts";
import type { Deps } from "../../../deps.ts";
import { providerInput } from "../../media/provider/provider-input.ts";

/** What the provider is asked, and at which of its endpoints. Null: an object the job works on is gone. */
export async function buildRequest(
  deps: Deps,
  job: Job,
): Promise<{ endpoint: string; input: unknown } | null> {
  const operation: Operation = OPERATIONS[job.operation];
  const inputs: Record<string, string[]> = {};
  for (const { role, key } of await listJobInputs(deps.db, job.id)) {
    const url = await providerInput(deps, { key, deadline: job.deadline.getTime() });
    if (url === null) return null;
    inputs[role] = [...(inputs[role] ?? []), url];
  }
  const { endpoint } = operation;
  const options = operation.options(PARSERS).parse(job.options);
  return { endpoint, input: operation.request({ options, inputs, count: job.outputs, seed: job.seed }) };
}
