import { type Tensor4D, tensor, tidy } from "@tensorflow/tfjs-core";
import type { FaceModels } from "../models.ts";
import { fitSimilarity, type Point } from "../pixels/affine.ts";
import { type Pyramid, samplePatch } from "../pixels/resample.ts";
import { type Mesh, meshPoint } from "./face-mesh.ts";
import { RECOGNITION_SIDE as SIDE } from "./recognition-net.ts";

/** Share of the face's size that is shown around it. */
const PADDING = 0.25;

/** Where the network expects the corners of the eyes and the foot of the nose, in a face without padding (dlib). */
const TEMPLATE: readonly (Point & { mesh: number })[] = [
  { mesh: 33, x: 0.1205750620789, y: 0.2137274526848 },
  { mesh: 133, x: 0.3340850613712, y: 0.2290642403242 },
  { mesh: 362, x: 0.6460604764104, y: 0.2289674387677 },
  { mesh: 263, x: 0.8595674595992, y: 0.2134981538014 },
  { mesh: 2, x: 0.4901123135679, y: 0.6277975316475 },
];
const PLACES = TEMPLATE.map(({ x, y }) => ({
  x: ((x + PADDING) / (1 + 2 * PADDING)) * SIDE,
  y: ((y + PADDING) / (1 + 2 * PADDING)) * SIDE,
}));

/** The face upright and always at the same place, as the network learned faces: interleaved RGB in bytes' values. */
export function alignedFace(photo: Pyramid, mesh: Mesh): Float32Array {
  const found = TEMPLATE.map((point) => meshPoint(mesh, point.mesh));
  return samplePatch(photo, fitSimilarity(PLACES, found), SIDE, SIDE, 1, 0);
}

function mirrored(face: Float32Array): Float32Array {
  const out = new Float32Array(face.length);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const from = (y * SIDE + x) * 3;
      const to = (y * SIDE + (SIDE - 1 - x)) * 3;
      for (let c = 0; c < 3; c++) out[to + c] = face[from + c]!;
    }
  }
  return out;
}

/**
 * What a face looks like as a unit vector: the network's answers to the face and to its mirror image, summed. Empty where
 * that network is not loaded.
 */
export function identityVector({ recognition }: FaceModels, face: Float32Array): Float32Array {
  if (!recognition) return new Float32Array();
  const both = new Float32Array(face.length * 2);
  both.set(face);
  both.set(mirrored(face), face.length);
  return tidy(() => {
    const faces = tensor(both, [2, SIDE, SIDE, 3]) as Tensor4D;
    const answers = recognition(faces).dataSync();
    const half = answers.length / 2;
    const sum = Float32Array.from({ length: half }, (_, i) => answers[i]! + answers[half + i]!);
    const length = Math.hypot(...sum);
    return sum.map((value) => value / length);
  });
}
