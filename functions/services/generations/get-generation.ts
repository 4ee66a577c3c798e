import { findGeneration } from "#db/queries/generations.ts";
import type { GenerationDetail } from "#schema/generation.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { generationView } from "./generation-view.ts";

export async function getGeneration(
  { deps, actor }: ActorCtx,
  input: { id: string },
): Promise<GenerationDetail> {
  const { session, picture } = await findGeneration(deps.db, actor, { id: input.id, now: deps.now() });
  if (!session) throw new AppError("NOT_SIGNED_IN");
  if (!picture) throw new AppError("NOT_FOUND");
  const { prompt, strength, trainingName, packName, ...row } = picture;
  return { ...generationView(row), prompt, strength, trainingName, packName };
}
