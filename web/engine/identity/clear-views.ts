/** How well a photo's person stands out, see `CoarseMatte` and `busySurroundings`. */
interface Clearness {
  undecided: number;
  busy: number;
  /** The person was told what is wrong with the photo and wants it used. */
  insisted?: boolean;
}

/** What makes a photo unclear by itself; a photo is clear up to so much of both together. */
const UNCLEAR = { undecided: 0.22, busy: 12 };
const CLEAR_UP_TO = 1.3;
/** With so many photos no more unclear ones are used: every third or fourth picture of one is spoilt. */
const ENOUGH = 2;
/** Left out beside any better photo: people behind somebody, or walls of letters, come along with them. */
const HOPELESS = { over: 0.35, timesTheClearest: 1.5 };

const unclearnessOf = ({ undecided, busy }: Clearness) => undecided / UNCLEAR.undecided + busy / UNCLEAR.busy;

/**
 * Which photos to make portraits of, by index: old backgrounds stay, and hair goes, where the network cannot decide
 * what is the person or much goes on beside them. All clear ones, and the clearest of the others until there are enough;
 * at least the clearest one is kept. One that somebody insists on is kept too, and an unclear one of those
 * takes no other's place.
 */
export function clearViews(photos: readonly Clearness[]): number[] {
  const clearest = Math.min(...photos.map(({ undecided }) => undecided));
  const most = Math.max(HOPELESS.over, clearest * HOPELESS.timesTheClearest);
  const kept = photos
    .map((photo, i) => ({ i, undecided: photo.undecided, unclear: unclearnessOf(photo) }))
    .filter(({ undecided }) => undecided <= most)
    .filter(({ i, unclear }) => !photos[i]!.insisted || unclear <= CLEAR_UP_TO)
    .sort((a, b) => a.unclear - b.unclear)
    .filter(({ unclear }, rank) => unclear <= CLEAR_UP_TO || rank < ENOUGH)
    .map(({ i }) => i);
  return photos.flatMap(({ insisted }, i) => (insisted || kept.includes(i) ? [i] : []));
}
