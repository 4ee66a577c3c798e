import { MESH, type Mesh, meshPoint } from "../face/face-mesh.ts";
import { BLACK_AND_WHITE_BELOW } from "../face/quality-limits.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { byteToLinear, linearToSrgb, luminance } from "../pixels/colour.ts";
import {
  createLightMap,
  createPlane,
  type Image,
  type LightMap,
  type Plane,
  smoothstep,
} from "../pixels/image.ts";
import { alignMesh } from "./align-mesh.ts";
import { enlarged } from "./enlarge-source.ts";
import { faceArea, featureArea, type Patch, upperFace } from "./face-areas.ts";
import { matchDetail } from "./match-detail.ts";
import { matchLight } from "./match-light.ts";
import type { SwapFace } from "./read-swap-face.ts";
import { type Colour, skinLikeness } from "./skin-likeness.ts";
import { warpFace } from "./warp-face.ts";

/** How far the outline of the target's face holds the new one to its shape, in face sizes, and how much the rest of it does. */
const HELD = { reach: 0.2, inside: 0.3 };
/** By how many stops the target's chin is darker where it has a beard and the source has none. */
const BEARD = 0.8;
/** How softly the new face ends, inside its outline, in face sizes. */
const EDGE = 0.045;

/** The new face's points: its own features, in the target's pose and within the target's outline. */
function meshFor(source: SwapFace, target: SwapFace): Mesh {
  const aligned = alignMesh(source.mesh, target.mesh);
  const oval = MESH.oval.map((index) => meshPoint(target.mesh, index));
  return aligned.map((value, k) => {
    const { x, y } = meshPoint(target.mesh, Math.floor(k / 3));
    const away = Math.min(...oval.map((point) => Math.hypot(point.x - x, point.y - y))) / target.size;
    const held = HELD.inside + (1 - HELD.inside) * smoothstep(HELD.reach, 0, away);
    return value + (target.mesh[k]! - value) * held;
  });
}

function patchAround({ bounds, size }: SwapFace, { width, height }: Image): Patch {
  const margin = size * 0.2;
  const left = Math.max(0, Math.floor(bounds.left - margin));
  const top = Math.max(0, Math.floor(bounds.top - margin));
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(bounds.right + margin)) - left,
    height: Math.min(height, Math.ceil(bounds.bottom + margin)) - top,
  };
}

/** Whether the target has a beard the source has not: it stays, with the mouth in it. */
const keepsBeard = (source: SwapFace, target: SwapFace) => target.skin.beard - source.skin.beard > BEARD;

/** The target photo with the source's face in the place of its own. */
export function paintSwap(source: SwapFace, target: SwapFace): Image {
  const photo = target.photo[0]!;
  const patch = patchAround(target, photo);
  const mesh = meshFor(source, target);
  const from = enlarged(source, target.size);
  const { light: face, cover } = warpFace(from.photo, from.mesh, mesh, patch);
  const own = lightOf(photo, patch);
  if (target.quality.colour < BLACK_AND_WHITE_BELOW) withoutColour(face);
  const whole = multiplied(faceArea(mesh, target.size, patch), cover);
  const area = keepsBeard(source, target) ? multiplied(whole, upperFace(mesh, target.size, patch)) : whole;
  const features = multiplied(featureArea(mesh, target.size, patch), area);
  const ownFeatures = featureArea(target.mesh, target.size, patch);
  const skin = sharedSkin({ face, own, area });
  const plain = createPlane(patch.width, patch.height);
  for (let i = 0; i < plain.data.length; i++)
    plain.data[i] = skin.data[i]! * (1 - Math.max(features.data[i]!, ownFeatures.data[i]!));
  matchLight(face, own, plain, target.size);
  for (let i = 0; i < cover.data.length; i++) {
    if (cover.data[i]! > 0) continue;
    for (let c = 0; c < 3; c++) face.data[i * 3 + c] = own.data[i * 3 + c]!;
  }
  matchDetail(face, own, { features, skin: plain });
  const inside = blurredPlane(area, target.size * EDGE);
  const allowed = createPlane(patch.width, patch.height);
  for (let i = 0; i < allowed.data.length; i++)
    allowed.data[i] = Math.max(features.data[i]!, ownFeatures.data[i]! * area.data[i]!, skin.data[i]!);
  const shown = blurredPlane(allowed, target.size * 0.02);
  const out: Image = { ...photo, data: photo.data.slice() };
  for (let i = 0; i < cover.data.length; i++) {
    const share =
      smoothstep(0.5, 0.97, inside.data[i]!) * smoothstep(0.3, 0.9, shown.data[i]!) * area.data[i]!;
    if (share === 0) continue;
    const x = i % patch.width;
    const at = ((patch.top + (i - x) / patch.width) * photo.width + patch.left + x) * 4;
    for (let c = 0; c < 3; c++) {
      const before = photo.data[at + c]!;
      out.data[at + c] = before + share * (255 * linearToSrgb(face.data[i * 3 + c]!) - before);
    }
  }
  return out;
}

/** Where both faces show skin: what the light is told by, and where the new face may be shown at all. */
function sharedSkin({ face, own, area }: { face: LightMap; own: LightMap; area: Plane }): Plane {
  const [isSource, isTarget] = [face, own].map((light) => skinLikeness(samplesOf(light, area))) as [
    ReturnType<typeof skinLikeness>,
    ReturnType<typeof skinLikeness>,
  ];
  const skin = createPlane(area.width, area.height);
  for (let i = 0; i < skin.data.length; i++) {
    if (area.data[i] === 0) continue;
    skin.data[i] = area.data[i]! * Math.min(isSource(colour(face, i)), isTarget(colour(own, i)));
  }
  return skin;
}

/** Colours all over an area, some hundreds. */
function samplesOf(light: LightMap, area: Plane): Colour[] {
  const inside: number[] = [];
  for (let i = 0; i < area.data.length; i++) if (area.data[i]! > 0.9) inside.push(i);
  const step = Math.max(1, Math.floor(inside.length / 600));
  return inside.filter((_, n) => n % step === 0).map((i) => colour(light, i));
}

const colour = ({ data }: LightMap, i: number): Colour => [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];

const multiplied = (a: Plane, b: Plane): Plane => ({
  ...a,
  data: a.data.map((value, i) => value * b.data[i]!),
});

function lightOf({ width, data }: Image, patch: Patch): LightMap {
  const light = createLightMap(patch.width, patch.height);
  for (let y = 0, o = 0; y < patch.height; y++) {
    for (let x = 0, p = ((patch.top + y) * width + patch.left) * 4; x < patch.width; x++, p += 4)
      for (let c = 0; c < 3; c++, o++) light.data[o] = byteToLinear(data[p + c]!);
  }
  return light;
}

/** A photo in black and white gets a face in black and white. */
function withoutColour({ data }: LightMap): void {
  for (let p = 0; p < data.length; p += 3) {
    const level = luminance(data[p]!, data[p + 1]!, data[p + 2]!);
    data.fill(level, p, p + 3);
  }
}
