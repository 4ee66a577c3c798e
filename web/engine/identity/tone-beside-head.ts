import { MESH, meshCentre, meshPoint } from "../face/face-mesh.ts";
import type { Point } from "../pixels/affine.ts";
import { byteToLinear, luminance } from "../pixels/colour.ts";
import type { Image } from "../pixels/image.ts";
import type { View } from "./view.ts";

/** Directions looked in from the eyes: from a little under one ear over the hair to under the other, radians. */
const DIRECTIONS = 28;
const FROM = -Math.PI - 0.35;
const TO = 0.35;
/** Where the outline may lie, in face sizes from the eyes. */
const NEAREST = 0.35;
const FARTHEST = 1.6;
const STEP = 0.02;
/** Matte under which nothing is the person's, and for how many face sizes on. */
const NOTHING = 0.02;
const CLEAR_FOR = 0.1;
/** How far beyond the outline it is looked, in face sizes: where a bad cut would show what was there. */
const BEYOND = [0.03, 0.06, 0.09];
/** Black differs by nothing that shows, however many stops: linear light added to all. */
const BLACK = 0.02;
/** Fewer places say nothing. */
const LEAST_PLACES = 12;

type Outlined = Pick<View, "matte" | "mesh" | "faceSize">;

/** Places just beyond the outline of a head. */
function besideHead({ matte, mesh, faceSize }: Outlined): Point[] {
  const { width, height, data } = matte;
  const eyes = meshCentre(mesh, [...MESH.leftEye, ...MESH.rightEye]);
  const places: Point[] = [];
  for (let i = 0; i < DIRECTIONS; i++) {
    const angle = FROM + ((TO - FROM) * i) / (DIRECTIONS - 1);
    const at = (faces: number): Point => ({
      x: Math.round(eyes.x + Math.cos(angle) * faces * faceSize),
      y: Math.round(eyes.y + Math.sin(angle) * faces * faceSize),
    });
    let clearSince: number | undefined;
    for (let faces = NEAREST; faces < FARTHEST; faces += STEP) {
      const { x, y } = at(faces);
      if (x < 0 || y < 0 || x >= width || y >= height) break;
      if (data[y * width + x]! >= NOTHING) clearSince = undefined;
      else clearSince ??= faces;
      if (clearSince === undefined || faces < clearSince + CLEAR_FOR) continue;
      for (const beyond of BEYOND) places.push(at(clearSince + beyond));
      break;
    }
  }
  return places;
}

/** Linear light at a place of the view, left out where it is not seen. */
type ReadLight = (place: Point) => number | undefined;

/** How much brighter than the skin it is right beside a head, in stops. Undefined where hardly anything beside it is seen. */
export function toneBesideHead(
  view: Outlined,
  readSkin: ReadLight,
  readBeside: ReadLight,
): number | undefined {
  const mean = (places: readonly Point[], read: ReadLight): number | undefined => {
    const seen = places.map(read).filter((light) => light !== undefined);
    // nothing is seen to be brighter than white
    if (seen.length >= LEAST_PLACES)
      return seen.reduce((sum, light) => sum + Math.min(1, light), 0) / seen.length;
  };
  const skin = mean(
    MESH.skin.map((index) => meshPoint(view.mesh, index)),
    readSkin,
  );
  const beside = mean(besideHead(view), readBeside);
  if (skin === undefined || beside === undefined) return;
  return Math.log2((beside + BLACK) / (skin + BLACK));
}

/** The same in a photo, whose pixels the view's are. */
export function toneBesideHeadIn({ width, height, data }: Image, view: Outlined): number | undefined {
  const read = ({ x, y }: Point): number | undefined => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    const p = (row * width + column) * 4;
    return luminance(byteToLinear(data[p]!), byteToLinear(data[p + 1]!), byteToLinear(data[p + 2]!));
  };
  return toneBesideHead(view, read, read);
}
