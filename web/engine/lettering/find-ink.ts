import { blurredPlane } from "../pixels/blur.ts";
import type { Rgb } from "../pixels/colour.ts";
import { clamp, createPlane, type Image, type Plane } from "../pixels/image.ts";
import { type Planes, spreadColours } from "../pixels/spread-colours.ts";
import { roughness, splitOf, withoutRim } from "./surface.ts";

/** What was brushed over: its place in the photo, and how much of each pixel there is ink. */
export interface Ink {
  left: number;
  top: number;
  cover: Plane;
  /** Colours of the ink itself, by their places. */
  core: { x: number; y: number; colour: Rgb }[];
}

/** How deep into the brushed place only the surface is seen, in shares of how wide it is: letters rarely reach its rim. */
const RIM = 0.1;
/** Distance from the surface, of 255 a channel together, under which nothing is ink. */
const SEEN = 26;
/** What letters cover of a brushed place. */
const SHARE = { least: 0.02, most: 0.55 };
/** Of what differs most is the ink itself, and not its soft edge. */
const CORE = 0.4;
/** Fewer pixels of ink are no word. */
const LEAST_INK = 24;
/** So much at least of what stands out must lie within the brushed place: else it is one surface beside another. */
const WITHIN = 0.6;
/** A surface whose colours stray further than this from fading evenly, of 255 a channel together, is a pattern. */
const ROUGH = 34;
/** Ink and surface are told apart so often, each time from what was found before. */
const ROUNDS = 3;

/**
 * Tells lettering from the surface it stands on, within what was brushed over: the surface goes on behind it from what shows
 * around and between the letters. Null where nothing stands out from one surface.
 */
export function findInk(photo: Image, mask: Plane): Ink | null {
  const box = boundsOf(mask);
  if (!box) return null;
  const { left, top, width, height } = box;
  const brushed = createPlane(width, height);
  const colours = [
    createPlane(width, height),
    createPlane(width, height),
    createPlane(width, height),
  ] as const;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const i = (top + y) * photo.width + left + x;
      brushed.data[at] = mask.data[i]! > 127 ? 1 : 0;
      for (let c = 0; c < 3; c++) colours[c]!.data[at] = photo.data[i * 4 + c]!;
    }
  }
  const inside = brushed.data.reduce((sum, value) => sum + value, 0);
  const deep = blurredPlane(brushed, Math.max(1.5, RIM * Math.min(width, height)));
  // the rim alone is surely surface
  let surface: Plane = {
    ...brushed,
    data: brushed.data.map((value, at) => (value && deep.data[at]! < 0.8 ? 1 : 0)),
  };
  if (roughness(colours, surface) > ROUGH) return null;
  let distance = brushed.data;
  let threshold = SEEN;
  for (let round = 0; round < ROUNDS; round++) {
    distance = distanceTo(spreadColours(colours as unknown as Planes, surface), colours, brushed);
    threshold = Math.max(SEEN, splitOf(distance, brushed));
    const ink = { ...brushed, data: distance.map((value) => (value > threshold * 0.6 ? 1 : 0)) };
    const near = blurredPlane(ink, 1.2);
    surface = { ...brushed, data: brushed.data.map((value, at) => (value && near.data[at]! < 0.05 ? 1 : 0)) };
  }
  const letters = withoutRim(
    distance.map((value) => (value > threshold * 0.6 ? 1 : 0)),
    brushed,
  );
  const far = Array.from(distance.keys()).filter((at) => distance[at]! > threshold);
  const places = far.filter((at) => letters[at]);
  if (places.length < far.length * WITHIN) return null;
  if (places.length < LEAST_INK) return null;
  if (places.length < inside * SHARE.least || places.length > inside * SHARE.most) return null;
  places.sort((a, b) => distance[b]! - distance[a]!);
  const core = places.slice(0, Math.max(LEAST_INK, Math.round(places.length * CORE))).map((at) => ({
    x: left + (at % width) + 0.5,
    y: top + Math.floor(at / width) + 0.5,
    colour: [0, 1, 2].map((c) => colours[c]!.data[at]!) as unknown as Rgb,
  }));
  const behind = spreadColours(colours as unknown as Planes, surface);
  const ink = [0, 1, 2].map((c) => core.reduce((sum, { colour }) => sum + colour[c]!, 0) / core.length);
  const near = blurredPlane({ ...brushed, data: letters }, 1.2);
  const cover = createPlane(width, height);
  for (let at = 0; at < cover.data.length; at++) {
    if (!brushed.data[at] || near.data[at]! < 0.02) continue;
    let [between, moved] = [0, 0];
    for (let c = 0; c < 3; c++) {
      const difference = ink[c]! - behind[c]!.data[at]!;
      between += difference * difference;
      moved += (colours[c]!.data[at]! - behind[c]!.data[at]!) * difference;
    }
    cover.data[at] = clamp(moved / Math.max(1, between), 0, 1);
  }
  return { left, top, cover, core };
}

function distanceTo(surface: Planes, colours: readonly Plane[], brushed: Plane): Float32Array {
  return brushed.data.map((value, at) =>
    value ? Math.hypot(...[0, 1, 2].map((c) => colours[c]!.data[at]! - surface[c]!.data[at]!)) : 0,
  );
}

function boundsOf({ width, height, data }: Plane) {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i]! <= 127) continue;
    const x = i % width;
    const y = (i - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right > left ? { left, top, width: right - left, height: bottom - top } : null;
}
