import { findPack } from "#db/queries/packs.ts";
import type { PackView } from "#schema/generation.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { packView } from "./pack-view.ts";

export async function getPack({ deps, actor }: ActorCtx, input: { id: string }): Promise<PackView> {
  const { session, pack } = await findPack(deps.db, actor, { id: input.id, now: deps.now() });
  if (!session) throw new AppError("NOT_SIGNED_IN");
  if (!pack) throw new AppError("NOT_FOUND");
  return packView(pack);
}
