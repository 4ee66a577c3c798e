/** A median of differences and the interval that holds the true one with 95 % confidence, in milliseconds. */
export interface Difference {
  median: number;
  low: number;
  high: number;
  /** What it was held against. */
  bound: number;
  pairs: number;
}

const FEWEST = 12;
const MOST = 150;

/**
 * How much longer `a` takes than `b`, held against a `share` of what `measure` takes, on a machine that may be busy: all in
 * turn, the order of the two swapped each time, so that what slows one slows the others; medians, which no single delay moves;
 * and more pairs until the interval lies wholly within the bound or wholly beyond it. The interval is that of the sign test,
 * which assumes nothing about how times are spread.
 */
export async function compareTimes(
  a: () => Promise<unknown>,
  b: () => Promise<unknown>,
  { measure, share }: { measure: () => Promise<unknown>; share: number },
): Promise<Difference> {
  const differences: number[] = [];
  const measured: number[] = [];
  for (let pair = 0; ; pair++) {
    const [first, second] = pair % 2 === 0 ? [a, b] : [b, a];
    const [one, two] = [await timed(first), await timed(second)];
    differences.push(pair % 2 === 0 ? one - two : two - one);
    measured.push(await timed(measure));
    if (differences.length < FEWEST) continue;
    const bound = medianOf(measured) * share;
    const found = { ...intervalOf(differences), bound };
    const within = -bound < found.low && found.high < bound;
    const beyond = found.low > bound || found.high < -bound;
    if (within || beyond || differences.length >= MOST) return found;
  }
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function intervalOf(differences: readonly number[]): Omit<Difference, "bound"> {
  const sorted = differences.toSorted((x, y) => x - y);
  const n = sorted.length;
  const cut = Math.max(0, Math.floor((n - 1.96 * Math.sqrt(n)) / 2));
  return { median: medianOf(differences), low: sorted[cut]!, high: sorted[n - 1 - cut]!, pairs: n };
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((x, y) => x - y);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}
