import { clamp, createPlane } from "../pixels/image.ts";
import { type Planes, spreadColours } from "../pixels/spread-colours.ts";
import { HOLE, KNOWN } from "./canvas.ts";
import { type Matches, RADIUS, shiftsFor } from "./patch-match.ts";

/** What is copied may differ from the rim by this much in all, of 255: more is an edge, not a difference of light. */
const MOST = 16;

/**
 * Takes the last difference in brightness out of a filled hole, in place: by how much the copied patches miss the known
 * pixels along the rim is spread smoothly over the hole (the membrane of Poisson blending).
 */
export function evenOut({ canvas, targets, source }: Matches): void {
  const { width, height, state, colours } = canvas;
  const planes = [0, 1, 2].map(() => createPlane(width, height)) as unknown as Planes;
  const weight = createPlane(width, height);
  for (const target of targets) {
    if (state[target] !== KNOWN) continue;
    const from = source[target]!;
    const shifts = shiftsFor(canvas, target, from);
    const sums = [0, 0, 0];
    let count = 0;
    for (let y = -RADIUS; y <= RADIUS; y++) {
      for (let x = -RADIUS; x <= RADIUS; x++) {
        const offset = y * width + x;
        if (state[target + offset] !== KNOWN) continue;
        count++;
        for (let c = 0; c < 3; c++)
          sums[c]! += colours[(target + offset) * 3 + c]! - colours[(from + offset) * 3 + c]! - shifts[c]!;
      }
    }
    weight.data[target] = 1;
    for (let c = 0; c < 3; c++) planes[c]!.data[target] = clamp(sums[c]! / count, -MOST, MOST);
  }
  const spread = spreadColours(planes, weight);
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== HOLE) continue;
    for (let c = 0; c < 3; c++) colours[i * 3 + c] = clamp(colours[i * 3 + c]! + spread[c]!.data[i]!, 0, 255);
  }
}
