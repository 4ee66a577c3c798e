import { decideUpload as query } from "#db/queries/media.ts";
import type { PhotoDecisions } from "#schema/photo-check.ts";
import { orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

export async function decideUpload(
  { deps, actor }: ActorCtx,
  input: PhotoDecisions & { id: string },
): Promise<{ ok: true }> {
  await orTell(query(deps.db, actor, { ...input, now: deps.now() }));
  return { ok: true };
}
