import { beginUpload, finishUpload, knownUpload } from "#db/queries/media/media.ts";
import type { PhotoCheck } from "#schema/trainings/photo-check.ts";
import { UPLOAD, type UploadPurpose, type UploadView } from "#schema/trainings/upload.ts";
import { commit, commitOnce } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { sha256 } from "../../security/signing.ts";
import { UNFINISHED_OBJECT_MS } from "../unfinished-object.ts";
import { prepareMask, preparePhoto } from "./prepare-photo.ts";

/**
 * Stores a photo: checked, upright, at most 2048 px, free of metadata. The same picture again is the same upload.
 * The object is announced before it is stored and kept by the batch that refers to it, so none is ever orphaned.
 */
export async function storeUpload({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { name: string; bytes: Uint8Array<ArrayBuffer>; check: PhotoCheck; purpose: UploadPurpose };
}): Promise<UploadView> {
  const { deps, actor } = ctx;
  await countUse(ctx, [["uploadByAccount", actor.userId]]);
  const isMask = input.purpose === "MASK";
  const photo = isMask ? await prepareMask(deps, input.bytes) : await preparePhoto(deps, input.bytes);
  const now = deps.now();
  const hash = await sha256(photo.bytes);
  const id = crypto.randomUUID();
  const key = `uploads/${actor.userId}/${id}.${isMask ? "png" : "jpg"}`;
  const mimeType = isMask ? "image/png" : UPLOAD.storedType;
  const { userId } = actor;
  const { maxPerUser } = UPLOAD;
  const begin = async () => {
    const dueAt = now + UNFINISHED_OBJECT_MS;
    const { check, purpose } = input;
    const statements = beginUpload({ userId, hash, key, dueAt, maxPerUser, check, purpose, now });
    return knownUpload(await commit(ctx, { statements }));
  };

  const known = await begin();
  if (known) return { ...known, duplicate: true };
  await deps.storage.put(key, photo.bytes, mimeType);
  const view = {
    id,
    url: `/media/${key}`,
    width: photo.width,
    height: photo.height,
    size: photo.bytes.length,
    mimeType,
  };
  const row = {
    ...view,
    key,
    name: input.name.slice(0, 200),
    imageHash: hash,
    anyway: input.check.anyway,
    samePerson: input.check.samePerson,
    focusX: input.check.focus?.x ?? null,
    focusY: input.check.focus?.y ?? null,
    bareSkin: input.check.bareSkin,
    purpose: input.purpose,
    userId,
    createdAt: new Date(now),
  };
  const first = await commitOnce(ctx, {
    statements: finishUpload(deps.db, { row, maxPerUser }),
    // the same picture arrived twice at once: the other one stands, ours is swept
    once: { repeatBreaks: "uploadedImage.imageHash", findEarlier: begin },
  });
  return first ? { ...first, duplicate: true } : { ...view, duplicate: false };
}
