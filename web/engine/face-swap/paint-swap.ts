import type { Mesh } from "../face/face-mesh.ts";
import { BLACK_AND_WHITE_BELOW } from "../face/quality-limits.ts";
import { linearToSrgb } from "../pixels/colour.ts";
import type { Area } from "../pixels/cut-image.ts";
import type { Image, Plane } from "../pixels/image.ts";
import { type BlendedFaces, blendFaces } from "./blend-faces.ts";
import { lipsArea, type Parts, partsOf } from "./face-areas.ts";
import { layFaces } from "./lay-faces.ts";
import { matchContrast } from "./match-contrast.ts";
import { matchDetail } from "./match-detail.ts";
import { matchLight } from "./match-light.ts";
import { matchRim } from "./match-rim.ts";
import type { SwapFace } from "./read-swap-face.ts";
import { type Share, showShare } from "./show-share.ts";
import { swapAreas } from "./swap-areas.ts";
import { whatStays } from "./what-stays.ts";

/**
 * How coarse the light is that is taken over, in face sizes. First coarse: finer would take over features. Then, with
 * spots and shine gone, once more and finer, or the skin would not be lit as the photo's around it.
 */
const [COARSE_LIGHT, FINE_LIGHT] = [0.14, 0.08];

/** A swap as far as it is the same whatever share of the new face is shown. */
export interface Swap {
  photo: Image;
  patch: Area;
  /** How the face in the picture lies. */
  mesh: Mesh;
  /** 1 where the mesh shows it. */
  cover: Plane;
  faces: BlendedFaces;
  parts: Parts;
}

/** Lays the source's face on the target's, lit as the target's is. */
export function prepareSwap(source: SwapFace, target: SwapFace): Swap {
  const { size } = target;
  const stays = whatStays(source, target);
  const laid = layFaces(source, target);
  const { patch, mesh, face, own, cover } = laid;
  const parts = partsOf(mesh, size, patch);
  const { shown, skin, features, rim } = swapAreas({ ...laid, size, parts, stays });
  matchLight(face, own, skin, size * COARSE_LIGHT);
  matchContrast(face, own, skin, size);
  matchLight(face, own, skin, size * FINE_LIGHT);
  matchDetail(face, own, { features, skin });
  matchRim(face, own, rim, size);
  const lips = lipsArea(mesh, size, patch);
  const faces = blendFaces(
    face,
    own,
    { features, eyes: parts.eyes, lips, skin, shown },
    {
      faceSize: size,
      withColours: bringsColours(source, target),
    },
  );
  return { photo: target.photo[0]!, patch, mesh, cover, faces, parts };
}

/** Between photos in colour. Into one in black and white none come, and out of one there are none. */
const bringsColours = (...faces: SwapFace[]) =>
  faces.every(({ quality }) => quality.colour >= BLACK_AND_WHITE_BELOW);

/** The target photo with so much of the source's face in the place of its own. */
export function paintSwap({ photo, patch, cover, faces, parts }: Swap, share: Share): Image {
  const out: Image = { ...photo, data: photo.data.slice() };
  const roots = showShare(faces, parts, share);
  for (let i = 0; i < cover.data.length; i++) {
    if (cover.data[i] === 0) continue;
    const x = i % patch.width;
    const at = ((patch.top + (i - x) / patch.width) * photo.width + patch.left + x) * 4;
    for (let c = 0; c < 3; c++) out.data[at + c] = 255 * linearToSrgb(roots.data[i * 3 + c]! ** 2);
  }
  return out;
}
