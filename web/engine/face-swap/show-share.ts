import { luminance } from "../pixels/colour.ts";
import { type LightMap, smoothstep } from "../pixels/image.ts";
import { type BlendedFaces, levelsOf } from "./blend-faces.ts";

/** From how much on a place that becomes brighter or darker takes the colours of skin, and whole, in square roots of light. */
const RECOLOURED = { from: 0.03, to: 0.2 };
/** Below it what is dark has hardly a colour of its own. */
const DARK = 0.06;

/**
 * The photo's face with a share of the new one, in square roots of light. How bright the new one is comes in; the colours
 * stay those of the photo's skin, or another light on another skin would show in patches. Eyes and lips bring theirs.
 * @param share 0 to 1
 */
export function showShare({ own, lines, rest, coloured, tints }: BlendedFaces, share: number): LightMap {
  const levels = levelsOf(own);
  const data = Float32Array.from(own.data);
  const by: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < levels.data.length; i++) {
    for (let c = 0; c < 3; c++) by[c] = lines.data[i * 3 + c]! + share * rest.data[i * 3 + c]!;
    const brighter = luminance(...by);
    if (brighter === 0) continue;
    const was = levels.data[i]!;
    const anew = smoothstep(RECOLOURED.from, RECOLOURED.to, Math.abs(brighter));
    for (let c = 0; c < 3; c++) {
      const k = i * 3 + c;
      const tint = tints.data[k]!;
      const old = (own.data[k]! + DARK * tint) / (was + DARK);
      const skin = (was + brighter) * (old + anew * (tint - old));
      data[k] = Math.max(0, skin + coloured.data[i]! * (own.data[k]! + by[c]! - skin));
    }
  }
  return { ...own, data };
}
