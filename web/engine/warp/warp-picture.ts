import { clamp, createPlane, type Image, type Plane } from "../pixels/image.ts";

/** What is done to the ground around a point, in pixels; `radius` is as far as it reaches. */
export type Move =
  /** What lies there ends `dx`, `dy` further. */
  | { kind: "shift"; x: number; y: number; dx: number; dy: number; radius: number }
  /** What lies around it grows by this factor, or shrinks. */
  | { kind: "swell"; x: number; y: number; factor: number; radius: number };

/** Displacements are worked out at every so many pixels, and between them blended. */
const CELL = 6;

/**
 * A picture whose ground is moved softly: shifts that overlap are averaged, so that nothing moves further than it was told.
 * What no move reaches stays as it is, byte for byte.
 */
export function warpPicture(image: Image, moves: readonly Move[]): Image {
  const out: Image = { ...image, data: image.data.slice() };
  const area = reachOf(moves, image);
  if (area.right <= area.left || area.bottom <= area.top) return out;
  const { x: dx, y: dy } = displacements(moves, area);
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const u = (x - area.left) / CELL;
      const v = (y - area.top) / CELL;
      const moveX = between(dx, u, v);
      const moveY = between(dy, u, v);
      if (Math.abs(moveX) + Math.abs(moveY) < 1e-3) continue;
      samplePixel(image, x - moveX, y - moveY, out.data, (y * image.width + x) * 4);
    }
  }
  return out;
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function reachOf(moves: readonly Move[], { width, height }: Image): Area {
  const edge = (sideOf: (move: Move) => number, choose: typeof Math.max) => choose(...moves.map(sideOf));
  return {
    left: Math.max(0, Math.floor(edge(({ x, radius }) => x - 2 * radius, Math.min))),
    top: Math.max(0, Math.floor(edge(({ y, radius }) => y - 2 * radius, Math.min))),
    right: Math.min(width, Math.ceil(edge(({ x, radius }) => x + 2 * radius, Math.max))),
    bottom: Math.min(height, Math.ceil(edge(({ y, radius }) => y + 2 * radius, Math.max))),
  };
}

/** By how much what is seen at each cell's corner has come there. */
function displacements(moves: readonly Move[], area: Area): { x: Plane; y: Plane } {
  const columns = Math.ceil((area.right - area.left) / CELL) + 2;
  const rows = Math.ceil((area.bottom - area.top) / CELL) + 2;
  const [dx, dy] = [createPlane(columns, rows), createPlane(columns, rows)];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = area.left + column * CELL;
      const y = area.top + row * CELL;
      // moves say where ground goes; what is asked is where it came from
      let [moveX, moveY] = [0, 0];
      for (let turn = 0; turn < 4; turn++) [moveX, moveY] = movedAt(moves, x - moveX, y - moveY);
      dx.data[row * columns + column] = moveX;
      dy.data[row * columns + column] = moveY;
    }
  }
  return { x: dx, y: dy };
}

function movedAt(moves: readonly Move[], x: number, y: number): [number, number] {
  let weights = 0;
  let [shiftX, shiftY] = [0, 0];
  let [swellX, swellY] = [0, 0];
  for (const move of moves) {
    const near = ((x - move.x) ** 2 + (y - move.y) ** 2) / move.radius ** 2;
    if (near >= 1) continue;
    const weight = (1 - near) ** 2;
    if (move.kind === "swell") {
      swellX += (x - move.x) * (move.factor - 1) * weight;
      swellY += (y - move.y) * (move.factor - 1) * weight;
    } else {
      weights += weight;
      shiftX += weight * move.dx;
      shiftY += weight * move.dy;
    }
  }
  const share = 1 / Math.max(1, weights);
  return [swellX + shiftX * share, swellY + shiftY * share];
}

function between({ width, data }: Plane, u: number, v: number): number {
  const column = u | 0;
  const row = v | 0;
  const at = row * width + column;
  const upper = data[at]! + (u - column) * (data[at + 1]! - data[at]!);
  const lower = data[at + width]! + (u - column) * (data[at + width + 1]! - data[at + width]!);
  return upper + (v - row) * (lower - upper);
}

/** Catmull-Rom weights of the four pixels around a place between the middle two. */
function weightsAt(t: number): readonly [number, number, number, number] {
  return [
    t * (-0.5 + t * (1 - 0.5 * t)),
    1 + t * t * (-2.5 + 1.5 * t),
    t * (0.5 + t * (2 - 1.5 * t)),
    t * t * (-0.5 + 0.5 * t),
  ];
}

/** Bicubic, so that skin stays as sharp as it was; edges repeated. */
function samplePixel(image: Image, x: number, y: number, out: Uint8ClampedArray, to: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = weightsAt(x - left);
  const down = weightsAt(y - top);
  for (let c = 0; c < 4; c++) {
    let sum = 0;
    for (let row = 0; row < 4; row++) {
      const from = clamp(top + row - 1, 0, image.height - 1) * image.width;
      for (let column = 0; column < 4; column++) {
        const at = (from + clamp(left + column - 1, 0, image.width - 1)) * 4;
        sum += down[row]! * across[column]! * image.data[at + c]!;
      }
    }
    out[to + c] = sum;
  }
}
