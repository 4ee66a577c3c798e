const FEWEST = 12;
const MOST = 150;

/**
 * How much longer `a` takes than `b`, in milliseconds, held against a `share` of what `measure` takes, on a machine that
 * may be busy: the median of the differences, and the interval that holds the true one with 95 % confidence. All are run
 * in turn, the order of the two swapped each time, so that what slows one slows the others; pairs are added until the
 * interval lies wholly within the bound or wholly beyond it. It is that of the sign test, which assumes nothing about how
 * times are spread.
 */
export async function compareTimes(
  a: () => Promise<unknown>,
  b: () => Promise<unknown>,
  { measure, share }: { measure: () => Promise<unknown>; share: number },
) {
  const differences: number[] = [];
  const measured: number[] = [];
  for (let pairs = 1; ; pairs++) {
    const [first, second] = pairs % 2 ? [a, b] : [b, a];
    const [one, two] = [await timed(first), await timed(second)];
    differences.push(pairs % 2 ? one - two : two - one);
    measured.push(await timed(measure));
    if (pairs < FEWEST) continue;
    const sorted = differences.toSorted((x, y) => x - y);
    const cut = Math.max(0, Math.floor((pairs - 1.96 * Math.sqrt(pairs)) / 2));
    const [low, high] = [sorted[cut]!, sorted[pairs - 1 - cut]!];
    const bound = medianOf(measured) * share;
    const isWithin = -bound < low && high < bound;
    const isBeyond = low > bound || high < -bound;
    if (isWithin || isBeyond || pairs >= MOST) return { median: medianOf(sorted), low, high, bound, pairs };
  }
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((x, y) => x - y);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}
