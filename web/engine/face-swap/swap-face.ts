import { MESH, type Mesh, meshPoint } from "../face/face-mesh.ts";
import type { FaceModels } from "../models.ts";
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
import { colourReader, judgeSwap, readSwapFace, type SwapFace, type SwapRefusal } from "./judge-swap.ts";
import { matchDetail } from "./match-detail.ts";
import { matchLight } from "./match-light.ts";
import { featureMap, skinLikeness } from "./skin-map.ts";
import { type Patch, warpFace } from "./warp-face.ts";

export type SwapResult = { picture: Image } | { refusal: SwapRefusal };

/** How far the outline of the target's face holds the new one to its shape, in face sizes, and how much the rest of it does. */
const HELD = { reach: 0.2, inside: 0.3 };
/** How far inside the outline the new face ends, and how softly, in face sizes. */
const EDGE = 0.05;
const GREY = 0.03;

/** The target photo with the source's face, or the reason why not, told before anything is painted. */
export function swapFace(models: FaceModels, source: Image, target: Image): SwapResult {
  const from = readSwapFace(models, source);
  const to = readSwapFace(models, target);
  const refusal = judgeSwap(from, to);
  if (refusal) return { refusal };
  return { picture: paintSwap(from as SwapFace, to as SwapFace) };
}

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

function paintSwap(source: SwapFace, target: SwapFace): Image {
  const photo = target.photo[0]!;
  const patch = patchAround(target, photo);
  const mesh = meshFor(source, target);
  const { light: face, cover } = warpFace(source.photo, source.mesh, mesh, patch);
  const own = lightOf(photo, patch);
  if (target.quality.colour < GREY) withoutColour(face);
  const skin = sharedSkin(source, target, mesh, face, own, patch, cover);
  matchDetail(face, own, cover);
  matchLight(face, own, skin.telling, target.size);
  const inside = blurredPlane(cover, target.size * EDGE);
  const shown = blurredPlane(skin.shown, target.size * 0.012);
  const out: Image = { ...photo, data: photo.data.slice() };
  for (let i = 0; i < cover.data.length; i++) {
    const share = smoothstep(0.55, 0.97, inside.data[i]!) * shown.data[i]! * cover.data[i]!;
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
function sharedSkin(
  source: SwapFace,
  target: SwapFace,
  mesh: Mesh,
  face: LightMap,
  own: LightMap,
  patch: Patch,
  cover: Plane,
): { telling: Plane; shown: Plane } {
  const isSource = skinLikeness(source.mesh, colourReader(source.photo[0]!));
  const isTarget = skinLikeness(target.mesh, colourReader(target.photo[0]!));
  const features = featureMap(mesh, target.size);
  const telling = createPlane(patch.width, patch.height);
  const shown = createPlane(patch.width, patch.height);
  for (let i = 0; i < cover.data.length; i++) {
    if (cover.data[i] === 0) continue;
    const x = i % patch.width;
    const at = { x: patch.left + x, y: patch.top + (i - x) / patch.width };
    const both = Math.min(isSource(colour(face, i)), isTarget(colour(own, i)));
    const feature = features(at);
    telling.data[i] = both * (feature > 0.5 ? 0.15 : 1);
    shown.data[i] = Math.max(feature, both);
  }
  return { telling, shown };
}

const colour = ({ data }: LightMap, i: number) => [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!] as const;

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
