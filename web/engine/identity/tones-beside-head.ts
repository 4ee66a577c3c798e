import { eyesOf, MESH, type Mesh, meshPoint } from "../face/face-mesh.ts";
import type { Point } from "../pixels/affine.ts";
import { byteToLinear, luminance } from "../pixels/colour.ts";
import type { Image, Plane } from "../pixels/image.ts";

/** Directions looked in from the eyes: from a little under one ear over the hair to under the other, radians. */
const FROM = -Math.PI - 0.35;
const TO = 0.35;
/** Sides of a head that are told apart, and directions looked in for each. */
const SIDES = 7;
const DIRECTIONS = 5;
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
/** Fewer places say nothing of a side, and fewer sides nothing of a head. */
const LEAST_PLACES = 6;
const LEAST_SIDES = 2;

/** How much brighter than the skin it is beside a head, in stops, side by side clockwise from the left ear's; null where that is not seen. */
export type TonesBeside = readonly (number | null)[];

/** Where a side lies seen from the eyes, in radians clockwise from the right. */
export const angleOfSide = (side: number) => FROM + ((TO - FROM) * (side + 0.5)) / SIDES;

/** A head cut out of its photo, lengths in its own pixels. */
interface Outlined {
  matte: Plane;
  mesh: Mesh;
  faceSize: number;
}

/** Places just beyond the outline of a head, on one side of it. */
function besideHead({ matte, mesh, faceSize }: Outlined, side: number): Point[] {
  const { width, height, data } = matte;
  const eyes = eyesOf(mesh);
  const places: Point[] = [];
  for (let i = 0; i < DIRECTIONS; i++) {
    const angle = angleOfSide(side + (i + 0.5) / DIRECTIONS - 0.5);
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

/** How much brighter than the skin it is right beside a head. Undefined where hardly anything beside it is seen. */
export function tonesBesideHead(
  view: Outlined,
  readSkin: ReadLight,
  readBeside: ReadLight,
): TonesBeside | undefined {
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
  if (skin === undefined) return;
  const tones = Array.from({ length: SIDES }, (_, side) => {
    const beside = mean(besideHead(view, side), readBeside);
    return beside === undefined ? null : Math.log2((beside + BLACK) / (skin + BLACK));
  });
  return tones.filter((tone) => tone !== null).length < LEAST_SIDES ? undefined : tones;
}

/** The same in a photo, whose pixels the view's are. */
export function tonesBesideHeadIn({ width, height, data }: Image, view: Outlined): TonesBeside | undefined {
  const read = ({ x, y }: Point): number | undefined => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    const p = (row * width + column) * 4;
    return luminance(byteToLinear(data[p]!), byteToLinear(data[p + 1]!), byteToLinear(data[p + 2]!));
  };
  return tonesBesideHead(view, read, read);
}
