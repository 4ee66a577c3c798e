import { byteToLinear, linearToSrgb } from "../pixels/colour.ts";
import type { Image, Plane } from "../pixels/image.ts";
import { clamp, smoothstep } from "../pixels/image.ts";
import { toOklab } from "../pixels/oklab.ts";
import type { SkinForm } from "./skin-form.ts";

/** How a design lies on the skin; lengths in pixels of the photo. */
export interface Placement {
  x: number;
  y: number;
  /** Longer side of the design. */
  size: number;
  /** Radians, clockwise. */
  turn: number;
  /** How much of the ink is there: a fresh tattoo is 1, an old one less. */
  strength: number;
  form: SkinForm;
}

/** What black ink lets through below the skin, in linear light: it ages towards blue. */
const LETS_THROUGH = [0.045, 0.062, 0.085] as const;
/** How soft the skin makes a line, share of the design's size. */
const SOFT = 0.0022;

/**
 * Puts a design onto skin, curved as the skin is and in its own light: ink takes light away and adds none. `design` says
 * by alpha where ink is, and by colour which; nothing outside `skin` changes.
 */
export function inkSkin(photo: Image, skin: Plane, design: Image, at: Placement): Image {
  const out: Image = { ...photo, data: photo.data.slice() };
  const { form, size } = at;
  const half = size * 0.75;
  const left = Math.max(0, Math.floor(at.x - half));
  const top = Math.max(0, Math.floor(at.y - half));
  const right = Math.min(photo.width, Math.ceil(at.x + half));
  const bottom = Math.min(photo.height, Math.ceil(at.y + half));
  const longest = Math.max(design.width, design.height);
  const [cos, sin] = [Math.cos(at.turn), Math.sin(at.turn)];
  const flat = Math.sin(form.angle);
  const blur = Math.max(0.75, SOFT * size) * (longest / size);
  const ink = new Float32Array(4);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const i = y * photo.width + x;
      const isSkin = skin.data[i]!;
      if (isSkin < 0.01) continue;
      const [dx, dy] = [x - at.x, y - at.y];
      const across = dx * form.across.x + dy * form.across.y;
      const sine = flat + across / form.radius;
      if (sine <= -0.995 || sine >= 0.995) continue;
      // the way along the skin is longer than what is seen of it
      const along = (Math.asin(sine) - form.angle) * form.radius - across;
      const [sx, sy] = [dx + along * form.across.x, dy + along * form.across.y];
      const u = ((sx * cos + sy * sin) / size) * longest + design.width / 2;
      const v = ((sy * cos - sx * sin) / size) * longest + design.height / 2;
      sampleInk(design, u, v, blur, ink);
      if (ink[3]! < 0.004) continue;
      const p = i * 4;
      const light = toOklab(photo.data[p]!, photo.data[p + 1]!, photo.data[p + 2]!)[0];
      // shine lies on top of the skin, and ink below it
      const seen = ink[3]! * at.strength * isSkin * (1 - 0.45 * smoothstep(0.84, 0.97, light));
      for (let c = 0; c < 3; c++) {
        const through = LETS_THROUGH[c]! + (1 - LETS_THROUGH[c]!) * ink[c]!;
        const lit = byteToLinear(photo.data[p + c]!) * (1 - seen * (1 - through));
        out.data[p + c] = 255 * linearToSrgb(lit);
      }
    }
  }
  return out;
}

/** Mean of a small square of the design: its colour in linear light, and how much of it is ink. */
function sampleInk(
  { width, height, data }: Image,
  u: number,
  v: number,
  radius: number,
  ink: Float32Array,
): void {
  ink.fill(0);
  const steps = clamp(Math.ceil(radius * 2), 2, 5);
  let alphas = 0;
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      const x = Math.floor(u + ((column + 0.5) / steps - 0.5) * 2 * radius);
      const y = Math.floor(v + ((row + 0.5) / steps - 0.5) * 2 * radius);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const p = (y * width + x) * 4;
      const alpha = data[p + 3]! / 255;
      alphas += alpha;
      for (let c = 0; c < 3; c++) ink[c] = ink[c]! + alpha * byteToLinear(data[p + c]!);
    }
  }
  if (alphas === 0) return;
  for (let c = 0; c < 3; c++) ink[c] = ink[c]! / alphas;
  ink[3] = alphas / steps ** 2;
}

/** A drawing on paper as ink: what is darker than the paper, in its own colour. What is transparent already stays so. */
export function inkOfDrawing(drawing: Image): Image {
  const { data } = drawing;
  const out: Image = { ...drawing, data: data.slice() };
  let isCutOut = false;
  for (let p = 3; p < data.length && !isCutOut; p += 4) isCutOut = data[p]! < 128;
  if (isCutOut) return out;
  const paper = paperOf(drawing);
  for (let p = 0; p < data.length; p += 4) {
    const share = [0, 1, 2].map((c) => data[p + c]! / Math.max(1, paper[c]!));
    const darkest = Math.min(...share);
    const alpha = clamp((0.94 - darkest) / 0.6, 0, 1);
    out.data[p + 3] = 255 * alpha;
    // the colour without the paper that shows through a thin line
    for (let c = 0; c < 3; c++)
      out.data[p + c] = alpha > 0 ? 255 * clamp((share[c]! - (1 - alpha)) / alpha, 0, 1) : 0;
  }
  return out;
}

/** The colour that most of a drawing's border has. */
function paperOf({ width, height, data }: Image): [number, number, number] {
  const values: [number[], number[], number[]] = [[], [], []];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x > 2 && y > 2 && x < width - 3 && y < height - 3) continue;
      for (let c = 0; c < 3; c++) values[c]!.push(data[(y * width + x) * 4 + c]!);
    }
  }
  return values.map((list) => list.sort((a, b) => a - b)[list.length >> 1]!) as [number, number, number];
}
