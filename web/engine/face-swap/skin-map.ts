import { MESH, type Mesh, meshCentre, meshPoint } from "../face/face-mesh.ts";
import type { Point } from "../pixels/affine.ts";
import { luminance } from "../pixels/colour.ts";
import { clamp, smoothstep } from "../pixels/image.ts";

/** Mesh points on cheeks, forehead and nose, where skin shows. */
const SKIN = [50, 280, 101, 330, 151, 9, 108, 337, 4, 205, 425, 36, 266, 117, 346, 69, 299];

/** Linear red, green and blue at a place of a photo. */
export type ColourAt = (x: number, y: number) => readonly [number, number, number];

/** How much a colour may be this face's skin, 0 to 1: neither much darker nor of another hue. */
export type SkinLikeness = (colour: readonly [number, number, number]) => number;

/** Learns the face's skin from where it mostly shows. */
export function skinLikeness(mesh: Mesh, colourAt: ColourAt): SkinLikeness {
  const samples = SKIN.map((index) => {
    const { x, y } = meshPoint(mesh, index);
    const colour = colourAt(x, y);
    return { level: Math.log2(luminance(...colour) + 1e-3), hue: hueOf(colour) };
  });
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  const level = middle(samples.map((sample) => sample.level));
  const red = middle(samples.map((sample) => sample.hue[0]));
  const blue = middle(samples.map((sample) => sample.hue[1]));
  return (colour) => {
    const darker = level - Math.log2(luminance(...colour) + 1e-3);
    const [r, b] = hueOf(colour);
    const off = Math.hypot(r - red, (b - blue) * 0.6);
    return smoothstep(2.5, 1.6, darker) * smoothstep(1.1, 0.7, off);
  };
}

function hueOf([r, g, b]: readonly [number, number, number]): [number, number] {
  return [Math.log2((r + 0.004) / (g + 0.004)), Math.log2((b + 0.004) / (g + 0.004))];
}

/** How far features of their own colour reach around the middle of eyes and mouth, in face sizes. */
const FEATURE = { eye: 0.2, mouth: 0.19 };

/** From how far inside the outline what is not skin may be beard, in face sizes. */
const RIM = { from: 0.03, to: 0.12 };

/** How far inside a face's outline a place lies, 0 at the outline and 1 from where it is surely face. */
export function insideFace(mesh: Mesh, faceSize: number): (at: Point) => number {
  const oval = MESH.oval.map((index) => meshPoint(mesh, index));
  return (at) => {
    const away = Math.min(...oval.map(({ x, y }) => Math.hypot(at.x - x, at.y - y)));
    return smoothstep(RIM.from, RIM.to, away / faceSize);
  };
}

/** 1 where a face may have other colours than skin, as eyes, brows, lips and beards have; 0 on forehead and cheeks. */
export function featureMap(mesh: Mesh, faceSize: number): (at: Point) => number {
  const eyes = [meshCentre(mesh, MESH.leftEye), meshCentre(mesh, MESH.rightEye)];
  const mouth = meshCentre(mesh, [MESH.mouthLeft, MESH.mouthRight]);
  const nose = meshPoint(mesh, MESH.noseTip);
  const chin = meshPoint(mesh, MESH.chin);
  const length = Math.hypot(chin.x - nose.x, chin.y - nose.y) || 1;
  const down = { x: (chin.x - nose.x) / length, y: (chin.y - nose.y) / length };
  // hair that hangs over a cheek lies along the outline, a beard reaches further in
  const inside = insideFace(mesh, faceSize);
  return (at) => {
    const eye = Math.min(...eyes.map(({ x, y }) => Math.hypot(at.x - x, at.y - y)));
    const lips = Math.hypot(at.x - mouth.x, at.y - mouth.y);
    const below = ((at.x - nose.x) * down.x + (at.y - nose.y) * down.y) / faceSize;
    return clamp(
      Math.max(
        smoothstep(FEATURE.eye * 1.15, FEATURE.eye * 0.85, eye / faceSize),
        smoothstep(FEATURE.mouth * 1.15, FEATURE.mouth * 0.85, lips / faceSize),
        smoothstep(-0.02, 0.08, below) * inside(at),
      ),
      0,
      1,
    );
  };
}
