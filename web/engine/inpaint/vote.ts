import { HOLE } from "./canvas.ts";
import { type Matches, PATCH, RADIUS, shiftsFor } from "./patch-match.ts";

/** How much less a patch counts for each pixel it lies deeper in the hole: what is known decides. */
const DEEPER = 1 / 1.25;

/** Share of the patches whose cost counts as good. */
const GOOD = 0.5;
/** Shares of a patch's pixels in what is voted: all alike, or those near its middle alone. */
const ALL_ALIKE = new Float32Array(PATCH).fill(1);
const NEAR_MIDDLE = Float32Array.from({ length: PATCH }, (_, i) => {
  const x = (i % (2 * RADIUS + 1)) - RADIUS;
  const y = Math.floor(i / (2 * RADIUS + 1)) - RADIUS;
  return Math.exp(-(x * x + y * y) / 2);
});

/**
 * Fills the hole by the matches: each pixel becomes the mean of what all patches over it say, good matches counting more
 * (Wexler, Shechtman, Irani 2007).
 * @param crisp only the middles of patches count, which keeps grain and texture that a mean of many would lose
 */
export function vote(matches: Matches, depth: Float32Array, crisp: boolean): void {
  const { canvas, targets, source, cost } = matches;
  const { width, state, colours, texture } = canvas;
  const costs = Float32Array.from(targets, (target) => cost[target]!).sort();
  const usual = Math.max(30, costs[Math.floor((costs.length - 1) * GOOD)]!);
  const sums = new Float32Array(colours.length);
  const weights = new Float32Array(state.length);
  const rough = new Float32Array(state.length);
  const side = 2 * RADIUS + 1;
  const shares = crisp ? NEAR_MIDDLE : ALL_ALIKE;
  for (const target of targets) {
    const trust = Math.exp(-cost[target]! / (2 * usual)) * DEEPER ** depth[target]! + 1e-12;
    const first = target - RADIUS * width - RADIUS;
    const from = source[target]! - RADIUS * width - RADIUS;
    const [red, green, blue] = shiftsFor(canvas, target, source[target]!);
    for (let y = 0; y < side; y++) {
      let i = first + y * width;
      let s = (from + y * width) * 3;
      for (let x = 0; x < side; x++, i++, s += 3) {
        if (state[i] !== HOLE) continue;
        const weight = trust * shares[y * side + x]!;
        weights[i]! += weight;
        rough[i]! += weight * texture[s / 3]!;
        sums[i * 3]! += weight * (colours[s]! + red);
        sums[i * 3 + 1]! += weight * (colours[s + 1]! + green);
        sums[i * 3 + 2]! += weight * (colours[s + 2]! + blue);
      }
    }
  }
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== HOLE || weights[i] === 0) continue;
    texture[i] = rough[i]! / weights[i]!;
    for (let c = 0; c < 3; c++) {
      const value = sums[i * 3 + c]! / weights[i]!;
      colours[i * 3 + c] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
}
