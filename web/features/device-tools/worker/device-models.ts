import type { DeviceModels } from "#schema/tools.ts";
import type { Models } from "#web/engine/models.ts";

/** Networks of two files each. */
const FILES = 6;

let models: Promise<Models> | undefined;
let arrived = 0;

/** The models of tools that need any, fetched once; the browser keeps the files for the next visit. */
export function deviceModels(kind: DeviceModels, onProgress: (share: number) => void): Promise<Models> {
  if (kind === "none") return Promise.resolve(NO_MODELS);
  models ??= load(onProgress).catch((error: unknown) => {
    // the next try starts afresh
    models = undefined;
    arrived = 0;
    throw error;
  });
  return models;
}

async function load(onProgress: (share: number) => void): Promise<Models> {
  const [{ loadPortraitModels }, { fetchModelFile, wasmAddresses }] = await Promise.all([
    import("#web/engine/models.ts"),
    import("#web/features/shared/photos/model-files.ts"),
  ]);
  return loadPortraitModels(async (name) => {
    const file = await fetchModelFile(name);
    arrived++;
    onProgress(arrived / FILES);
    return file;
  }, wasmAddresses);
}

/** Whatever reads one has asked for none in the table. */
const NO_MODELS = new Proxy({} as Models, {
  get(_, name) {
    // what a promise is asked for
    if (name === "then") return undefined;
    throw new Error(`This tool asked for no models, and reads ${String(name)}`);
  },
});
