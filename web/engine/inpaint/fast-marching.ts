import { type Canvas, HOLE, KNOWN } from "./canvas.ts";

/** How far known pixels count, in pixels. */
const REACH = 4;
const FAR = 1e6;

/**
 * Fills thin holes from their rims inwards, each pixel from those known around it, along lines of equal brightness
 * (Telea 2004). In place.
 */
export function fillByFastMarching(canvas: Canvas): void {
  const { width, height, state } = canvas;
  const time = new Float32Array(state.length);
  const settled = new Uint8Array(state.length);
  const band = new TimeQueue(time);
  for (let i = 0; i < state.length; i++) {
    settled[i] = state[i] === KNOWN ? 1 : 0;
    time[i] = settled[i] ? 0 : FAR;
  }
  for (let i = 0; i < state.length; i++) {
    if (settled[i] && neighbours(i, width, height).some((n) => state[n] === HOLE)) band.push(i);
  }
  for (let from = band.pop(); from >= 0; from = band.pop()) {
    for (const next of neighbours(from, width, height)) {
      if (settled[next] || state[next] !== HOLE) continue;
      time[next] = arrival(time, settled, next, width, height);
      fillPixel(canvas, time, settled, next);
      settled[next] = 1;
      band.push(next);
    }
  }
}

function neighbours(i: number, width: number, height: number): number[] {
  const x = i % width;
  const found: number[] = [];
  if (x > 0) found.push(i - 1);
  if (x < width - 1) found.push(i + 1);
  if (i >= width) found.push(i - width);
  if (i + width < width * height) found.push(i + width);
  return found;
}

/** When the front reaches a pixel: the eikonal equation from the earlier neighbour across and the one along. */
function arrival(time: Float32Array, settled: Uint8Array, i: number, width: number, height: number): number {
  const x = i % width;
  const at = (n: number, inside: boolean) => (inside && settled[n] ? time[n]! : FAR);
  const a = Math.min(at(i - 1, x > 0), at(i + 1, x < width - 1));
  const b = Math.min(at(i - width, i >= width), at(i + width, i + width < width * height));
  if (Math.abs(a - b) >= 1) return Math.min(a, b) + 1;
  return (a + b + Math.sqrt(2 - (a - b) ** 2)) / 2;
}

/** Slope of `values` (one of `step`) at a pixel, from settled neighbours alone. */
function slope(
  values: Float32Array,
  i: number,
  offset: number,
  step: number,
  c: number,
  settled: Uint8Array,
): number {
  const ahead = settled[i + offset] === 1;
  const behind = settled[i - offset] === 1;
  const here = values[i * step + c]!;
  if (ahead && behind) return (values[(i + offset) * step + c]! - values[(i - offset) * step + c]!) / 2;
  if (ahead) return values[(i + offset) * step + c]! - here;
  if (behind) return here - values[(i - offset) * step + c]!;
  return 0;
}

function fillPixel(
  { width, height, colours }: Canvas,
  time: Float32Array,
  settled: Uint8Array,
  i: number,
): void {
  const x = i % width;
  const y = (i - x) / width;
  const tx = slope(time, i, 1, 1, 0, settled);
  const ty = slope(time, i, width, 1, 0, settled);
  const sums = [0, 0, 0];
  let total = 1e-9;
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      if (x + dx < 1 || y + dy < 1 || x + dx >= width - 1 || y + dy >= height - 1) continue;
      const squared = dx * dx + dy * dy;
      const n = i + dy * width + dx;
      if (squared === 0 || squared > REACH * REACH || !settled[n]) continue;
      const length = Math.sqrt(squared);
      const along = Math.abs(dx * tx + dy * ty) / length + 1e-3;
      const level = 1 / (1 + Math.abs(time[n]! - time[i]!));
      const weight = (along * level) / squared;
      total += weight;
      for (let c = 0; c < 3; c++) {
        const gx = slope(colours, n, 1, 3, c, settled);
        const gy = slope(colours, n, width, 3, c, settled);
        // half of the slope: all of it overshoots where grain makes it
        sums[c]! += weight * (colours[n * 3 + c]! - 0.5 * (gx * dx + gy * dy));
      }
    }
  }
  if (total < 1e-8) return;
  for (let c = 0; c < 3; c++) colours[i * 3 + c] = Math.min(255, Math.max(0, sums[c]! / total));
}

/** Pixels by the time the front reaches them, earliest first: a binary heap. */
class TimeQueue {
  readonly #time: Float32Array;
  readonly #heap: number[] = [];

  constructor(time: Float32Array) {
    this.#time = time;
  }

  push(pixel: number): void {
    const heap = this.#heap;
    let at = heap.push(pixel) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#time[heap[parent]!]! <= this.#time[pixel]!) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = pixel;
  }

  /** -1 when empty. */
  pop(): number {
    const heap = this.#heap;
    const first = heap[0];
    if (first === undefined) return -1;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.#time[heap[child + 1]!]! < this.#time[heap[child]!]!) child++;
      if (this.#time[heap[child]!]! >= this.#time[last]!) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}
