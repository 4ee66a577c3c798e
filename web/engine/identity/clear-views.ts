/** How well a photo's person stands out, see `CoarseMatte`. */
interface Clearness {
  undecided: number;
  /** The person was told what is wrong with the photo and wants it used. */
  insisted?: boolean;
}

/** Beside this many clear photos those less clear are left out. */
const CLEAR = { photos: 3, upTo: 0.22 };
/** Left out beside any better photo: people behind somebody, or walls of letters, come along with them. */
const HOPELESS = { over: 0.35, timesTheClearest: 1.5 };

/**
 * Which photos to make portraits of, by index: old backgrounds stay, and hair goes, where the network cannot decide
 * what is the person. At least the clearest one is kept.
 */
export function clearViews(photos: readonly Clearness[]): number[] {
  const clear = photos.filter(({ undecided }) => undecided <= CLEAR.upTo);
  const clearest = Math.min(...photos.map(({ undecided }) => undecided));
  const most =
    clear.length >= CLEAR.photos ? CLEAR.upTo : Math.max(HOPELESS.over, clearest * HOPELESS.timesTheClearest);
  return photos.flatMap(({ undecided, insisted }, i) => (undecided <= most || insisted ? [i] : []));
}
