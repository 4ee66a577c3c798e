import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { type GraphModel, loadGraphModel } from "@tensorflow/tfjs-converter";
import { io, ready, setBackend } from "@tensorflow/tfjs-core";

/** The networks the engine runs; `models/NOTICE.md` says where each comes from. */
export interface Models {
  detector: GraphModel;
  mesh: GraphModel;
  identity: GraphModel;
  matte: GraphModel;
}

interface ModelFile {
  modelTopology: io.ModelJSON["modelTopology"];
  weightsManifest: io.WeightsManifestConfig;
}

/** Reads one file of `web/engine/models` by its name. */
export type ReadModelFile = (name: string) => Promise<Uint8Array>;

async function loadModel(readFile: ReadModelFile, name: string): Promise<GraphModel> {
  const [json, weights] = await Promise.all([readFile(`${name}.json`), readFile(`${name}.bin`)]);
  const file = JSON.parse(new TextDecoder().decode(json)) as ModelFile;
  return loadGraphModel(
    io.fromMemory({
      modelTopology: file.modelTopology,
      weightSpecs: file.weightsManifest.flatMap((group) => group.weights),
      weightData: weights.slice().buffer,
    }),
  );
}

/**
 * Starts the WebAssembly backend and loads every model.
 * @param wasmFolder address of the folder with the backend's .wasm files; leave out under Node, which finds them itself.
 */
export async function loadModels(readFile: ReadModelFile, wasmFolder?: string): Promise<Models> {
  if (wasmFolder !== undefined) setWasmPaths(wasmFolder);
  await setBackend("wasm");
  await ready();
  const [detector, mesh, identity, matte] = await Promise.all([
    loadModel(readFile, "blazeface"),
    loadModel(readFile, "facemesh"),
    loadModel(readFile, "mobileface"),
    loadModel(readFile, "selfie"),
  ]);
  return { detector, mesh, identity, matte };
}
