import { guideBy, guidedFilter } from "../pixels/guided-filter.ts";
import type { Image, Plane } from "../pixels/image.ts";
import { createPlane, smoothstep } from "../pixels/image.ts";
import { toOklab } from "../pixels/oklab.ts";
import { resizePlane } from "../pixels/resample.ts";
import { cheapestWays } from "./cheapest-ways.ts";
import { type Colour, coloursOf, distanceTo } from "./seed-colours.ts";

/** Longest side on which a region grows, in pixels. */
const MAX_SIDE = 800;

/** What one step costs: on even ground, across an edge, and onto a colour that was not pressed on. */
const STEP = 0.0004;
const EDGE = 110;
const STRANGE = 60;
/** What differs less than this is noise, or light that falls off across a panel. */
const ALIKE = { edge: 0.018, colour: 0.075 };
/** Chroma tells more than brightness: a door is bright above and dark below. */
const LIGHTNESS = 0.45;

/** What somebody pressed on or brushed over, and what they brushed to be left alone; both as large as the photo. */
export interface Seeds {
  inside: Plane;
  outside: Plane | null;
}

/**
 * How much of each pixel belongs to what was pressed on, 0 to 1: ground of like colour that hangs together with it.
 * @param reach how far a region goes over what differs, 0 to 1
 */
export function growRegion(photo: Image, { inside, outside }: Seeds, reach: number): Plane {
  const shrink = Math.max(1, Math.max(photo.width, photo.height) / MAX_SIDE);
  const width = Math.max(1, Math.round(photo.width / shrink));
  const height = Math.max(1, Math.round(photo.height / shrink));
  const lab = labPlane(photo, width, height);
  const seeds = placesIn(inside, width, height);
  const colours = coloursOf(lab, seeds);
  const own = Float32Array.from({ length: width * height }, (_, i) => distanceTo(colours, colourAt(lab, i)));
  const onto = (from: number, to: number) => STEP + EDGE * beyond(apart(lab, from, to), ALIKE.edge);
  const cost = (from: number, to: number) => onto(from, to) + STRANGE * beyond(own[to]!, ALIKE.colour);
  const limit = 0.05 * 30 ** reach;
  const near = cheapestWays(width, height, seeds, cost, limit);
  const away = outside && cheapestWays(width, height, placesIn(outside, width, height), onto, limit);
  const grown = createPlane(width, height);
  for (let i = 0; i < grown.data.length; i++) {
    const isOut = away !== null && away[i]! < near[i]!;
    grown.data[i] = isOut ? 0 : smoothstep(limit, limit * 0.85, near[i]!);
  }
  return fitted(photo, grown, shrink);
}

/** Fitted to the edges of the photo, but no further than the grown region may be wrong. */
function fitted(photo: Image, grown: Plane, shrink: number): Plane {
  const soft = guidedFilter(guideBy(photo, shrink), grown, { radius: 4 * shrink, epsilon: 2e-4 });
  const large = resizePlane(grown, photo.width, photo.height);
  const data = soft.data.map((value, i) => {
    const sure = large.data[i]!;
    const fit = smoothstep(0.2, 0.8, value);
    return sure > 0.98 ? Math.max(fit, smoothstep(0.3, 0.6, value)) : fit * smoothstep(0, 0.3, sure);
  });
  return { ...large, data };
}

const beyond = (value: number, most: number) => Math.max(0, value - most) ** 2;

function labPlane(photo: Image, width: number, height: number): Float32Array {
  const [red, green, blue] = [0, 1, 2].map((c) => {
    const plane = createPlane(photo.width, photo.height);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = photo.data[i * 4 + c]!;
    return shrunk(plane, width, height).data;
  }) as [Float32Array, Float32Array, Float32Array];
  const lab = new Float32Array(width * height * 3);
  for (let i = 0; i < red.length; i++)
    lab.set(toOklab(Math.round(red[i]!), Math.round(green[i]!), Math.round(blue[i]!)), i * 3);
  return lab;
}

/** Halved until the rest is a smaller step than that, so that nothing shimmers. */
function shrunk(plane: Plane, width: number, height: number): Plane {
  let { width: w, height: h, data } = plane;
  while (w >= 2 * width && h >= 2 * height) {
    const half = new Float32Array((w >> 1) * (h >> 1));
    for (let y = 0, i = 0; y < h >> 1; y++) {
      for (let x = 0; x < w >> 1; x++, i++) {
        const p = 2 * y * w + 2 * x;
        half[i] = (data[p]! + data[p + 1]! + data[p + w]! + data[p + w + 1]!) / 4;
      }
    }
    [w, h, data] = [w >> 1, h >> 1, half];
  }
  return resizePlane({ width: w, height: h, data }, width, height);
}

function placesIn(mask: Plane, width: number, height: number): number[] {
  const small = shrunk(mask, width, height);
  const most = small.data.reduce((a, b) => Math.max(a, b), 0);
  const places: number[] = [];
  for (let i = 0; i < small.data.length; i++) if (small.data[i]! > 0.5 * most) places.push(i);
  return places;
}

const colourAt = (lab: Float32Array, i: number): Colour => [lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!];

function apart(lab: Float32Array, i: number, j: number): number {
  const [light, a, b] = [
    (lab[i * 3]! - lab[j * 3]!) * LIGHTNESS,
    lab[i * 3 + 1]! - lab[j * 3 + 1]!,
    lab[i * 3 + 2]! - lab[j * 3 + 2]!,
  ];
  return Math.sqrt(light * light + 4 * (a * a + b * b));
}
