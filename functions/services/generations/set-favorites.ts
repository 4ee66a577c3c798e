import { setFavorites as query } from "#db/queries/pictures/generations.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

/** Marks pictures or takes the mark off, all of them or none. */
export async function setFavorites({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { ids: string[]; favorite: boolean };
}): Promise<{ ok: true }> {
  await commit(ctx, { statements: query({ userId: ctx.actor.userId, ...input }) });
  return { ok: true };
}

/** The same for one. */
export function setFavorite({
  ctx,
  input: { id, favorite },
}: {
  ctx: ActorCtx;
  input: { id: string; favorite: boolean };
}): Promise<{ ok: true }> {
  return setFavorites({ ctx, input: { ids: [id], favorite } });
}
