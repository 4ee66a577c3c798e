import { undeleteGenerations } from "#db/queries/generations.ts";
import { AppError, mapConstraintErrors } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** Brings deleted pictures back, as many as are still there; told when it is too late for all of them. */
export async function undoDelete(
  { deps, actor }: ActorCtx,
  input: { ids: string[] },
): Promise<{ restored: number }> {
  const restored = await mapConstraintErrors(
    undeleteGenerations(deps.db, actor, { ids: input.ids, now: deps.now() }),
  );
  if (restored === 0) throw new AppError("UNDO_TOO_LATE");
  return { restored };
}
