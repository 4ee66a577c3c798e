import { blurredPlane } from "../pixels/blur.ts";
import { clamp, createImage, type Image, lumaPlane, smoothstep } from "../pixels/image.ts";
import { valueNoise } from "../pixels/noise.ts";

const PAPER = [246, 243, 235] as const;
const GRAPHITE = [52, 51, 54] as const;
/** Layers of hatching: the way they run (unit vector) and the darkness each begins at. */
const HATCHES = [
  { x: 0.68, y: 0.733, from: 0.3 },
  { x: 0.96, y: 0.28, from: 0.5 },
  { x: -0.6, y: 0.8, from: 0.68 },
] as const;

/** Graphite on paper: contours where brightness changes, hatching in the shade, the paper's tooth over all. */
export function pencilDrawing(image: Image, seed: number): Image {
  const { width, height } = image;
  const luma = lumaPlane(image);
  const fine = blurredPlane(luma, Math.max(0.5, height * 0.0009));
  const wide = blurredPlane(luma, Math.max(1, height * 0.0048));
  const tones = blurredPlane(luma, Math.max(0.8, height * 0.003));
  const stroke = height * 0.0034;
  const out = createImage(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      // a pixel against its surroundings: what a pencil line is drawn for
      const line = clamp((1 - (fine.data[i]! + 0.02) / (wide.data[i]! + 0.02)) * 3.4 - 0.06, 0, 1);
      const dark = 1 - tones.data[i]!;
      let shade = 0.34 * smoothstep(0.25, 1, dark);
      for (const [layer, hatch] of HATCHES.entries()) {
        const along = x * hatch.x + y * hatch.y;
        const across = x * hatch.y - y * hatch.x;
        const wander = valueNoise(along / (stroke * 16), across / (stroke * 9), seed + layer) * 2.2;
        const mark = valueNoise(along / (stroke * 22), across / stroke + wander, seed + 7 + layer);
        shade += 0.3 * smoothstep(hatch.from, hatch.from + 0.34, dark) * smoothstep(0.4, 0.62, mark);
      }
      const tooth = 0.72 + 0.56 * valueNoise(x / (stroke * 0.45), y / (stroke * 0.45), seed + 19);
      const graphite = clamp((0.95 * line + shade) * tooth, 0, 1);
      for (let c = 0; c < 3; c++) out.data[i * 4 + c] = PAPER[c]! + (GRAPHITE[c]! - PAPER[c]!) * graphite;
      out.data[i * 4 + 3] = 255;
    }
  }
  return out;
}
