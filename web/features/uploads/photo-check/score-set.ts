import { SET_ADVICE, type SetPart } from "#schema/trainings/photo-set.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import type { FaceAnalysis } from "./photo-analysis.ts";

/** One line of the checklist. `share` is 0 to 1; at 1 nothing is missing. */
export interface SetLine {
  part: SetPart;
  share: number;
  /** How it stands, or what to add. */
  text: string;
}

export interface SetScore {
  /** 0 to 100. */
  score: number;
  lines: SetLine[];
}

/** What each part counts for. */
const WEIGHTS: Record<SetPart, number> = { number: 40, angles: 25, light: 20, distance: 15 };

/** From this many degrees a head is turned, or held up or down. */
const TURNED = 12;
const NODDED = 10;
/** Face over the picture's shorter side: above it is a close-up, below it shows the person to the waist. */
const CLOSE = 0.42;
const WIDE = 0.2;

/** Scores the photos that would be used; the lines come in the order they are shown. */
export function scoreSet(faces: readonly FaceAnalysis[]): SetScore {
  const lines = [number(faces), angles(faces), light(faces), distance(faces)];
  const score = lines.reduce((sum, { part, share }) => sum + WEIGHTS[part] * share, 0);
  return { score: faces.length === 0 ? 0 : Math.round(score), lines };
}

function number(faces: readonly FaceAnalysis[]): SetLine {
  const missing = TRAINING_PHOTOS.advised - faces.length;
  const text =
    missing > 0 ? SET_ADVICE.number.few(faces.length, missing) : SET_ADVICE.number.met(faces.length);
  return { part: "number", share: Math.min(1, faces.length / TRAINING_PHOTOS.advised), text };
}

function angles(faces: readonly FaceAnalysis[]): SetLine {
  const left = faces.some(({ yaw }) => yaw < -TURNED);
  const right = faces.some(({ yaw }) => yaw > TURNED);
  const front = faces.some(({ yaw }) => Math.abs(yaw) <= TURNED);
  const pitches = faces.map(({ pitch }) => pitch);
  const nodded = faces.length > 1 && Math.max(...pitches) - Math.min(...pitches) > NODDED;
  const advice = SET_ADVICE.angles;
  const share = (Number(front) * 2 + Number(left) * 3 + Number(right) * 3 + Number(nodded) * 2) / 10;
  if (faces.length === 0) return { part: "angles", share: 0, text: advice.none };
  if (!front) return { part: "angles", share, text: advice.noFront };
  if (!left && !right) return { part: "angles", share, text: advice.onlyFront };
  if (!left || !right) return { part: "angles", share, text: advice.oneSide };
  if (!nodded) return { part: "angles", share, text: advice.level };
  return { part: "angles", share: 1, text: advice.met };
}

function light(faces: readonly FaceAnalysis[]): SetLine {
  const lights: FaceAnalysis["light"][] = [];
  // in the order of their brightness, so that the score does not follow the order of the photos
  for (const { light } of faces.toSorted(
    (a, b) => a.light.level - b.light.level || a.light.side - b.light.side,
  )) {
    if (lights.every((other) => differs(light, other))) lights.push(light);
  }
  const advice = SET_ADVICE.light;
  const share = Math.min(1, lights.length / 3);
  const text = [advice.none, advice.one, advice.two][lights.length] ?? advice.met;
  return { part: "light", share, text };
}

/** Whether two faces stand in light that a viewer would call different. */
function differs(a: FaceAnalysis["light"], b: FaceAnalysis["light"]): boolean {
  return Math.hypot((a.level - b.level) / 0.9, (a.side - b.side) / 0.7, (a.warmth - b.warmth) / 0.6) > 1;
}

function distance(faces: readonly FaceAnalysis[]): SetLine {
  const close = faces.some(({ share }) => share >= CLOSE);
  const wide = faces.some(({ share }) => share < WIDE);
  const middle = faces.some(({ share }) => share >= WIDE && share < CLOSE);
  const advice = SET_ADVICE.distance;
  const share = (Number(close) + Number(middle) + Number(wide)) / 3;
  if (faces.length === 0) return { part: "distance", share: 0, text: advice.none };
  if (!wide) return { part: "distance", share, text: advice.noWide };
  if (!close) return { part: "distance", share, text: advice.noClose };
  // between the two ends nothing is missed
  return { part: "distance", share: 1, text: advice.met };
}
