import { readFile } from "node:fs/promises";
import { decodeOnWhite } from "#scripts/local/inference/compute/sharp-codec.ts";
import { replaceBackground } from "#web/engine/background/replace-background.ts";
import { swapFace } from "#web/engine/face-swap/swap-face.ts";
import { restylePhoto } from "#web/engine/finish/restyle-photo.ts";
import { inpaint } from "#web/engine/inpaint/inpaint.ts";
import { loadModels } from "#web/engine/models.ts";
import { createImage, createPlane, type Image } from "#web/engine/pixels/image.ts";
import { restorePhoto } from "#web/engine/restore/restore-photo.ts";
import { enlargePhoto } from "#web/engine/upscale/enlarge-photo.ts";

const modelFolder = new URL("../../../web/engine/models/", import.meta.url);

/** Seconds in this thread, models loaded. */
export interface ChangeFigures {
  /** A brushed disc of 40 pixels in a photo of 512². */
  inpaint: number;
  /** That photo before a plain colour. */
  background: number;
  /** That photo four times as wide and high. */
  upscale4: number;
  /** That photo's face put into its mirror image. */
  faceSwap: number;
  /** That photo restored. */
  restore: number;
  /** That photo as a comic print, the slowest of the finishes. */
  finish: number;
}

export async function timeChanges(bytes: Uint8Array): Promise<ChangeFigures> {
  const models = await loadModels((name) => readFile(new URL(name, modelFolder)));
  const photo = await decodeOnWhite(bytes);
  const mask = createPlane(photo.width, photo.height);
  for (let i = 0; i < mask.data.length; i++) {
    const x = (i % photo.width) - 0.8 * photo.width;
    const y = Math.floor(i / photo.width) - 0.3 * photo.height;
    mask.data[i] = Math.hypot(x, y) < 40 ? 255 : 0;
  }
  const seconds = (work: () => unknown) => {
    const from = performance.now();
    work();
    return Math.round(performance.now() - from) / 1000;
  };
  const plain = { kind: "colour", colour: "#e8e4de" } as const;
  replaceBackground(models, photo, plain);
  return {
    inpaint: seconds(() => inpaint(photo, mask)),
    background: seconds(() => replaceBackground(models, photo, plain)),
    upscale4: seconds(() => enlargePhoto(photo, 4)),
    faceSwap: seconds(() => swapFace(models, { source: photo, target: mirrored(photo) })),
    restore: seconds(() => restorePhoto(models, photo)),
    finish: seconds(() => restylePhoto(photo, "comic print")),
  };
}

function mirrored({ width, height, data }: Image): Image {
  const out = createImage(width, height);
  for (let i = 0; i < width * height; i++) {
    const from = (i - (i % width) + width - 1 - (i % width)) * 4;
    out.data.set(data.subarray(from, from + 4), i * 4);
  }
  return out;
}
