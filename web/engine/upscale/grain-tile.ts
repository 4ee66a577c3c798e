import { gaussianBlur } from "../pixels/blur.ts";
import { createRandom } from "../pixels/random.ts";

/** A prime side, so that nothing in a picture keeps step with it. */
const SIDE = 509;

/** Grain of mean 0 and deviation 1, as large as that of a photo enlarged `factor` times can be without looking like blots. */
export function grainTile(factor: number): { side: number; specks: Float32Array } {
  const random = createRandom(factor);
  const specks = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < specks.length; i++) specks[i] = random.next() + random.next() + random.next() - 1.5;
  const fine = specks.slice();
  gaussianBlur(specks, SIDE, SIDE, 1, 0.35 * Math.sqrt(factor));
  // clumps of the blurred and sharp specks of the fine, as film has both
  for (let i = 0; i < specks.length; i++) specks[i] = specks[i]! + 0.35 * fine[i]!;
  let squares = 0;
  for (const value of specks) squares += value * value;
  const deviation = Math.sqrt(squares / specks.length);
  return { side: SIDE, specks: specks.map((value) => value / deviation) };
}
