import { findOwnedObject } from "#db/queries/media/media.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { pictureFileName } from "../generations/picture-file-name.ts";
import { readAs } from "../read-as.ts";

/**
 * An object's name for saving, after checking that it is the caller's. Strangers learn nothing from the refusal. Of what
 * lies in the trash only thumbnails are shown.
 */
export async function findOwnedName({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { key: string; thumbnail: boolean };
}): Promise<string> {
  const { userId } = ctx.actor;
  const [[object = null]] = await readAs(ctx, findOwnedObject(ctx.deps.db, { userId, key: input.key }));
  if (object === null || (object.deleted && !input.thumbnail)) throw new AppError("NOT_FOUND");
  const { name, createdAt, promptPackId, position } = object;
  return (
    name ??
    pictureFileName({
      createdAt: new Date(createdAt),
      promptPackId,
      number: (position ?? 0) + 1,
      imageUrl: input.key,
    })
  );
}
