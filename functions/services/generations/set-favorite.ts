import { setFavorite as query } from "#db/queries/generations.ts";
import { orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

export async function setFavorite(
  { deps, actor }: ActorCtx,
  input: { id: string; favorite: boolean },
): Promise<{ ok: true }> {
  await orTell(query(deps.db, actor, { ...input, now: deps.now() }));
  return { ok: true };
}
