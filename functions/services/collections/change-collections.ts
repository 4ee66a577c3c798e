import * as collections from "#db/queries/library/collections.ts";
import { MAX_COLLECTIONS } from "#schema/limits.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";

interface Call<T> {
  ctx: ActorCtx;
  input: T;
}
type Pictures = { id: string; ids: string[] };

/** Makes a collection, with pictures in it or without. */
export async function createCollection({
  ctx,
  input,
}: Call<Pictures & { name: string }>): Promise<{ id: string }> {
  const { userId } = ctx.actor;
  const max = MAX_COLLECTIONS;
  await commit(ctx, {
    statements: collections.insertCollection({ ...input, userId, max, now: ctx.deps.now() }),
  });
  return { id: input.id };
}

export async function renameCollection({ ctx, input }: Call<{ id: string; name: string }>) {
  await commit(ctx, { statements: collections.renameCollection({ ...input, userId: ctx.actor.userId }) });
  return { ok: true as const };
}

/** The collection and its links go; its pictures stay. */
export async function deleteCollection({ ctx, input }: Call<{ id: string }>) {
  await commit(ctx, { statements: [collections.deleteCollection({ ...input, userId: ctx.actor.userId })] });
  return { ok: true as const };
}

export async function addToCollection({ ctx, input }: Call<Pictures>) {
  await commit(ctx, { statements: collections.addToCollection({ ...input, userId: ctx.actor.userId }) });
  return { ok: true as const };
}

export async function removeFromCollection({ ctx, input }: Call<Pictures>) {
  await commit(ctx, { statements: collections.removeFromCollection({ ...input, userId: ctx.actor.userId }) });
  return { ok: true as const };
}

export async function arrangeCollection({ ctx, input }: Call<Pictures>) {
  await commit(ctx, { statements: collections.arrangeCollection({ ...input, userId: ctx.actor.userId }) });
  return { ok: true as const };
}
