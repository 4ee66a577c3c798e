import { deleteUpload as query } from "#db/queries/media.ts";
import { orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

export async function deleteUpload({ deps, actor }: ActorCtx, input: { id: string }): Promise<{ ok: true }> {
  await orTell(query(deps.db, actor, { id: input.id, now: deps.now() }));
  return { ok: true };
}
