import { boxBlur } from "../pixels/blur.ts";
import { type Canvas, HOLE, KNOWN } from "./canvas.ts";

/** How far from the hole its surroundings reach, in pixels. */
const RING = 24;

/** The known pixels around the hole. */
export function knownAround({ width, height, state }: Canvas): number[] {
  const near = Float32Array.from(state, (kind) => (kind === HOLE ? 1 : 0));
  boxBlur(near, width, height, 1, RING);
  const found: number[] = [];
  for (let i = 0; i < state.length; i++) if (state[i] === KNOWN && near[i]! > 1e-4) found.push(i);
  return found;
}
