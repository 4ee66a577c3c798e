import { findOwnedObject } from "#db/queries/media.ts";
import { AppError } from "../app-error.ts";
import type { Actor, Ctx } from "../context.ts";
import { pictureFileName } from "../generations/picture-file-name.ts";

/** An object's name for saving, after checking that it is the caller's. Strangers learn nothing from the refusal. */
export async function findOwnedName({ deps }: Ctx, actor: Actor | null, key: string): Promise<string> {
  if (!actor) throw new AppError("NOT_SIGNED_IN");
  const { session, object } = await findOwnedObject(deps.db, actor, { key, now: deps.now() });
  if (!session) throw new AppError("NOT_SIGNED_IN");
  if (object === null) throw new AppError("NOT_FOUND");
  const { name, createdAt, promptPackId, position } = object;
  return (
    name ?? pictureFileName({ createdAt: new Date(createdAt), promptPackId, number: (position ?? 0) + 1 })
  );
}
