import type { selectSource } from "#db/queries/pictures/edit-sources.ts";
import type { Operation } from "#schema/operations/operation.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

type Row = Awaited<ReturnType<typeof selectSource>>[number];

/** A picture to work on: its object, its size and the words it was made from. */
export type Source = Row & { key: string };

/** What an edit or a video is made from, in the order of its operation's roles and of what stands in each. */
export function orderInputs<Named>(
  operation: Pick<Operation, "inputs">,
  inputs: Readonly<Record<string, readonly Named[]>>,
): { role: string; source: Named }[] {
  return Object.keys(operation.inputs).flatMap((role) =>
    (inputs[role] ?? []).map((source) => ({ role, source })),
  );
}

/** All of them in one round trip; null where one is not this person's, or not there. */
export async function readSources(
  ctx: ActorCtx,
  queries: readonly ReturnType<typeof selectSource>[],
): Promise<Source[] | null> {
  return allThere<Row>(await readAs(ctx, ...queries));
}

/** What was found of each; null where nothing was of one. */
export function allThere<Found extends { key: string | null }>(
  found: readonly (readonly Found[])[],
): (Found & { key: string })[] | null {
  const rows = found.map(([row]) => row);
  return rows.every((row): row is Found & { key: string } => typeof row?.key === "string") ? rows : null;
}
