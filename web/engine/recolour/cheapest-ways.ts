/** How finely costs are told apart: so many steps up to the limit. */
const BUCKETS = 4096;

/**
 * What the cheapest way from any of some places to each cell of a grid costs, stepping to the four neighbours; endless
 * beyond `limit` (Dijkstra, with a queue for each step of cost).
 */
export function cheapestWays(
  width: number,
  height: number,
  from: readonly number[],
  cost: (from: number, to: number) => number,
  limit: number,
): Float64Array {
  const costs = new Float64Array(width * height).fill(Number.POSITIVE_INFINITY);
  const queues: number[][] = Array.from({ length: BUCKETS + 1 }, () => []);
  const bucket = (value: number) => Math.min(BUCKETS, Math.floor((value / limit) * BUCKETS));
  for (const place of from) {
    costs[place] = 0;
    queues[0]!.push(place);
  }
  for (let at = 0; at <= BUCKETS; at++) {
    const queue = queues[at]!;
    // it grows while it is gone through
    for (let i = 0; i < queue.length; i++) {
      const place = queue[i]!;
      const spent = costs[place]!;
      if (bucket(spent) < at) continue;
      const x = place % width;
      const step = (to: number) => {
        const total = spent + cost(place, to);
        if (total >= limit || total >= costs[to]!) return;
        costs[to] = total;
        queues[bucket(total)]!.push(to);
      };
      if (x > 0) step(place - 1);
      if (x < width - 1) step(place + 1);
      if (place >= width) step(place - width);
      if (place + width < costs.length) step(place + width);
    }
    queues[at] = [];
  }
  return costs;
}
