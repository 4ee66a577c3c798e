import { blurredPlane } from "../pixels/blur.ts";
import { createPlane, type Image, lumaPlane } from "../pixels/image.ts";
import { noiseLevel } from "../pixels/noise-level.ts";
import { createRandom } from "../pixels/random.ts";
import type { Glyphs, Lettering } from "./lettering.ts";
import { shrunk, type TypefaceMatch } from "./match-typeface.ts";

export type Align = "left" | "middle" | "right";

/**
 * Other words in the place of those that were read: on their line, in their ink, as large, as soft and as grainy. Nothing
 * changes but where the new letters stand.
 * @param erased the photo without the old words
 */
export function writeLettering(
  erased: Image,
  { x, y, angle, strip, ink }: Lettering,
  words: Glyphs,
  { typeface, align }: { typeface: TypefaceMatch<unknown>; align: Align },
): Image {
  const { scaleX, scaleY, blur, glyphs } = typeface;
  const width = Math.max(1, Math.round(words.plane.width * scaleX));
  const height = Math.max(1, Math.round(words.plane.height * scaleY));
  const left = { left: 0, middle: (strip.width - width) / 2, right: strip.width - width }[align];
  const top = (glyphs.baseline - words.baseline) * scaleY;
  // room for what the blur spreads
  const room = Math.ceil(3 * blur) + 1;
  const sheet = createPlane(width + 2 * room, height + 2 * room);
  const letters = shrunk(words.plane, width, height);
  for (let v = 0; v < height; v++)
    sheet.data.set(letters.data.subarray(v * width, (v + 1) * width), (v + room) * sheet.width + room);
  const soft = blurredPlane(sheet, blur);
  const grain = grainOf(erased);
  const out: Image = { ...erased, data: erased.data.slice() };
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [left - room, top - room],
    [left + width + room, top - room],
    [left - room, top + height + room],
    [left + width + room, top + height + room],
  ].map(([u, v]) => [x + u! * cos - v! * sin, y + u! * sin + v! * cos] as const);
  const from = (n: 0 | 1) => Math.max(0, Math.floor(Math.min(...corners.map((corner) => corner[n]))));
  const to = (n: 0 | 1, most: number) =>
    Math.min(most, Math.ceil(Math.max(...corners.map((corner) => corner[n]))));
  for (let py = from(1); py < to(1, out.height); py++) {
    for (let px = from(0); px < to(0, out.width); px++) {
      const [dx, dy] = [px + 0.5 - x, py + 0.5 - y];
      const u = dx * cos + dy * sin;
      const share = sample(soft, u - left + room - 0.5, dy * cos - dx * sin - top + room - 0.5);
      if (share < 0.004) continue;
      const p = (py * out.width + px) * 4;
      const speck = grain();
      for (let c = 0; c < 3; c++) {
        const colour =
          ink[0][c]! + (ink[1][c]! - ink[0][c]!) * Math.min(1, Math.max(0, u / strip.width)) + speck;
        out.data[p + c] = out.data[p + c]! + share * (colour - out.data[p + c]!);
      }
    }
  }
  return out;
}

/** Noise as strong as the photo's own. */
function grainOf(photo: Image): () => number {
  const random = createRandom(1);
  const level = 255 * noiseLevel(lumaPlane(photo));
  return () => level * 1.7 * (random.next() + random.next() - 1);
}

/** Bilinear, nothing beyond the edges. */
function sample(
  { width, height, data }: { width: number; height: number; data: Float32Array },
  u: number,
  v: number,
): number {
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [u - left, v - top];
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : data[y * width + x]!;
  const upper = at(left, top) * (1 - fx) + at(left + 1, top) * fx;
  const lower = at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx;
  return upper * (1 - fy) + lower * fy;
}
