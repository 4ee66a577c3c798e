import { boxBlur } from "../pixels/blur.ts";
import type { Random } from "../pixels/random.ts";
import { type Canvas, HOLE, KNOWN } from "./canvas.ts";

/** What is finer than the mean of so many pixels to each side is grain. */
const FINE = 2;
/** How far around a pixel the strength of its grain is measured. */
const AROUND = 4;
/** The strength that so much of what lies around the hole does not reach: edges and hair are stronger. */
const USUAL = 0.35;
/** Side of what is laid over the hole at once, and how many places are tried for each. */
const TILE = 16;
const TRIES = 40;
/** How many times stronger or weaker than wanted, as mean squares, a place may be that grain is taken from. */
const ALIKE = 2.2;

interface Filled {
  canvas: Canvas;
  /** The known pixels around the hole. */
  around: readonly number[];
  /** Where the patch around each pixel was copied from; negative where none was. */
  source: ArrayLike<number>;
}

/**
 * Gives a filled hole the grain of where it was copied from, in place: the mean of many patches is smoother than each of them.
 * What is missing is laid over it from known places that have such grain and nothing else.
 */
export function matchGrain({ canvas, around, source }: Filled, random: Random): void {
  const { width, height, state, colours } = canvas;
  const grain = fineOf(canvas);
  const strength = strengthOf(canvas, grain);
  const wanted = wantedOf(canvas, strength, { around, source });
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      const thin = holeIn(canvas, left, top).filter((i) => strength[i]! < wanted[i]!);
      if (thin.length === 0) continue;
      const mean = thin.reduce((sum, i) => sum + wanted[i]!, 0) / thin.length;
      const shift = findSource(canvas, { left, top, strength, wanted: mean }, random);
      if (shift === null) continue;
      for (const i of thin) {
        const found = strength[i + shift]!;
        if (state[i + shift] !== KNOWN || found <= 0) continue;
        const times = Math.min(1, Math.sqrt((wanted[i]! - strength[i]!) / found));
        for (let c = 0; c < 3; c++) {
          const value = colours[i * 3 + c]! + times * grain[(i + shift) * 3 + c]!;
          colours[i * 3 + c] = Math.max(0, Math.min(255, value));
        }
      }
    }
  }
}

/** How strong grain should be: as where a place was copied from, but no stronger than is usual around the hole. */
function wantedOf(
  { state }: Canvas,
  strength: Float32Array,
  { around, source }: Pick<Filled, "around" | "source">,
): Float32Array {
  const sorted = around.map((i) => strength[i]!).sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length * USUAL)] ?? 0;
  return strength.map((_, i) =>
    state[i] === HOLE && source[i]! >= 0 ? Math.min(usual, strength[source[i]!]!) : 0,
  );
}

/** What each pixel differs from the mean of those around it by, red, green and blue. */
function fineOf({ width, height, colours }: Canvas): Float32Array {
  const coarse = colours.slice();
  boxBlur(coarse, width, height, 3, FINE);
  return colours.map((value, i) => value - coarse[i]!);
}

/** The mean square of the grain around each pixel, of known ones for the known and of filled ones for the hole. */
function strengthOf({ width, height, state }: Canvas, grain: Float32Array): Float32Array {
  const [known, hole] = [KNOWN, HOLE].map((kind) => {
    const squares = new Float32Array(state.length);
    const counts = new Float32Array(state.length);
    for (let i = 0; i < state.length; i++) {
      if (state[i] !== kind) continue;
      counts[i] = 1;
      squares[i] = grain[i * 3 + 1]! ** 2;
    }
    boxBlur(squares, width, height, 1, AROUND);
    boxBlur(counts, width, height, 1, AROUND);
    return squares.map((sum, i) => sum / Math.max(1e-3, counts[i]!));
  }) as [Float32Array, Float32Array];
  return known.map((value, i) => (state[i] === HOLE ? hole[i]! : value));
}

function holeIn({ width, height, state }: Canvas, left: number, top: number): number[] {
  const inside: number[] = [];
  for (let y = top; y < Math.min(height, top + TILE); y++)
    for (let x = left; x < Math.min(width, left + TILE); x++)
      if (state[y * width + x] === HOLE) inside.push(y * width + x);
  return inside;
}

/** How far on from a tile one lies that is known and has such grain wherever it is looked at; null where none was found. */
function findSource(
  { width, height, state }: Canvas,
  { left, top, strength, wanted }: { left: number; top: number; strength: Float32Array; wanted: number },
  random: Random,
): number | null {
  if (width < TILE || height < TILE) return null;
  const steps = [0, Math.floor(TILE / 3), Math.floor((2 * TILE) / 3), TILE - 1];
  for (let tried = 0; tried < TRIES; tried++) {
    const x = Math.floor(random.between(0, width - TILE));
    const y = Math.floor(random.between(0, height - TILE));
    const fits = steps.every((dy) =>
      steps.every((dx) => {
        const i = (y + dy) * width + x + dx;
        return state[i] === KNOWN && strength[i]! < wanted * ALIKE && strength[i]! > wanted / ALIKE;
      }),
    );
    if (fits) return (y - top) * width + x - left;
  }
  return null;
}
