import { clamp, type Image } from "../pixels/image.ts";
import { type Oklab, toOklab } from "../pixels/oklab.ts";
import { MESH, meshPoint } from "./face-mesh.ts";
import type { Face } from "./trace-faces.ts";

/** Where the body is looked at, in face sizes: from below the neck down, and to either side of the chin. */
const BODY = { from: 0.55, to: 3.2, aside: 1.1 } as const;
/** Places looked at across; down, so many that they lie as far apart. */
const ACROSS = 24;
/** With less of the body in the picture than this, in face sizes down, nothing is said. */
const LEAST_SEEN = 0.5;
/** How far from the face's own colour skin of the body lies, in Oklab: sun and shade change its lightness most. */
const OFF_HUE = 0.03;
const DARKER = 0.25;
const LIGHTER = 0.15;

/** The middle value of each channel. */
function medianOf(colours: readonly Oklab[]): Oklab {
  const middle = (c: 0 | 1 | 2) =>
    colours.map((one) => one[c]).toSorted((x, y) => x - y)[colours.length >> 1]!;
  return [middle(0), middle(1), middle(2)];
}

/**
 * Share of what is seen below the neck that has the colour of the face's skin, 0 to 1; null where too little is in the
 * picture. A rough hint at bare skin: skin-coloured cloth and walls count as well.
 */
export function bareSkin(photo: Image, { mesh, size }: Face): number | null {
  const colourAt = (x: number, y: number): Oklab => {
    const column = clamp(Math.round(x), 0, photo.width - 1);
    const at = (clamp(Math.round(y), 0, photo.height - 1) * photo.width + column) * 4;
    return toOklab(photo.data[at]!, photo.data[at + 1]!, photo.data[at + 2]!);
  };
  const [lightness, a, b] = medianOf(
    MESH.skin.map((index) => {
      const { x, y } = meshPoint(mesh, index);
      return colourAt(x, y);
    }),
  );
  const chin = meshPoint(mesh, MESH.chin);
  const top = chin.y + BODY.from * size;
  const bottom = Math.min(photo.height, chin.y + BODY.to * size);
  if (bottom - top < LEAST_SEEN * size) return null;
  const left = Math.max(0, chin.x - BODY.aside * size);
  const right = Math.min(photo.width, chin.x + BODY.aside * size);
  const step = (right - left) / ACROSS;
  let [seen, bare] = [0, 0];
  for (let y = top + step / 2; y < bottom; y += step) {
    for (let x = left + step / 2; x < right; x += step) {
      const colour = colourAt(x, y);
      seen++;
      const isSkin =
        Math.hypot(colour[1] - a, colour[2] - b) < OFF_HUE &&
        colour[0] > lightness - DARKER &&
        colour[0] < lightness + LIGHTER;
      if (isSkin) bare++;
    }
  }
  return seen === 0 ? null : bare / seen;
}
