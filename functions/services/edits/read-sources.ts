import type { selectSource } from "#db/queries/library/edit-sources.ts";
import type { Operation } from "#schema/operations/operation.ts";
import type { EditSource } from "#schema/pictures/edits.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

type Row = Awaited<ReturnType<typeof selectSource>>[number];

/** A picture to work on: its object, its size and the words it was made from. */
export type Source = Row & { key: string };

/** What an edit or a video is made from, in the order of its operation's roles and of the pictures in each. */
export function orderInputs(
  operation: Pick<Operation, "inputs">,
  inputs: Readonly<Record<string, readonly EditSource[]>>,
): { role: string; source: EditSource }[] {
  return Object.keys(operation.inputs).flatMap((role) =>
    (inputs[role] ?? []).map((source) => ({ role, source })),
  );
}

/** All of them in one round trip; null where one is not this person's, or not there. */
export async function readSources(
  ctx: ActorCtx,
  queries: readonly ReturnType<typeof selectSource>[],
): Promise<Source[] | null> {
  const found: (Row | undefined)[] = (await readAs(ctx, ...queries)).map(([row]) => row);
  return found.every((row): row is Source => typeof row?.key === "string") ? found : null;
}
