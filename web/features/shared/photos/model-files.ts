import plain from "@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url";
import simd from "@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url";
import threaded from "@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-threaded-simd.wasm?url";
import type { ReadModelFile, WasmAddresses } from "#web/engine/models.ts";

/** Addresses of the models, by file name; the build gives them names that change with their content. */
const addresses = import.meta.glob<string>(
  "../../../engine/models/{blazeface,facemesh,recognition,selfie}.{bin,json}",
  { query: "?url", import: "default", eager: true },
);

export const wasmAddresses: WasmAddresses = {
  "tfjs-backend-wasm.wasm": plain,
  "tfjs-backend-wasm-simd.wasm": simd,
  "tfjs-backend-wasm-threaded-simd.wasm": threaded,
};

/** Fetches one model file from where this page came from. */
export const fetchModelFile: ReadModelFile = async (name) => {
  const address = addresses[`../../../engine/models/${name}`];
  if (address === undefined) throw new Error(`No such model file: ${name}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
