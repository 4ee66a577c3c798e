import { setFavorites as query } from "#db/queries/generations.ts";
import { mapConstraintErrors } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** Marks pictures or takes the mark off, all of them or none. */
export async function setFavorites(
  { deps, actor }: ActorCtx,
  input: { ids: string[]; favorite: boolean },
): Promise<{ ok: true }> {
  await mapConstraintErrors(query(deps.db, actor, { ...input, now: deps.now() }));
  return { ok: true };
}
