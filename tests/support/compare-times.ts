/** A median of differences and the interval that holds the true one with 95 % confidence, in milliseconds. */
export interface Difference {
  median: number;
  low: number;
  high: number;
  pairs: number;
}

const FEWEST = 12;
const MOST = 60;

/**
 * How much longer `a` takes than `b`, on a machine that may be busy: both in turn, the order swapped each time, so that what
 * slows one slows the other; the median, which no single delay moves; and more pairs until the interval lies wholly within
 * `bound` or wholly beyond it. The interval is that of the sign test, which assumes nothing about how times are spread.
 */
export async function compareTimes(
  a: () => Promise<unknown>,
  b: () => Promise<unknown>,
  bound: number,
): Promise<Difference> {
  const differences: number[] = [];
  for (let pair = 0; ; pair++) {
    const [first, second] = pair % 2 === 0 ? [a, b] : [b, a];
    const [one, two] = [await timed(first), await timed(second)];
    differences.push(pair % 2 === 0 ? one - two : two - one);
    if (differences.length < FEWEST) continue;
    const found = summary(differences);
    const within = -bound < found.low && found.high < bound;
    const beyond = found.low > bound || found.high < -bound;
    if (within || beyond || differences.length >= MOST) return found;
  }
}

export async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function summary(differences: readonly number[]): Difference {
  const sorted = differences.toSorted((x, y) => x - y);
  const n = sorted.length;
  const cut = Math.max(0, Math.floor((n - 1.96 * Math.sqrt(n)) / 2));
  return {
    median: (sorted[Math.floor((n - 1) / 2)]! + sorted[Math.ceil((n - 1) / 2)]!) / 2,
    low: sorted[cut]!,
    high: sorted[n - 1 - cut]!,
    pairs: n,
  };
}
