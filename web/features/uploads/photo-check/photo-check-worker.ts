import { type FaceModels, loadFaceModels } from "#web/engine/models.ts";
import { fetchModelFile, wasmAddresses } from "#web/features/shared/photos/model-files.ts";
import { analysePhoto } from "./analyse-photo.ts";
import type { PhotoCheckAnswer, PhotoCheckRequest } from "./messages.ts";
import { preparePicture } from "./prepare-picture.ts";

/** Looks at photos in a thread of its own. Everything it needs comes from our own address; nothing is sent. */

let loading: Promise<FaceModels> | undefined;

function models(): Promise<FaceModels> {
  loading ??= loadFaceModels(fetchModelFile, wasmAddresses).catch((error: unknown) => {
    // the next photo tries again
    loading = undefined;
    throw error;
  });
  return loading;
}

/** SHA-256 as hex; null where the page is not served securely. */
async function digestOf(file: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function answer({ id, file }: PhotoCheckRequest): Promise<PhotoCheckAnswer> {
  // loading goes on while the first photo is decoded
  const loading = models().catch(() => null);
  const digest = await digestOf(file).catch(() => null);
  const prepared = await preparePicture(file).catch(() => null);
  if (!prepared) return { id, result: "unreadable" };
  const { body, thumbnail, image, original } = prepared;
  const loaded = await loading;
  try {
    if (loaded)
      return { id, result: "seen", analysis: analysePhoto(loaded, image, original), digest, body, thumbnail };
  } catch {
    // the photo is whole, only our look at it failed
  }
  return { id, result: "unseen", digest, body, thumbnail };
}

self.addEventListener("message", async (event: MessageEvent<PhotoCheckRequest>) => {
  self.postMessage(await answer(event.data));
});
