import { findStep as query, type Step } from "#db/queries/videos/video-packs.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** A pack of one's own with what its next step works on; the scenes that are meant, in their order. */
export async function findStep(
  ctx: ActorCtx,
  { id, sceneIds }: { id: string; sceneIds?: readonly string[] },
): Promise<Step> {
  const [found] = await readAs(ctx, query(ctx.deps.db, { userId: ctx.actor.userId, id }));
  if (!found) throw new AppError("NOT_FOUND");
  const scenes = sceneIds ? found.scenes.filter((scene) => sceneIds.includes(scene.id)) : found.scenes;
  if (sceneIds && scenes.length !== sceneIds.length) throw new AppError("NOT_FOUND");
  return { ...found, scenes };
}
