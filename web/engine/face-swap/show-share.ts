import { luminance } from "../pixels/colour.ts";
import { type LightMap, smoothstep } from "../pixels/image.ts";
import { type BlendedFaces, levelsOf } from "./blend-faces.ts";
import type { Parts } from "./face-areas.ts";

/** From how much on a place that becomes brighter or darker takes the colours of skin, and whole, in square roots of light. */
const RECOLOURED = { from: 0.03, to: 0.2 };
/** From how bright on an eye shows its white, which is never bluer than grey: another light would make it so. */
const WHITE = 0.4;
/** How much of their colour lips bring: a mouth lies as the photo's, so teeth and lips have colours there already. */
const LIPS = 0.5;
/** Below it what is dark has hardly a colour of its own. */
const DARK = 0.06;

/**
 * What is shown of a new face: which parts of it, beside nose and folds, and how much of what is coarser than its lines,
 * from 0 to 1; a little more than 1 overdoes what tells it from the photo's own.
 */
export interface Share extends Record<keyof Parts, boolean> {
  rest: number;
}

const PARTS = ["eyes", "brows", "mouth"] as const;

/**
 * The photo's face with a share of the new one, in square roots of light. How bright the new one is comes in; the colours
 * stay those of the photo's skin, or another light on another skin would show in patches. Eyes bring theirs, lips some of it.
 */
export function showShare(
  { own, lines, rest, eyes, lips, tints }: BlendedFaces,
  parts: Parts,
  share: Share,
): LightMap {
  const levels = levelsOf(own);
  const data = Float32Array.from(own.data);
  const by: [number, number, number] = [0, 0, 0];
  const staying = PARTS.filter((part) => !share[part]).map((part) => parts[part]);
  for (let i = 0; i < levels.data.length; i++) {
    let shown = 1;
    for (const stays of staying) shown *= 1 - stays.data[i]!;
    for (let c = 0; c < 3; c++) by[c] = shown * (lines.data[i * 3 + c]! + share.rest * rest.data[i * 3 + c]!);
    const brighter = luminance(...by);
    if (brighter === 0) continue;
    const was = levels.data[i]!;
    const anew = smoothstep(RECOLOURED.from, RECOLOURED.to, Math.abs(brighter)) * (1 - lips.data[i]!);
    const grey = Math.max(WHITE, ...by.slice(0, 2).map((change, c) => own.data[i * 3 + c]! + change));
    const brought = eyes ? Math.max(eyes.data[i]!, LIPS * lips.data[i]!) : 0;
    for (let c = 0; c < 3; c++) {
      const k = i * 3 + c;
      const tint = tints.data[k]!;
      const old = (own.data[k]! + DARK * tint) / (was + DARK);
      const skin = (was + brighter) * (old + anew * (tint - old));
      const eye = Math.min(own.data[k]! + by[c]!, grey);
      data[k] = Math.max(0, skin + brought * (eye - skin));
    }
  }
  return { ...own, data };
}
