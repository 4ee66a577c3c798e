import type { Mesh } from "../face/face-mesh.ts";
import { blurredPlane } from "../pixels/blur.ts";
import type { Area } from "../pixels/cut-image.ts";
import { createPlane, type LightMap, type Plane, smoothstep } from "../pixels/image.ts";
import { browArea, coreArea, deepArea, faceArea, featureArea, type Parts } from "./face-areas.ts";
import { type Colour, skinLikeness } from "./skin-likeness.ts";
import type { Stays } from "./what-stays.ts";

/** What of a target's patch becomes the new face; all between 0 and 1. */
export interface SwapAreas {
  /** How much of the new face is shown. */
  shown: Plane;
  /** Where both show plain skin, no features. */
  skin: Plane;
  /** Brows, eyes, nostrils and lips of the new face. */
  features: Plane;
  /** Plain skin where little or nothing of the new face is shown. */
  rim: Plane;
}

interface Faces {
  /** The new face and the target's own, laid out by one mesh. */
  face: LightMap;
  own: LightMap;
  /** Where there is a new face. */
  cover: Plane;
  mesh: Mesh;
  /** Of the target's face, in pixels. */
  size: number;
  patch: Area;
  parts: Parts;
  stays: Stays;
}

/** How far inside the target's outline the new face ends, in face sizes. */
const WITHIN = 0.02;
/** How softly it ends where hair or a hand lies over it, in face sizes. */
const COVER_EDGE = 0.02;

export function swapAreas({ face, own, cover, mesh, size, patch, parts, stays }: Faces): SwapAreas {
  const each = (value: (i: number) => number) => filled(patch, value);
  const core = coreArea(mesh, size, patch);
  const deep = deepArea(mesh, size, patch);
  const whole = faceArea(mesh, size, patch);
  const inside = blurredPlane(whole, size * WITHIN);
  const brows = browArea(mesh, size, patch);
  const area = each(
    (i) =>
      whole.data[i]! *
      cover.data[i]! *
      smoothstep(0.5, 1, inside.data[i]!) *
      (stays.mouth ? 1 - parts.mouth.data[i]! : 1),
  );
  const drawn = featureArea(mesh, size, patch);
  const features = each((i) => drawn.data[i]! * area.data[i]!);
  const [isNew, isOwn] = [skinIn(face, area), skinIn(own, area)];
  const bothSkin = each((i) => Math.min(isNew.data[i]!, isOwn.data[i]!));
  const skin = each((i) => area.data[i]! * bothSkin.data[i]! * (1 - drawn.data[i]!));
  // between the features nothing of the target stays; around them its hair and hands do, and nothing but skin comes
  const allowed = each((i) => area.data[i]! * Math.max(deep.data[i]!, features.data[i]!, bothSkin.data[i]!));
  const soft = blurredPlane(allowed, size * COVER_EDGE);
  const shown = each(
    (i) =>
      smoothstep(0.4, 0.95, soft.data[i]!) *
      core.data[i]! *
      area.data[i]! *
      (1 - stays.brows * brows.data[i]!),
  );
  const rim = each((i) => skin.data[i]! * smoothstep(0.75, 0.25, shown.data[i]!));
  return { shown, skin, features, rim };
}

function filled({ width, height }: Area, value: (i: number) => number): Plane {
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = value(i);
  return plane;
}

/** How much each place of an area may be the skin that most of it shows. */
function skinIn(light: LightMap, area: Plane): Plane {
  const likeness = skinLikeness(samplesOf(light, area));
  const plane = createPlane(area.width, area.height);
  for (let i = 0; i < plane.data.length; i++)
    if (area.data[i]! > 0) plane.data[i] = likeness(colourOf(light, i));
  return plane;
}

/** Colours all over an area, some hundreds. */
function samplesOf(light: LightMap, area: Plane): Colour[] {
  const inside: number[] = [];
  for (let i = 0; i < area.data.length; i++) if (area.data[i]! > 0.9) inside.push(i);
  const step = Math.max(1, Math.floor(inside.length / 600));
  return inside.filter((_, n) => n % step === 0).map((i) => colourOf(light, i));
}

const colourOf = ({ data }: LightMap, i: number): Colour => [
  data[i * 3]!,
  data[i * 3 + 1]!,
  data[i * 3 + 2]!,
];
