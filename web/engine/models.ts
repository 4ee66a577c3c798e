import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { type GraphModel, loadGraphModel } from "@tensorflow/tfjs-converter";
import { io, ready, setBackend } from "@tensorflow/tfjs-core";
import { createRecognitionNet, type RecognitionNet } from "./face/recognition-net.ts";

/** The networks the engine runs; `models/NOTICE.md` says where each comes from. */
export interface Models extends FaceModels {
  matte: GraphModel;
}

/** Enough to find and describe faces. */
export interface FaceModels {
  detector: GraphModel;
  mesh: GraphModel;
  /** Null: faces are found, but nobody is told from anybody; what says who a face is is then empty. */
  recognition: RecognitionNet | null;
}

interface ModelFile {
  modelTopology: io.ModelJSON["modelTopology"];
  weightsManifest: io.WeightsManifestConfig;
}

/** Reads one file of `web/engine/models` by its name. */
export type ReadModelFile = (name: string) => Promise<Uint8Array>;

/** Where the backend's .wasm files are, by their names. */
export type WasmAddresses = Record<(typeof WASM_FILES)[number], string>;
export const WASM_FILES = [
  "tfjs-backend-wasm.wasm",
  "tfjs-backend-wasm-simd.wasm",
  "tfjs-backend-wasm-threaded-simd.wasm",
] as const;

async function startBackend(wasm?: WasmAddresses): Promise<void> {
  if (wasm) setWasmPaths(wasm);
  await setBackend("wasm");
  await ready();
}

/** Reads while the backend starts: weights can be handed over only when it has. */
async function loadModel(readFile: ReadModelFile, name: string, backend: Promise<void>): Promise<GraphModel> {
  const [json, weights] = await Promise.all([readFile(`${name}.json`), readFile(`${name}.bin`), backend]);
  const file = JSON.parse(new TextDecoder().decode(json)) as ModelFile;
  return loadGraphModel(
    io.fromMemory({
      modelTopology: file.modelTopology,
      weightSpecs: file.weightsManifest.flatMap((group) => group.weights),
      weightData: weights.slice().buffer,
    }),
  );
}

/** Starts the WebAssembly backend and loads what finds faces, and nothing else. */
export async function loadDetector(
  readFile: ReadModelFile,
  wasm: WasmAddresses,
): Promise<Pick<FaceModels, "detector">> {
  return { detector: await loadModel(readFile, "blazeface", startBackend(wasm)) };
}

async function loadRecognition(readFile: ReadModelFile, backend: Promise<void>): Promise<RecognitionNet> {
  const [json, weights] = await Promise.all([
    readFile("recognition.json"),
    readFile("recognition.bin"),
    backend,
  ]);
  const manifest = JSON.parse(new TextDecoder().decode(json)) as io.WeightsManifestConfig;
  return createRecognitionNet(manifest, weights.slice().buffer);
}

/**
 * Starts the WebAssembly backend and loads what face work needs.
 * @param wasm leave out under Node, where the backend finds its files itself.
 */
export async function loadFaceModels(readFile: ReadModelFile, wasm?: WasmAddresses): Promise<FaceModels> {
  const backend = startBackend(wasm);
  const [detector, mesh, recognition] = await Promise.all([
    loadModel(readFile, "blazeface", backend),
    loadModel(readFile, "facemesh", backend),
    loadRecognition(readFile, backend),
  ]);
  return { detector, mesh, recognition };
}

/** The same without the recognition network: faces are found and traced, and nobody is told from anybody. */
export async function loadFaceTracer(readFile: ReadModelFile, wasm?: WasmAddresses): Promise<FaceModels> {
  const backend = startBackend(wasm);
  const [detector, mesh] = await Promise.all([
    loadModel(readFile, "blazeface", backend),
    loadModel(readFile, "facemesh", backend),
  ]);
  return { detector, mesh, recognition: null };
}

/** Starts the WebAssembly backend and loads every model, under Node. */
export async function loadModels(readFile: ReadModelFile): Promise<Models> {
  const face = await loadFaceModels(readFile);
  return { ...face, matte: await loadModel(readFile, "selfie", Promise.resolve()) };
}

/**
 * Starts the WebAssembly backend and loads what portraits from one photo need. With nobody to be compared it goes without
 * the recognition network, which weighs more than all others.
 * @param wasm leave out under Node, where the backend finds its files itself.
 */
export async function loadPortraitModels(readFile: ReadModelFile, wasm?: WasmAddresses): Promise<Models> {
  const backend = startBackend(wasm);
  const [detector, mesh, matte] = await Promise.all([
    loadModel(readFile, "blazeface", backend),
    loadModel(readFile, "facemesh", backend),
    loadModel(readFile, "selfie", backend),
  ]);
  return { detector, mesh, matte, recognition: null };
}
