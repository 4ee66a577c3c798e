/** Side a light comes from, as seen: left or right. */
export type Side = -1 | 1;

/** Differences between the sides that show: of the backdrop, and of the face in its photo. */
const SEEN_BEHIND = 0.1;
const SEEN_ON_FACE = 0.22;
/** Below this, light across the picture comes from above or below. */
const SIDEWAYS = 0.3;

function sideOf(value: number, least: number): Side | 0 {
  return Math.abs(value) <= least ? 0 : value < 0 ? -1 : 1;
}

/**
 * Decides where the key light comes from, so that no two lights in the picture contradict each other: where the photo's
 * own light left its traces, else where a turned head looks, else where the place is bright. All from -1, left, to 1,
 * right, and 0 where nothing is told.
 * @param lights.photo side the photo was lit from @param lights.turned side a clearly turned head looks to
 * @param lights.place side the place is lit from @param lights.falloff angle light comes from across the whole
 * picture, radians @param lights.otherwise side taken where nothing decides
 * @returns the side; whether the place has to be swapped left to right for it; and the angle, turned to it
 */
export function chooseKeySide(lights: {
  photo: number;
  turned: number;
  place: number;
  falloff: number;
  otherwise: number;
}): { direction: Side; flip: boolean; falloff: number } {
  const { falloff, otherwise } = lights;
  const place = sideOf(lights.place, SEEN_BEHIND);
  const across = sideOf(Math.cos(falloff), SIDEWAYS);
  const direction =
    sideOf(lights.turned, 0) ||
    sideOf(lights.photo, SEEN_ON_FACE) ||
    place ||
    across ||
    sideOf(otherwise, 0) ||
    1;
  return {
    direction,
    flip: place === -direction,
    falloff: across === -direction ? Math.PI - falloff : falloff,
  };
}
