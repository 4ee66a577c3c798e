import { readFile } from "node:fs/promises";
import { swapFace } from "#web/engine/face-swap/swap-face.ts";
import { inpaint } from "#web/engine/inpaint/inpaint.ts";
import { loadModels } from "#web/engine/models.ts";
import { createPlane } from "#web/engine/pixels/image.ts";
import { enlargePhoto } from "#web/engine/upscale/enlarge-photo.ts";
import { decodeWhole } from "../local/inference/compute/sharp-codec.ts";

const modelFolder = new URL("../../web/engine/models/", import.meta.url);

/** Seconds in this thread, models loaded. */
export interface ChangeFigures {
  /** A brushed disc of 40 pixels in a photo of 512². */
  inpaint: number;
  /** That photo four times as wide and high. */
  upscale4: number;
  /** Its face on itself, finding both included. */
  faceSwap: number;
}

export async function timeChanges(bytes: Uint8Array): Promise<ChangeFigures> {
  const models = await loadModels((name) => readFile(new URL(name, modelFolder)));
  const photo = await decodeWhole(bytes);
  const mask = createPlane(photo.width, photo.height);
  for (let i = 0; i < mask.data.length; i++) {
    const away = Math.hypot(
      (i % photo.width) - 0.8 * photo.width,
      Math.floor(i / photo.width) - 0.3 * photo.height,
    );
    mask.data[i] = away < 40 ? 255 : 0;
  }
  const seconds = (work: () => unknown) => {
    const from = performance.now();
    work();
    return Math.round(performance.now() - from) / 1000;
  };
  swapFace(models, photo, photo);
  return {
    inpaint: seconds(() => inpaint(photo, mask)),
    upscale4: seconds(() => enlargePhoto(photo, 4)),
    faceSwap: seconds(() => swapFace(models, photo, photo)),
  };
}
