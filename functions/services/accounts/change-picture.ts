import { findPicture, replacePicture } from "#db/queries/accounts/own-account.ts";
import { announceObject } from "#db/queries/media/media.ts";
import { UPLOAD } from "#schema/trainings/upload.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { UNFINISHED_OBJECT_MS } from "../media/unfinished-object.ts";
import { prepareAvatar } from "../media/uploads/prepare-photo.ts";
import { readAs } from "../read-as.ts";
import { pictureAddress } from "./get-profile-picture.ts";

/** Stores a picture of one's own for the account: small, upright, without what its file says besides. */
export async function changePicture({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { bytes: Uint8Array<ArrayBuffer> };
}): Promise<{ image: string }> {
  const { deps, actor } = ctx;
  const { userId } = actor;
  await countUse(ctx, [["uploadByAccount", userId]]);
  const picture = await prepareAvatar(deps, input.bytes);
  const key = `uploads/${userId}/avatar-${crypto.randomUUID()}.jpg`;
  await commit(ctx, { statements: [announceObject({ key, dueAt: deps.now() + UNFINISHED_OBJECT_MS })] });
  await deps.storage.put(key, picture, UPLOAD.storedType);
  await commit(ctx, { statements: replacePicture({ userId, key, now: deps.now() }) });
  return { image: await pictureAddress(key) };
}

/** Takes it away again; Google's is shown where there is one. */
export async function removePicture({ ctx }: { ctx: ActorCtx }): Promise<{ image: string | null }> {
  const { deps, actor } = ctx;
  const { userId } = actor;
  const [[found]] = await readAs(ctx, findPicture(deps.db, userId));
  await commit(ctx, { statements: replacePicture({ userId, key: null, now: deps.now() }) });
  return { image: found?.image ? await pictureAddress(found.image) : null };
}
