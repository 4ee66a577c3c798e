import type { Plane } from "../pixels/image.ts";

/** How far colours stray, where `weight` is 1, from such as fade evenly along and across. */
export function roughness(colours: readonly Plane[], { width, data }: Plane): number {
  const places = Array.from(data.keys()).filter((at) => data[at] === 1);
  const mean = (value: (at: number) => number) =>
    places.reduce((sum, at) => sum + value(at), 0) / Math.max(1, places.length);
  const axes = [(at: number) => at % width, (at: number) => Math.floor(at / width)].map((axis) => {
    const middle = mean(axis);
    return { at: (at: number) => axis(at) - middle, spread: mean((at) => (axis(at) - middle) ** 2) + 1e-6 };
  });
  let strayed = 0;
  for (const plane of colours) {
    const middle = mean((at) => plane.data[at]!);
    const slopes = axes.map((axis) => mean((at) => plane.data[at]! * axis.at(at)) / axis.spread);
    const expected = (at: number) => axes.reduce((sum, axis, n) => sum + slopes[n]! * axis.at(at), middle);
    strayed += mean((at) => (plane.data[at]! - expected(at)) ** 2);
  }
  return Math.sqrt(strayed);
}

/** What hangs together with the brushed place's edge is another thing that was brushed along, and no letter. */
export function withoutRim(ink: Float32Array, { width, data }: Plane): Float32Array {
  const out = ink.slice();
  const around = [-1, 1, -width, width];
  const isOut = (at: number) => !data[at];
  const open = Array.from(out.keys()).filter((at) => {
    const x = at % width;
    return out[at] === 1 && (x === 0 || x === width - 1 || around.some((step) => isOut(at + step)));
  });
  for (const at of open) out[at] = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const step of around) {
      if (out[at + step] !== 1) continue;
      out[at + step] = 0;
      open.push(at + step);
    }
  }
  return out;
}

/** The distance that parts near from far best (Otsu 1979). */
export function splitOf(distance: Float32Array, brushed: Plane): number {
  const counts = new Float64Array(442);
  let [all, sum] = [0, 0];
  for (let at = 0; at < distance.length; at++) {
    if (!brushed.data[at]) continue;
    const value = Math.round(distance[at]!);
    counts[value]!++;
    all++;
    sum += value;
  }
  let best = { at: 0, apart: 0 };
  let [near, nearSum] = [0, 0];
  for (let at = 0; at < counts.length; at++) {
    near += counts[at]!;
    nearSum += at * counts[at]!;
    if (near === 0 || near === all) continue;
    const gap = nearSum / near - (sum - nearSum) / (all - near);
    const apart = near * (all - near) * gap * gap;
    if (apart > best.apart) best = { at, apart };
  }
  return best.at;
}
