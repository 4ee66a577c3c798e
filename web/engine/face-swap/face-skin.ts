import { CROP_SIDE, type FaceCrop } from "../face/face-crop.ts";
import { MESH, type Mesh } from "../face/face-mesh.ts";
import { luminance } from "../pixels/colour.ts";
import { type BrowFacts, browFacts } from "./brow-cover.ts";
import { coreArea, featureArea } from "./face-areas.ts";
import { leastSquares } from "./least-squares.ts";
import { noseBridgeShade } from "./nose-bridge.ts";
import { type Colour, colourAt, levelOf, skinLikeness } from "./skin-likeness.ts";

/** What of a face's skin can be seen, and how it is lit. */
export interface FaceSkin {
  /** Share of brows to nose that hair, hands or frames cover, on the side where they cover more. */
  covered: number;
  /** How patchy the light on it is against its mean: shadows that neither a slope nor a roundness explains. */
  patchy: number;
  /** How much darker chin and jaw are than the cheeks, in stops: a beard. */
  beard: number;
  /** The same of the upper lip: a moustache. */
  moustache: number;
  /** How dark something across the nose is against its skin, in stops: a frame of glasses. */
  bridge: number;
  brows: BrowFacts;
}

/** Numbers of mesh points. */
const CHEEKS = [50, 280, 101, 330, 205, 425, 36, 266];
const SKIN = [...CHEEKS, 4, 5, 151, 9];
const JAW = [199, 200, 18, 201, 421, 194, 418, 204, 424, 210, 430];
const UPPER_LIP = [167, 393, 165, 391, 92, 322];
const NOSE_BRIDGE = 168;
const NOSE_BASE = 2;
/** Face sizes to a crop's side. */
const FACES_IN_CROP = 0.84;
/** Stops below the slope of light from which on a place tells nothing of that slope. */
const NO_SKIN = 0.7;

/** A place of the crop, from its middle, and what is there. */
interface Place {
  x: number;
  y: number;
  colour: Colour;
}

/** Measures a face in its crop. */
export function faceSkin(crop: FaceCrop): FaceSkin {
  const places = placesOf(crop);
  const mean = (indices: readonly number[]) =>
    colours(crop, indices).reduce((sum, colour) => sum + levelOf(colour), 0) / indices.length;
  return {
    covered: coveredShare(crop, places),
    patchy: patchiness(places),
    beard: mean(CHEEKS) - mean(JAW),
    moustache: mean(CHEEKS) - mean(UPPER_LIP),
    bridge: noseBridgeShade(crop),
    brows: browFacts(crop, skinLikeness(colours(crop, SKIN)), mean(CHEEKS)),
  };
}

/** Where skin is to be expected between brows and nose. */
function placesOf(crop: FaceCrop): Place[] {
  const side = CROP_SIDE;
  const patch = { left: 0, top: 0, width: side, height: side };
  const size = side / FACES_IN_CROP;
  const mesh = meshIn(crop);
  const area = coreArea(mesh, size, patch);
  const features = featureArea(mesh, size, patch);
  const bottom = crop.place(NOSE_BASE).y;
  const found: Place[] = [];
  for (let i = 0; i < side * side; i++) {
    const x = i % side;
    const y = Math.floor(i / side);
    if (area.data[i]! < 0.5 || features.data[i]! > 0.1 || y > bottom) continue;
    found.push({ x: x / side - 0.5, y: y / side - 0.5, colour: colourAt(crop, x, y) });
  }
  return found;
}

function meshIn(crop: FaceCrop): Mesh {
  const mesh = new Float32Array(MESH.points * 3);
  for (let i = 0; i < MESH.points; i++) {
    const { x, y } = crop.place(i);
    mesh[i * 3] = x;
    mesh[i * 3 + 1] = y;
  }
  return mesh;
}

function colours(crop: FaceCrop, indices: readonly number[]): Colour[] {
  return indices.map((index) => {
    const { x, y } = crop.place(index);
    return colourAt(crop, x, y);
  });
}

/** Light from one side darkens the other by as much as hair does, so each place is compared with the slope of the light. */
function coveredShare(crop: FaceCrop, places: readonly Place[]): number {
  const slope = ({ x, y }: Place) => [1, x, y];
  let lit = places;
  let expected = (_: Place) => 0;
  for (let round = 0; round < 3; round++) {
    const fit = leastSquares(
      lit.map(slope),
      lit.map(({ colour }) => levelOf(colour)),
    );
    expected = (place) => slope(place).reduce((sum, term, i) => sum + term * fit[i]!, 0);
    lit = places.filter((place) => levelOf(place.colour) > expected(place) - NO_SKIN);
  }
  const isSkin = skinLikeness(colours(crop, SKIN));
  const middle = (crop.place(NOSE_BRIDGE).x + crop.place(NOSE_BASE).x) / 2 / CROP_SIDE - 0.5;
  const share = (half: readonly Place[]) =>
    half.reduce((sum, place) => sum + 1 - isSkin(place.colour, expected(place)), 0) /
    Math.max(1, half.length);
  return Math.max(share(places.filter(({ x }) => x < middle)), share(places.filter(({ x }) => x >= middle)));
}

/** Deviation to the dark from the bent plane that fits best, in square roots of light, against their mean. */
function patchiness(places: readonly Place[]): number {
  const bend = ({ x, y }: Place) => [1, x, y, x * x, y * y, x * y];
  const lights = places.map(({ colour }) => Math.sqrt(luminance(...colour)));
  const fit = leastSquares(places.map(bend), lights);
  let squares = 0;
  let sum = 1e-6;
  for (const [i, place] of places.entries()) {
    const expected = bend(place).reduce((total, term, k) => total + term * fit[k]!, 0);
    squares += Math.min(0, lights[i]! - expected) ** 2;
    sum += lights[i]!;
  }
  return Math.sqrt(squares / Math.max(1, places.length)) / (sum / Math.max(1, places.length));
}
