import { blurredPlane } from "../pixels/blur.ts";
import { clamp, createImage, createPlane, type Image, smoothstep } from "../pixels/image.ts";
import { kuwahara } from "./kuwahara.ts";

/** Printing inks as the light they leave of red, green and blue, and the angle of their screens (cosine, sine). */
const INKS = [
  { takes: 0, leaves: [0.06, 0.66, 0.9], cos: 0.9659, sin: 0.2588 },
  { takes: 1, leaves: [0.9, 0.12, 0.5], cos: 0.2588, sin: 0.9659 },
  { takes: 2, leaves: [0.99, 0.9, 0.1], cos: 1, sin: 0 },
] as const;
const STEPS = 4;

/** Share of a screen's cell that is inked at a point: dots that grow with the tone, up to the whole. */
function inked(x: number, y: number, tone: number, cell: number): number {
  const u = x / cell - Math.floor(x / cell) - 0.5;
  const v = y / cell - Math.floor(y / cell) - 0.5;
  const radius = Math.sqrt(tone) * 0.72;
  return clamp((radius - Math.sqrt(u * u + v * v)) * cell + 0.5, 0, 1);
}

/** A printed comic: few flat tones, dots of three inks at their own angles, black contours. */
export function comicPrint(image: Image): Image {
  const { width, height } = image;
  const { colours } = kuwahara(image, Math.max(1.5, height * 0.0042));
  const luma = createPlane(width, height);
  for (let i = 0; i < luma.data.length; i++)
    luma.data[i] = 0.2126 * colours[i * 3]! + 0.7152 * colours[i * 3 + 1]! + 0.0722 * colours[i * 3 + 2]!;
  const thin = blurredPlane(luma, Math.max(0.5, height * 0.0011)).data;
  const thick = blurredPlane(luma, Math.max(0.9, height * 0.0028)).data;
  const cell = Math.max(3, height / 150);
  const out = createImage(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const bright = luma.data[i]!;
      const raised = smoothstep(0, 0.84, bright * 1.1);
      // between two tones a narrow passage, so that they meet without stairs
      const scaled = raised * STEPS;
      const flat = (Math.floor(scaled) + smoothstep(0.35, 0.65, scaled - Math.floor(scaled))) / STEPS;
      const paper = [1, 0.985, 0.95];
      for (const { takes, leaves, cos, sin } of INKS) {
        const own = clamp(flat + (colours[i * 3 + takes]! - bright) * 1.5, 0, 1);
        const cover = inked(x * cos + y * sin, y * cos - x * sin, 1 - own, cell);
        for (let c = 0; c < 3; c++) paper[c] = paper[c]! * (1 - cover * (1 - leaves[c]!));
      }
      const contour = smoothstep(0.012, 0.05, thick[i]! - thin[i]!) * 0.95;
      const shadow = smoothstep(0.2, 0.13, bright) * 0.9;
      const ink = 1 - Math.max(contour, shadow);
      for (let c = 0; c < 3; c++) out.data[i * 4 + c] = 255 * (0.07 + 0.93 * paper[c]! * ink);
      out.data[i * 4 + 3] = 255;
    }
  }
  return out;
}
