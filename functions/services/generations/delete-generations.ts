import { deleteGenerations as query } from "#db/queries/generations.ts";
import { mapConstraintErrors } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** Hides pictures at once, all of them or none; `purgeDeleted` takes them away for good later. */
export async function deleteGenerations(
  { deps, actor }: ActorCtx,
  input: { ids: string[] },
): Promise<{ ok: true }> {
  await mapConstraintErrors(query(deps.db, actor, { ids: input.ids, now: deps.now() }));
  return { ok: true };
}
