import { eyesOf } from "../../face/face-mesh.ts";
import { angleOfSide, type TonesBeside, tonesBesideHead } from "../../identity/tones-beside-head.ts";
import type { View } from "../../identity/view.ts";
import { applyAffine, invertAffine, type Point } from "../../pixels/affine.ts";
import { luminance } from "../../pixels/colour.ts";
import { clamp, type LightMap, smoothstep } from "../../pixels/image.ts";
import type { Frame } from "../frame/frame-shot.ts";

/** How many stops of the difference are taken at most, and how many more on one side: a place keeps its own look, and pictures from one photo stay apart. */
const MOST = 1.1;
const MOST_OF_A_SIDE = 0.6;
/** How far one side's light reaches over to the next ones, in radians: a wall has no sharper edges of light. */
const SPREAD = 0.5;
/** How far from the eyes a side's own light goes over into the whole place's, in face sizes. */
const REACH = { from: 1.2, to: 3.2 };
/** Angles that are told apart. */
const ANGLES = 256;

/**
 * Shows a place brighter or darker, in place, so that it comes nearer to how bright the photo was beside the head, on
 * each side of it: what a cut leaves of an outline's old surroundings, and what it takes, shows against another
 * brightness. `lit` is the person as lit for the place. Returns how many times brighter the place is as a whole.
 */
export function exposePlace(place: LightMap, lit: LightMap, view: View, frame: Frame): number {
  const wanted = stopsBySide(place, lit, view, frame);
  const known = wanted.filter((stops) => stops !== null);
  if (known.length === 0) return 1;
  const whole = clamp(known.reduce((sum, stops) => sum + stops, 0) / known.length, -MOST, MOST);
  const byAngle = spread(
    wanted.map((stops) => (stops === null ? null : clamp(stops - whole, -MOST_OF_A_SIDE, MOST_OF_A_SIDE))),
  );
  const eyes = eyesOf(view.mesh);
  const [across, down] = [lit.width / place.width, lit.height / place.height];
  for (let y = 0, p = 0; y < place.height; y++) {
    for (let x = 0; x < place.width; x++, p += 3) {
      const at = applyAffine(frame.map, (x + 0.5) * across - 0.5, (y + 0.5) * down - 0.5);
      const [dx, dy] = [at.x - eyes.x, at.y - eyes.y];
      const own = smoothstep(REACH.to, REACH.from, Math.hypot(dx, dy) / view.faceSize);
      const gain = 2 ** (whole + (own > 0 ? own * readAngle(byAngle, Math.atan2(dy, dx)) : 0));
      for (let c = 0; c < 3; c++) place.data[p + c] = place.data[p + c]! * gain;
    }
  }
  return 2 ** whole;
}

/** By how many stops the place should be brighter on each side of the head. */
function stopsBySide(place: LightMap, lit: LightMap, view: View, frame: Frame): TonesBeside {
  if (!view.beside) return [];
  const toPicture = invertAffine(frame.map);
  const readFrom = (map: LightMap) => (point: Point) => {
    const { x, y } = applyAffine(toPicture, point.x, point.y);
    const column = Math.round(((x + 0.5) * map.width) / lit.width - 0.5);
    const row = Math.round(((y + 0.5) * map.height) / lit.height - 0.5);
    if (column < 0 || row < 0 || column >= map.width || row >= map.height) return;
    const p = (row * map.width + column) * 3;
    return luminance(map.data[p]!, map.data[p + 1]!, map.data[p + 2]!);
  };
  const there = tonesBesideHead(view, readFrom(lit), readFrom(place)) ?? [];
  return view.beside.map((tone, side) => {
    const own = there[side] ?? null;
    return tone === null || own === null ? null : tone - own;
  });
}

/** Between two neighbours, or rays would show on a smooth wall. */
function readAngle(byAngle: Float32Array, angle: number): number {
  const at = (angle / (2 * Math.PI) + 1) * ANGLES - 0.5;
  const before = Math.floor(at);
  const share = at - before;
  return byAngle[before % ANGLES]! * (1 - share) + byAngle[(before + 1) % ANGLES]! * share;
}

/** What is known of sides, for every angle. */
function spread(sides: TonesBeside): Float32Array {
  const out = new Float32Array(ANGLES);
  for (let i = 0; i < ANGLES; i++) {
    const angle = ((i + 0.5) / ANGLES) * 2 * Math.PI;
    let [sum, weights] = [0, 1e-9];
    for (const [side, value] of sides.entries()) {
      if (value === null) continue;
      const turn = Math.abs(((angle - angleOfSide(side)) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
      const weight = Math.exp(-((Math.min(turn, 2 * Math.PI - turn) / SPREAD) ** 2) / 2);
      sum += weight * value;
      weights += weight;
    }
    out[i] = sum / weights;
  }
  return out;
}
