import { type Tensor, tensor, tidy } from "@tensorflow/tfjs-core";
import type { FaceModels } from "../models.ts";
import { fitSimilarity, type Point } from "../pixels/affine.ts";
import { type Pyramid, samplePatch } from "../pixels/resample.ts";
import { MESH, type Mesh, meshCentre, meshPoint } from "./face-mesh.ts";

const INPUT = 112;

/** Where eyes, nose tip and mouth corners belong in the 112 x 112 picture that face networks are trained on (ArcFace). */
const TEMPLATE: readonly Point[] = [
  { x: 38.2946, y: 51.6963 },
  { x: 73.5318, y: 51.5014 },
  { x: 56.0252, y: 71.7366 },
  { x: 41.5493, y: 92.3655 },
  { x: 70.7299, y: 92.2041 },
];

function embed(models: FaceModels, pixels: Float32Array): Float32Array {
  return tidy(() => {
    const out = models.identity.execute(tensor(pixels, [1, INPUT, INPUT, 3])) as Tensor;
    return out.dataSync().slice() as Float32Array;
  });
}

function mirrored(pixels: Float32Array): Float32Array {
  const out = new Float32Array(pixels.length);
  for (let y = 0; y < INPUT; y++) {
    for (let x = 0; x < INPUT; x++) {
      const from = (y * INPUT + x) * 3;
      const to = (y * INPUT + (INPUT - 1 - x)) * 3;
      for (let c = 0; c < 3; c++) out[to + c] = pixels[from + c]!;
    }
  }
  return out;
}

/** What a face looks like as a unit vector: MobileFace on the aligned face and its mirror image, summed. */
export function identityVector(models: FaceModels, photo: Pyramid, mesh: Mesh): Float32Array {
  const found = [
    meshCentre(mesh, MESH.leftEye),
    meshCentre(mesh, MESH.rightEye),
    meshPoint(mesh, MESH.noseTip),
    meshPoint(mesh, MESH.mouthLeft),
    meshPoint(mesh, MESH.mouthRight),
  ];
  const pixels = samplePatch(photo, fitSimilarity(TEMPLATE, found), INPUT, INPUT, 1, 0);
  const direct = embed(models, pixels);
  const reflected = embed(models, mirrored(pixels));
  const sum = direct.map((value, i) => value + reflected[i]!);
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}
