import { decodePng, encodePng, type Pixels } from "#schema/pictures/image-bytes/png-pixels.ts";
import type { Deps } from "../../../deps.ts";
import { readAtMost } from "../../media/image-bytes/read-at-most.ts";

/** A stored picture has no more bytes. */
const MAX_BYTES = 40 * 1024 * 1024;

/** What a job was to change: a picture, and where. */
export interface MaskedInput {
  imageKey: string;
  maskKey: string;
}

/**
 * What came of a masked change, with everything outside the mask put back as it was, to the last bit: models draw the whole
 * picture anew. A PNG, as large as the picture was; null where it cannot be worked out.
 */
export async function keepOutsideMask(
  deps: Deps,
  made: Uint8Array<ArrayBuffer>,
  { imageKey, maskKey }: MaskedInput,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; width: number; height: number } | null> {
  const original = await pixelsOf(deps, await stored(deps, imageKey));
  if (!original) return null;
  const { width, height } = original;
  const mask = await pixelsOf(deps, await stored(deps, maskKey), { width, height });
  const out = await pixelsOf(deps, made, { width, height });
  if (!mask || !out) return null;
  for (let p = 0; p < out.data.length; p += 4) {
    const share = mask.data[p]! / 255;
    for (let c = 0; c < 4; c++) {
      const before = original.data[p + c]!;
      out.data[p + c] = before + share * (out.data[p + c]! - before);
    }
  }
  return { bytes: await encodePng(out), width, height };
}

async function stored({ storage }: Deps, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const object = await storage.get(key);
  return object && readAtMost(object.body, MAX_BYTES);
}

async function pixelsOf(
  { images }: Deps,
  bytes: Uint8Array<ArrayBuffer> | null,
  size?: { width: number; height: number },
): Promise<Pixels | null> {
  const png = bytes && (await images.toPng(bytes, size));
  const pixels = png && (await decodePng(png));
  if (!pixels || !size) return pixels;
  return pixels.width === size.width && pixels.height === size.height ? pixels : null;
}
