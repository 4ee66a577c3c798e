import { createMask, type Mask } from "#web/engine/mask/mask.ts";
import { cutOut } from "#web/engine/matte/cut-out.ts";
import { loadPortraitModels, type Models } from "#web/engine/models.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { fetchModelFile, wasmAddresses } from "#web/features/shared/photos/model-files.ts";

let models: Promise<Models> | undefined;

function load(): Promise<Models> {
  models ??= loadPortraitModels(fetchModelFile, wasmAddresses).catch((error: unknown) => {
    // the next try starts afresh
    models = undefined;
    throw error;
  });
  return models;
}

/** Where a picture shows people; null where no face is seen. */
export async function findPeople(image: Image): Promise<Mask | null> {
  const people = cutOut(await load(), image);
  if (!people) return null;
  const mask = createMask(image.width, image.height);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = people.data[i * 4 + 3]!;
  return mask;
}
