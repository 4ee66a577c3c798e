import { MESH, meshCentre, meshPoint } from "../../face/face-mesh.ts";
import type { View } from "../../identity/view.ts";
import type { Point } from "../../pixels/affine.ts";
import { luminance, type Rgb } from "../../pixels/colour.ts";
import { type Figure, sampleView } from "../frame/sample-view.ts";
import { fitLight, type Irradiance, type LitSkin, receivedLight } from "./fit-light.ts";
import { type Surface, surfaceOf } from "./surface.ts";

/** The light a photo was taken in, as the face shows it. */
export interface PhotoLight {
  irradiance: Irradiance;
  /** What the face returns on average. */
  reference: Rgb;
  /** Luminance of the darkest and brightest skin that was fitted: nothing is known beyond. */
  range: readonly [dark: number, bright: number];
  /** How unevenly the face is lit: -1 when all light falls on its left in the photo, 1 on its right. */
  side: number;
}

/** Side of the square the face is looked at in, pixels, and how much of it the face fills. */
const LOOK = 64;
const FILL = 0.84;
/** A beard darkens the jaw as light from above would. */
const JAW_WEIGHT = 0.35;

/** Whether a point lies in a polygon (even-odd rule). */
function isWithin(at: Point, polygon: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i]!, polygon[j]!];
    if (a.y > at.y !== b.y > at.y && at.x < a.x + ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y))
      within = !within;
  }
  return within;
}

/** How much a point of the photo tells of the light, 0 to 1: skin of the face, but no eyes, brows or lips. */
function skinWeights({ mesh, faceSize }: View): (at: Point) => number {
  const oval = MESH.oval.map((index) => meshPoint(mesh, index));
  const mouth = meshCentre(mesh, [MESH.mouthLeft, MESH.mouthRight]);
  const holes = [meshCentre(mesh, MESH.leftEye), meshCentre(mesh, MESH.rightEye), mouth];
  return (at) => {
    if (!isWithin(at, oval)) return 0;
    if (holes.some(({ x, y }) => Math.hypot(at.x - x, (at.y - y) * 1.3) < faceSize * 0.14)) return 0;
    return at.y > mouth.y - faceSize * 0.08 ? JAW_WEIGHT : 1;
  };
}

function litSkin(
  surface: Surface,
  { light, matte }: Figure,
  weightAt: (x: number, y: number) => number,
): LitSkin {
  const normals: number[] = [];
  const lit: number[] = [];
  const weights: number[] = [];
  for (let y = 0, i = 0; y < LOOK; y++) {
    for (let x = 0; x < LOOK; x++, i++) {
      const weight = weightAt(x, y) * surface.z.data[i]! * matte.data[i]!;
      if (weight === 0) continue;
      normals.push(surface.x.data[i]!, surface.y.data[i]!, surface.z.data[i]!);
      lit.push(light.data[i * 3]!, light.data[i * 3 + 1]!, light.data[i * 3 + 2]!);
      weights.push(weight);
    }
  }
  return {
    normals: Float32Array.from(normals),
    light: Float32Array.from(lit),
    weights: Float32Array.from(weights),
  };
}

/** Fits the light on skin and measures it. */
export function measureLight(skin: LitSkin): PhotoLight {
  const irradiance = fitLight(skin);
  const returned = Array.from(skin.weights, (_, n) => {
    const [x, y, z] = skin.normals.subarray(n * 3, n * 3 + 3);
    const light = receivedLight(irradiance, x!, y!, z!);
    return { x: x!, light, level: Math.max(1e-4, luminance(...light)) };
  });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanOf = (c: number) => mean(returned.map(({ light }) => light[c]!));
  const levels = returned.map(({ level }) => level).sort((a, b) => a - b);
  const across = returned.toSorted((a, b) => a.x - b.x).map(({ level }) => level);
  const last = levels.length - 1;
  const fifth = Math.ceil(across.length / 5);
  const [left, right] = [mean(across.slice(0, fifth)), mean(across.slice(-fifth))];
  return {
    irradiance,
    reference: [meanOf(0), meanOf(1), meanOf(2)],
    range: [levels[Math.floor(0.02 * last)]!, levels[Math.floor(0.98 * last)]!],
    side: (right - left) / (right + left),
  };
}

function fitView(view: View): PhotoLight {
  const step = view.faceSize / (LOOK * FILL);
  const xs = MESH.oval.map((index) => view.mesh[index * 3]!);
  const ys = MESH.oval.map((index) => view.mesh[index * 3 + 1]!);
  const left = (Math.min(...xs) + Math.max(...xs) - LOOK * step) / 2;
  const top = (Math.min(...ys) + Math.max(...ys) - LOOK * step) / 2;
  const frame = {
    map: [step, 0, left, 0, step, top],
    step,
    mirror: false,
    limited: false,
    fades: { left: false, right: false },
  } as const;
  const figure = sampleView(view, frame, LOOK, LOOK);
  const weightAt = skinWeights(view);
  return measureLight(
    litSkin(surfaceOf(view, frame, figure.matte), figure, (x, y) =>
      weightAt({ x: left + x * step, y: top + y * step }),
    ),
  );
}

const FITTED = new WeakMap<View, PhotoLight>();

/** The light of a view's photo, fitted on the face's mesh and kept as long as the view. */
export function photoLight(view: View): PhotoLight {
  const known = FITTED.get(view) ?? fitView(view);
  FITTED.set(view, known);
  return known;
}
