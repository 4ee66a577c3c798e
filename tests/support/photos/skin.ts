import { MESH, meshPoint } from "#web/engine/face/face-mesh.ts";
import { traceFaces } from "#web/engine/face/trace-faces.ts";
import { srgbToLinear } from "#web/engine/pixels/colour.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";
import { engineModels } from "./engine.ts";

/** Points on cheeks, forehead and nose. */
const SKIN = [50, 280, 101, 330, 151, 9, 108, 337, 205, 425] as const;

/** Mean lightness (L*) of a face's skin, and how far lightness ranges over the face (10th to 90th percentile). */
export async function skinOf(picture: Image): Promise<{ lightness: number; contrast: number }> {
  const [face] = traceFaces(await engineModels(), buildPyramid(picture));
  if (!face) throw new Error("no face in the picture");
  const { mesh, bounds } = face;
  const lightnessAt = (x: number, y: number) => {
    const p = (Math.round(y) * picture.width + Math.round(x)) * 4;
    return lightnessOf(picture.data[p]!, picture.data[p + 1]!, picture.data[p + 2]!);
  };
  const skin = SKIN.map((index) => {
    const { x, y } = meshPoint(mesh, index);
    return lightnessAt(x, y);
  });
  const chin = mesh[MESH.chin * 3 + 1]!;
  const all: number[] = [];
  for (let y = bounds.top + (chin - bounds.top) * 0.2; y < chin * 0.98; y += 3) {
    for (let x = bounds.left * 0.8 + bounds.right * 0.2; x < bounds.left * 0.2 + bounds.right * 0.8; x += 3)
      all.push(lightnessAt(x, y));
  }
  all.sort((a, b) => a - b);
  return {
    lightness: skin.reduce((sum, value) => sum + value, 0) / skin.length,
    contrast: all[Math.floor(all.length * 0.9)]! - all[Math.floor(all.length * 0.1)]!,
  };
}

/** CIE L* (D65) of an 8-bit sRGB colour. */
function lightnessOf(red: number, green: number, blue: number): number {
  const [r, g, b] = [srgbToLinear(red / 255), srgbToLinear(green / 255), srgbToLinear(blue / 255)];
  const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27;
}
