import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { tensor3d } from "@tensorflow/tfjs-core";
import type { Image } from "#web/engine/pixels/image.ts";
import { engineModels } from "./engine.ts";

/** An outside opinion on whether two pictures show the same person. */
export interface FaceJudge {
  /** The face's descriptor, null when it sees none. Distances under 0.6 mean the same person. */
  describe(image: Image): Promise<Float32Array | null>;
}

interface FaceApi {
  nets: Record<
    "ssdMobilenetv1" | "faceLandmark68Net" | "faceRecognitionNet",
    { loadFromDisk(folder: string): Promise<void> }
  >;
  SsdMobilenetv1Options: new (options: { minConfidence: number }) => object;
  detectSingleFace(
    input: object,
    options: object,
  ): { withFaceLandmarks(): { withFaceDescriptor(): Promise<{ descriptor: Float32Array } | undefined> } };
}

const require = createRequire(import.meta.url);

/** face-api asks for the whole of TensorFlow.js, whose methods of tensors it uses; the part we have can stand in. */
async function loadFaceApi(): Promise<FaceApi> {
  await import("@tensorflow/tfjs-core/dist/public/chained_ops/register_all_chained_ops.js");
  const Module = require("node:module");
  const load = Module._load;
  Module._load = function (request: string, ...rest: unknown[]) {
    return load.call(this, request === "@tensorflow/tfjs" ? "@tensorflow/tfjs-core" : request, ...rest);
  };
  try {
    return require("@vladmandic/face-api/dist/face-api.node-wasm.js") as FaceApi;
  } finally {
    Module._load = load;
  }
}

/** Loads the judge; it shares the engine's TensorFlow backend but none of its models. */
export async function loadFaceJudge(): Promise<FaceJudge> {
  await engineModels();
  const api = await loadFaceApi();
  const folder = join(dirname(require.resolve("@vladmandic/face-api/package.json")), "model");
  const { ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet } = api.nets;
  for (const net of [ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet]) await net.loadFromDisk(folder);
  return {
    async describe({ width, height, data }) {
      const rgb = new Int32Array(width * height * 3);
      for (let i = 0; i < width * height; i++) rgb.set(data.subarray(i * 4, i * 4 + 3), i * 3);
      const input = tensor3d(rgb, [height, width, 3], "int32");
      const options = new api.SsdMobilenetv1Options({ minConfidence: 0.5 });
      const found = await api.detectSingleFace(input, options).withFaceLandmarks().withFaceDescriptor();
      input.dispose();
      return found?.descriptor ?? null;
    },
  };
}

/** Euclidean distance, as face-api measures. */
export function judgeDistance(a: Float32Array, b: Float32Array): number {
  return Math.hypot(...a.map((value, i) => value - b[i]!));
}
