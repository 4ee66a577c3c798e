import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { decodePhoto } from "#scripts/local/inference/compute/sharp-codec.ts";
import { buildIdentity } from "#web/engine/identity/build-identity.ts";
import type { Identity } from "#web/engine/identity/view.ts";
import { loadModels, type Models } from "#web/engine/models.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { hashDistance, perceptualHash } from "#web/engine/pixels/perceptual-hash.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

const folder = new URL("../../../web/engine/models/", import.meta.url);
let loading: Promise<Models> | undefined;

/** The engine's models, loaded once per test file. */
export function engineModels(): Promise<Models> {
  loading ??= loadModels((name) => readFile(new URL(name, folder)));
  return loading;
}

/** Photos as the trainer takes them. */
export function trainingPhotos(photos: Record<string, Uint8Array>) {
  return Object.entries(photos).map(([name, bytes]) => ({ name, load: () => decodePhoto(bytes) }));
}

/** Someone as the engine learns them from their photos: once a run, for that takes seconds and several files know them. */
export async function identityOf(...photos: readonly Uint8Array[]): Promise<Identity> {
  const hash = createHash("sha256");
  for (const photo of photos) hash.update(`${photo.length}:`).update(photo);
  const path = join(process.env.SCRATCH_ROOT!, `identity-${hash.digest("hex")}`);
  if (existsSync(path)) return deserialize(await readFile(path)) as Identity;
  const named = Object.fromEntries(photos.map((photo, i) => [`${i}.jpg`, photo]));
  const { identity } = await buildIdentity(await engineModels(), trainingPhotos(named));
  // whole or not there: files of other processes may look for it meanwhile
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, serialize(identity));
  await rename(unfinished, path);
  return identity;
}

/** Smallest distance between the perceptual hashes of any two pictures, in bits. */
export function leastHashDistance(pictures: readonly Image[]): number {
  const hashes = pictures.map((picture) => perceptualHash(buildPyramid(picture)));
  return Math.min(
    ...hashes.flatMap((hash, i) => hashes.slice(i + 1).map((other) => hashDistance(hash, other))),
  );
}
