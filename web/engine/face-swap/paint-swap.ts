import { MESH, type Mesh, meshPoint } from "../face/face-mesh.ts";
import { BLACK_AND_WHITE_BELOW } from "../face/quality-limits.ts";
import { byteToLinear, linearToSrgb, luminance } from "../pixels/colour.ts";
import { createLightMap, type Image, type LightMap, smoothstep } from "../pixels/image.ts";
import { alignMesh } from "./align-mesh.ts";
import { enlarged } from "./enlarge-source.ts";
import type { Patch } from "./face-areas.ts";
import { matchContrast } from "./match-contrast.ts";
import { matchDetail } from "./match-detail.ts";
import { matchLight } from "./match-light.ts";
import { matchRim } from "./match-rim.ts";
import type { SwapFace } from "./read-swap-face.ts";
import { swapAreas } from "./swap-areas.ts";
import { warpFace } from "./warp-face.ts";

/** How far the outline of the target's face holds the new one to its shape, in face sizes, and how much the rest of it does. */
const HELD = { reach: 0.2, inside: 0.3 };
/** Stops that a chin is darker, or whiter, than its cheeks from where on there is a beard; and by which beards differ. */
const BEARD = { dark: 0.75, white: -0.2, apart: 0.5 };
/**
 * How coarse the light is that is taken over, in face sizes. First coarse: finer would take over features. Then, with
 * spots and shine gone, once more and finer, or the skin would not be lit as the photo's around it.
 */
const [COARSE_LIGHT, FINE_LIGHT] = [0.14, 0.08];

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

const isBearded = ({ skin: { beard } }: SwapFace) => beard > BEARD.dark || beard < BEARD.white;

/** A beard that the other has not, or quite another one, would end within a cheek: mouth and chin stay the target's. */
const keepsMouth = (source: SwapFace, target: SwapFace) =>
  (isBearded(source) || isBearded(target)) && Math.abs(target.skin.beard - source.skin.beard) > BEARD.apart;

/** The target photo with the source's face in the place of its own. */
export function paintSwap(source: SwapFace, target: SwapFace): Image {
  const photo = target.photo[0]!;
  const { size } = target;
  const patch = patchAround(target, photo);
  const mesh = meshFor(source, target);
  const from = enlarged(source, size);
  const { light: face, cover } = warpFace(from.photo, from.mesh, mesh, patch);
  const own = lightOf(photo, patch);
  if (target.quality.colour < BLACK_AND_WHITE_BELOW) withoutColour(face);
  const meshes = { face: mesh, own: target.mesh };
  const parts = { face, own, cover, meshes, size, patch, keepsMouth: keepsMouth(source, target) };
  const { shown, skin, features, rim } = swapAreas(parts);
  matchLight(face, own, skin, size * COARSE_LIGHT);
  for (let i = 0; i < cover.data.length; i++) {
    if (cover.data[i]! > 0) continue;
    for (let c = 0; c < 3; c++) face.data[i * 3 + c] = own.data[i * 3 + c]!;
  }
  matchContrast(face, own, skin, size);
  matchLight(face, own, skin, size * FINE_LIGHT);
  matchDetail(face, own, { features, skin });
  matchRim(face, own, rim, size);
  const out: Image = { ...photo, data: photo.data.slice() };
  for (let i = 0; i < cover.data.length; i++) {
    const share = shown.data[i]!;
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
