import { blurredPlane } from "../pixels/blur.ts";
import { clamp, createPlane, type LightMap, type Plane, smoothstep } from "../pixels/image.ts";
import { type Planes, spreadColours } from "../pixels/spread-colours.ts";
import { FLOOR } from "./match-light.ts";

/** How coarsely the two are compared along the rim, in face sizes. */
const COARSE = 0.025;
/** How far inwards it reaches, in face sizes, and how many stops it changes at most. */
const INWARDS = 0.06;
const MOST = 0.7;

/**
 * Brings a face to the photo's own colours along the rim of what is shown of it, in place, and what lies within by the
 * way there: as a membrane over the rim (Farbman, Hoffer, Lipman, Cohen, Lischinski 2009, by pull-push).
 * @param rim where the two meet and both show skin, 0 to 1
 */
export function matchRim(face: LightMap, target: LightMap, rim: Plane, faceSize: number): void {
  const { width, height } = rim;
  const near = blurredPlane(rim, faceSize * COARSE);
  const known = createPlane(width, height);
  for (let i = 0; i < known.data.length; i++)
    known.data[i] = rim.data[i]! > 0 ? Math.min(1, near.data[i]! * 2) : 0;
  const off = [0, 1, 2].map((c) => {
    const weighted = createPlane(width, height);
    for (let i = 0; i < weighted.data.length; i++) {
      if (rim.data[i] === 0) continue;
      weighted.data[i] =
        rim.data[i]! * Math.log2((target.data[i * 3 + c]! + FLOOR) / (face.data[i * 3 + c]! + FLOOR));
    }
    const soft = blurredPlane(weighted, faceSize * COARSE);
    for (let i = 0; i < soft.data.length; i++) soft.data[i] = soft.data[i]! / (near.data[i]! + 1e-4);
    return soft;
  }) as unknown as Planes;
  const full = spreadColours(off, known).map((plane) => blurredPlane(plane, faceSize * COARSE));
  const by = blurredPlane(known, faceSize * INWARDS);
  for (let i = 0; i < known.data.length; i++) by.data[i] = smoothstep(0.02, 0.4, by.data[i]!);
  for (let i = 0; i < known.data.length; i++)
    for (let c = 0; c < 3; c++)
      face.data[i * 3 + c] = face.data[i * 3 + c]! * 2 ** clamp(by.data[i]! * full[c]!.data[i]!, -MOST, MOST);
}
