import type { Mesh } from "../face/face-mesh.ts";
import { cutImage } from "../pixels/cut-image.ts";
import { buildPyramid, type Pyramid } from "../pixels/resample.ts";
import { upscale } from "../upscale/upscale.ts";
import { areaAroundFace, meshWithin, scaledMesh } from "./face-surroundings.ts";
import type { SwapFace } from "./read-swap-face.ts";

/** From how much larger the new place of a face is on, it is enlarged with its edges kept. */
const ENLARGED_FROM = 1.35;
/** How much is enlarged around it, in face sizes. */
const MARGIN = 0.1;

/** A source face as it is, or from twice as many pixels where its new place is larger. */
export function enlarged(
  { photo, mesh, bounds, size }: SwapFace,
  wanted: number,
): { photo: Pyramid; mesh: Mesh } {
  if (wanted < size * ENLARGED_FROM) return { photo, mesh };
  const area = areaAroundFace({ bounds, size }, photo[0]!, MARGIN);
  const twice = scaledMesh(meshWithin(mesh, area), 2);
  return { photo: buildPyramid(upscale(cutImage(photo[0]!, area), 2)), mesh: twice };
}
