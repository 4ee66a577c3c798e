import { makeZip, predictLength } from "client-zip";
import { listTrainingPhotos } from "#db/queries/models/training-photos.ts";
import { photoFileName } from "#schema/trainings/photo-check.ts";
import type { Deps } from "../../../deps.ts";

/** The key under which a training's photos are offered as one zip; no such object exists, it is made on the fly. */
export function zipKey(trainingId: string): string {
  return `zips/${trainingId}.zip`;
}

export function trainingOfZip(key: string): string | null {
  return /^zips\/([^/]+)\.zip$/.exec(key)?.[1] ?? null;
}

/** A training's photos as a zip, streamed from the bucket. Null: it has none (any more). */
export async function zipPhotos(
  deps: Deps,
  trainingId: string,
): Promise<{ body: ReadableStream<Uint8Array>; size: number } | null> {
  const photos = await listTrainingPhotos(deps.db, trainingId);
  if (photos.length === 0) return null;
  const named = photos.map((photo) => ({ ...photo, name: zipName(photo) }));
  const files = async function* () {
    for (const photo of named) {
      const object = await deps.storage.get(photo.key);
      // a photo deleted meanwhile ends the download: the provider then asks again or fails, and the charge is paid back
      if (!object) throw new Error("a photo of this training is gone");
      yield { name: photo.name, input: object.body, size: photo.size };
    }
  };
  return { body: makeZip(files()), size: Number(predictLength(named)) };
}

/** The trainer sees these names and reports by them; a stored photo is always a JPEG, a virtual person's picture may be a PNG. */
function zipName({
  key,
  position,
  checked,
}: {
  key: string;
  position: number;
  checked: boolean | null;
}): string {
  const name = photoFileName({ position, checked: checked === true });
  return key.endsWith(".png") ? name.replace(/jpg$/, "png") : name;
}
