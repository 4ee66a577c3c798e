/** What goes wrong with deliveries, as shares of 0 to 1; the same seed goes wrong in the same way. */
export interface Trouble {
  seed?: number;
  /** How many events come twice. */
  duplicates?: number;
  /** How many are lost on their first way and come with the retry. */
  drops?: number;
  /** Milliseconds every delivery waits. */
  delayMs?: number;
  /** Deliveries wait up to this long on top, each its own time, and so overtake each other. */
  shuffleMs?: number;
}

/** Decides for one event after the other when, how often and after how many losses it is delivered. */
export function createTrouble({ seed = 1, duplicates = 0, drops = 0, delayMs = 0, shuffleMs = 0 }: Trouble) {
  const random = createRandom(seed);
  return (now: number): { dueAt: number; drops: number }[] => {
    const copies = random() < duplicates ? 2 : 1;
    return Array.from({ length: copies }, () => ({
      dueAt: now + delayMs + random() * shuffleMs,
      drops: random() < drops ? 1 : 0,
    }));
  };
}

/** Numbers from 0 to 1. Source: Marsaglia, "Xorshift RNGs", 2003, the 32-bit triple 13, 17, 5. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
