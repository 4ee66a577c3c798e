import type { Image, Plane } from "../pixels/image.ts";

/** The colours of a column, between two where `x` lies between them, row by row. */
export function columnOf(colours: Image, x: number): Float32Array {
  const out = new Float32Array(colours.height * 3);
  for (let i = 0; i < out.length; i++) out[i] = sample(colours, 4, i % 3, x, Math.floor(i / 3));
  return out;
}

/** Each row's colour with those of so many rows above and below it. */
export function meanOfRows(column: Float32Array, reach: number): Float32Array {
  const rows = column.length / 3;
  const out = new Float32Array(column.length);
  for (let c = 0; c < 3; c++) {
    let [sum, count] = [0, 0];
    for (let y = -reach; y < rows; y++) {
      if (y + reach < rows) [sum, count] = [sum + column[(y + reach) * 3 + c]!, count + 1];
      if (y - reach > 0) [sum, count] = [sum - column[(y - reach - 1) * 3 + c]!, count - 1];
      if (y >= 0) out[y * 3 + c] = sum / count;
    }
  }
  return out;
}

/** Bilinear; `x` and `y` must lie inside. */
export function sample(
  { width, height, data }: Image | Plane,
  channels: number,
  c: number,
  x: number,
  y: number,
): number {
  const ix = Math.min(width - 2, Math.floor(x));
  const iy = Math.min(height - 2, Math.floor(y));
  const fx = x - ix;
  const fy = y - iy;
  const p = (iy * width + ix) * channels + c;
  const below = p + width * channels;
  return (
    (data[p]! * (1 - fx) + data[p + channels]! * fx) * (1 - fy) +
    (data[below]! * (1 - fx) + data[below + channels]! * fx) * fy
  );
}
