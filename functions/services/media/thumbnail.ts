import { markCopy } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import type { ThumbnailWidth } from "#schema/trainings/upload.ts";
import type { Deps } from "../../deps.ts";
import type { StoredObject } from "../../providers/storage/storage.ts";
import { sha256 } from "../security/signing.ts";

/** Raised when thumbnails are made in another way, so that nobody keeps the old ones. */
const VERSION = 2;
const TYPE = "image/webp";

/** Made copies lie under the object's own key, so that whoever deletes the object's folder deletes them too. */
export function thumbnailFolder(key: string): string {
  return `${key}/`;
}

/** Known without looking: an object never changes under its key. */
export async function thumbnailEtag(key: string, width: ThumbnailWidth): Promise<string> {
  return `"${VERSION}-${width}-${(await sha256(key)).slice(0, 24)}"`;
}

type Thumbnail = Pick<StoredObject, "body" | "size" | "contentType" | "range">;

/**
 * A copy of a picture `width` pixels wide, made when first asked for and stored beside it.
 * "unmade": it cannot be made now, the picture itself has to do. Null: there is no such picture.
 */
export async function getThumbnail(
  deps: Deps,
  input: { key: string; width: ThumbnailWidth; range: string | null },
): Promise<Thumbnail | "unmade" | null> {
  const stored = `${thumbnailFolder(input.key)}${VERSION}-${input.width}.webp`;
  const known = await deps.storage.get(stored, input.range);
  if (known) return known;
  const picture = await deps.storage.get(input.key);
  if (!picture) return null;
  try {
    const original = new Uint8Array(await new Response(picture.body).arrayBuffer());
    const made = await deps.images.thumbnail(new Blob([original]).stream(), input.width);
    const bytes = markCopy(new Uint8Array(await new Response(made).arrayBuffer()), original);
    await keep(deps, input.key, stored, bytes);
    return { body: new Blob([bytes]).stream(), size: bytes.length, contentType: TYPE, range: null };
  } catch (error) {
    deps.log.error("thumbnail_failed", error);
    return "unmade";
  }
}

/** The picture may be swept while its copy is made: whoever stores last looks whether it is still there. */
async function keep(deps: Deps, key: string, stored: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await deps.storage.put(stored, bytes, TYPE);
  if (!(await deps.storage.has(key))) await deps.storage.delete(stored);
}
