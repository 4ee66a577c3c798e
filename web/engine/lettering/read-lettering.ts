import type { Rgb } from "../pixels/colour.ts";
import { clamp, createPlane, type Plane } from "../pixels/image.ts";
import type { Ink } from "./find-ink.ts";
import type { Lettering } from "./lettering.ts";

/** Lines are sought within this, in radians to both sides. */
const MOST_TURN = 0.5;
const TURN_STEP = 0.006;
/** A row or column of the box holds this share at least of what the fullest one does. */
const EDGE = 0.05;
/** What counts as ink at all. */
const INKED = 0.35;

interface Inked {
  xs: number[];
  ys: number[];
  shares: number[];
}

/** The line that ink forms: where it stands, how it is turned, its shape. Null where it is too small for letters. */
export function readLettering(ink: Ink): Lettering | null {
  const inked = inkedOf(ink);
  const angle = turnOf(inked);
  const box = boxOf(inked, angle);
  if (!box) return null;
  const halves = [0, 1].map((half) =>
    ink.core.filter(({ x, y }) => along(x - box.x, y - box.y, angle) < box.width / 2 === (half === 0)),
  );
  const [left, right] = halves.map((half) => meanColour(half.length > 0 ? half : ink.core)) as [Rgb, Rgb];
  return {
    x: box.x,
    y: box.y,
    angle,
    strip: stripOf(ink, { ...box, angle }),
    ink: spreadToEnds(left, right),
  };
}

/** Means of two halves lie in their middles; the ends are half as far again. */
function spreadToEnds(left: Rgb, right: Rgb): readonly [Rgb, Rgb] {
  const end = (from: Rgb, to: Rgb) =>
    from.map((value, c) => clamp(value + (value - to[c]!) / 2, 0, 255)) as unknown as Rgb;
  return [end(left, right), end(right, left)];
}

const along = (dx: number, dy: number, angle: number) => dx * Math.cos(angle) + dy * Math.sin(angle);
const down = (dx: number, dy: number, angle: number) => dy * Math.cos(angle) - dx * Math.sin(angle);

const meanColour = (places: Ink["core"]) =>
  [0, 1, 2].map(
    (c) => places.reduce((sum, { colour }) => sum + colour[c]!, 0) / places.length,
  ) as unknown as Rgb;

function inkedOf({ left, top, cover }: Ink): Inked {
  const found: Inked = { xs: [], ys: [], shares: [] };
  for (let at = 0; at < cover.data.length; at++) {
    if (cover.data[at]! < INKED) continue;
    found.xs.push(left + (at % cover.width) + 0.5);
    found.ys.push(top + Math.floor(at / cover.width) + 0.5);
    found.shares.push(cover.data[at]!);
  }
  return found;
}

/** The turn at which rows of ink and rows between are told apart best. */
function turnOf({ xs, ys, shares }: Inked): number {
  let best = { angle: 0, sharpness: 0 };
  for (let angle = -MOST_TURN; angle <= MOST_TURN; angle += TURN_STEP) {
    const rows = new Map<number, number>();
    for (let n = 0; n < xs.length; n++) {
      const row = Math.round(down(xs[n]!, ys[n]!, angle));
      rows.set(row, (rows.get(row) ?? 0) + shares[n]!);
    }
    // a straight line is preferred where the letters decide nothing
    const sharpness =
      [...rows.values()].reduce((sum, value) => sum + value * value, 0) * (1 - 0.05 * Math.abs(angle));
    if (sharpness > best.sharpness) best = { angle, sharpness };
  }
  return best.angle;
}

/** The box of the ink along a line turned so. */
function boxOf({ xs, ys, shares }: Inked, angle: number) {
  const columns = new Map<number, number>();
  const rows = new Map<number, number>();
  for (let n = 0; n < xs.length; n++) {
    const column = Math.floor(along(xs[n]!, ys[n]!, angle));
    const row = Math.floor(down(xs[n]!, ys[n]!, angle));
    columns.set(column, (columns.get(column) ?? 0) + shares[n]!);
    rows.set(row, (rows.get(row) ?? 0) + shares[n]!);
  }
  const [left, right] = extent(columns);
  const [top, bottom] = extent(rows);
  const [width, height] = [right - left, bottom - top];
  if (width < 4 || height < 4) return null;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: left * cos - top * sin, y: left * sin + top * cos, width, height };
}

function extent(counts: ReadonlyMap<number, number>): [number, number] {
  const most = Math.max(...counts.values());
  const kept = [...counts].filter(([, value]) => value > EDGE * most).map(([at]) => at);
  return [Math.min(...kept), Math.max(...kept) + 1];
}

/** The ink within the box, straightened. */
function stripOf(
  { left, top, cover }: Ink,
  box: { x: number; y: number; width: number; height: number; angle: number },
): Plane {
  const strip = createPlane(box.width, box.height);
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  for (let v = 0, at = 0; v < box.height; v++) {
    for (let u = 0; u < box.width; u++, at++) {
      const x = Math.floor(box.x + (u + 0.5) * cos - (v + 0.5) * sin) - left;
      const y = Math.floor(box.y + (u + 0.5) * sin + (v + 0.5) * cos) - top;
      if (x < 0 || y < 0 || x >= cover.width || y >= cover.height) continue;
      strip.data[at] = cover.data[y * cover.width + x]!;
    }
  }
  return strip;
}
