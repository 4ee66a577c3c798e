import { deletePack as query } from "#db/queries/packs.ts";
import { mapConstraintErrors } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** Deletes a pack with all its pictures, for good. */
export async function deletePack({ deps, actor }: ActorCtx, input: { id: string }): Promise<{ ok: true }> {
  await mapConstraintErrors(query(deps.db, actor, { id: input.id, now: deps.now() }), {
    errors: { still_busy: "PACK_BUSY" },
  });
  return { ok: true };
}
