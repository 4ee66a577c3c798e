import { boxBlur } from "../pixels/blur.ts";
import type { Image, Plane } from "../pixels/image.ts";
import type { Area } from "./work-area.ts";

/** What a pixel of the canvas is. */
export const KNOWN = 0;
/** To be filled. */
export const HOLE = 1;
/** Neither filled nor copied: another hole, or transparent. */
export const BARRED = 2;

/** The part of a picture that is worked on. */
export interface Canvas {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, interleaved, 0 to 255. */
  colours: Float32Array;
  /** `KNOWN`, `HOLE` or `BARRED`. */
  state: Uint8Array;
  /** How rough the picture is around each pixel, 0 to 255: with colours alone, what is even would be preferred. */
  texture: Float32Array;
}

export function emptyCanvas(width: number, height: number): Canvas {
  return {
    width,
    height,
    colours: new Float32Array(width * height * 3),
    state: new Uint8Array(width * height),
    texture: new Float32Array(width * height),
  };
}

/** Takes `area` out of a picture; the mask counts as hole within `hole` only. */
export function cutCanvas(image: Image, mask: Plane, area: Area, hole: Area): Canvas {
  const canvas = emptyCanvas(area.right - area.left, area.bottom - area.top);
  for (let y = area.top, i = 0; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++, i++) {
      const from = y * image.width + x;
      for (let c = 0; c < 3; c++) canvas.colours[i * 3 + c] = image.data[from * 4 + c]!;
      const isOwn = x >= hole.left && x < hole.right && y >= hole.top && y < hole.bottom;
      if (mask.data[from]! > 0) canvas.state[i] = isOwn ? HOLE : BARRED;
      else if (image.data[from * 4 + 3] === 0) canvas.state[i] = BARRED;
    }
  }
  measureTexture(canvas);
  return canvas;
}

/** How far around a pixel its texture is measured. */
const TEXTURE_RADIUS = 4;

/** Mean difference of neighbours around each known pixel. */
export function measureTexture({ width, height, colours, state, texture }: Canvas): void {
  texture.fill(0);
  const known = new Float32Array(state.length);
  for (let i = 0; i < state.length; i++) {
    const right = i % width < width - 1 ? i + 1 : i;
    const below = i + width < state.length ? i + width : i;
    if (state[i] !== KNOWN || state[right] !== KNOWN || state[below] !== KNOWN) continue;
    known[i] = 1;
    for (let c = 0; c < 3; c++) {
      const value = colours[i * 3 + c]!;
      texture[i]! +=
        (Math.abs(colours[right * 3 + c]! - value) + Math.abs(colours[below * 3 + c]! - value)) / 6;
    }
  }
  boxBlur(texture, width, height, 1, TEXTURE_RADIUS);
  boxBlur(known, width, height, 1, TEXTURE_RADIUS);
  for (let i = 0; i < texture.length; i++) texture[i] = texture[i]! / Math.max(0.02, known[i]!);
}

/** Half the size. A pixel is a hole where any of its four is, so that nothing of what goes is left in it. */
export function halveCanvas(canvas: Canvas): Canvas {
  const half = emptyCanvas((canvas.width + 1) >> 1, (canvas.height + 1) >> 1);
  for (let y = 0; y < half.height; y++) {
    const top = 2 * y * canvas.width;
    const low = 2 * y + 1 < canvas.height ? top + canvas.width : top;
    for (let x = 0; x < half.width; x++) {
      const left = 2 * x;
      const right = left + 1 < canvas.width ? left + 1 : left;
      const out = y * half.width + x;
      for (const i of [top + left, top + right, low + left, low + right]) {
        for (let c = 0; c < 3; c++) half.colours[out * 3 + c]! += canvas.colours[i * 3 + c]! / 4;
        half.texture[out]! += canvas.texture[i]! / 4;
        half.state[out] = higher(half.state[out]!, canvas.state[i]!);
      }
    }
  }
  return half;
}

/** A hole goes before what is barred: it has to be filled. */
function higher(a: number, b: number): number {
  if (a === HOLE || b === HOLE) return HOLE;
  return Math.max(a, b);
}

/** Steps of each hole pixel to the nearest known one, 0 outside the hole (chamfer distance, 3 and 4 thirds of a pixel). */
export function depthInHole({ width, height, state }: Canvas): Float32Array {
  const depth = new Float32Array(state.length);
  for (let i = 0; i < depth.length; i++) depth[i] = state[i] === KNOWN ? 0 : 1e6;
  const reach = (i: number, x: number, y: number, dx: number, dy: number, cost: number) => {
    if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) return;
    const via = depth[i + dy * width + dx]! + cost;
    if (via < depth[i]!) depth[i] = via;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      reach(i, x, y, -1, 0, 1);
      reach(i, x, y, -1, -1, 4 / 3);
      reach(i, x, y, 0, -1, 1);
      reach(i, x, y, 1, -1, 4 / 3);
    }
  }
  for (let y = height - 1, i = depth.length - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, i--) {
      reach(i, x, y, 1, 0, 1);
      reach(i, x, y, 1, 1, 4 / 3);
      reach(i, x, y, 0, 1, 1);
      reach(i, x, y, -1, 1, 4 / 3);
    }
  }
  return depth;
}
