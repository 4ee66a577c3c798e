import type { Plane } from "./image.ts";

/** Running mean along rows, edges repeated. `source` and `target` hold `channels` interleaved values. */
function boxRows(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  channels: number,
  radius: number,
): void {
  const stride = width * channels;
  const scale = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    for (let c = 0; c < channels; c++) {
      const row = y * stride + c;
      const first = source[row]!;
      const last = source[row + (width - 1) * channels]!;
      let sum = first * (radius + 1);
      for (let x = 0; x < radius; x++) sum += source[row + Math.min(x, width - 1) * channels]!;
      // away from both ends nothing needs to be asked
      const from = Math.min(width, radius + 1);
      const to = Math.max(from, width - radius);
      for (let x = 0; x < width; x++) {
        if (x === from) {
          let ahead = row + (from + radius) * channels;
          let behind = row;
          for (; x < to; x++, ahead += channels, behind += channels) {
            sum += source[ahead]!;
            sum -= source[behind]!;
            target[row + x * channels] = sum * scale;
          }
          if (x === width) break;
        }
        const ahead = x + radius;
        const behind = x - radius - 1;
        sum += ahead < width ? source[row + ahead * channels]! : last;
        sum -= behind >= 0 ? source[row + behind * channels]! : first;
        target[row + x * channels] = sum * scale;
      }
    }
  }
}

/** Running mean along columns, edges repeated; whole rows at a time so that memory is read in order. */
function boxColumns(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  channels: number,
  radius: number,
): void {
  const stride = width * channels;
  const scale = 1 / (2 * radius + 1);
  const sums = new Float64Array(stride);
  const lastRow = (height - 1) * stride;
  for (let x = 0; x < stride; x++) sums[x] = source[x]! * (radius + 1);
  for (let y = 0; y < radius; y++) {
    const row = Math.min(y, height - 1) * stride;
    for (let x = 0; x < stride; x++) sums[x] = sums[x]! + source[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const ahead = y + radius < height ? (y + radius) * stride : lastRow;
    const behind = y - radius - 1 >= 0 ? (y - radius - 1) * stride : 0;
    const out = y * stride;
    for (let x = 0; x < stride; x++) {
      const sum = sums[x]! + source[ahead + x]! - source[behind + x]!;
      sums[x] = sum;
      target[out + x] = sum * scale;
    }
  }
}

/** Mean over a square of side 2 radius + 1, in place. */
export function boxBlur(
  data: Float32Array,
  width: number,
  height: number,
  channels: number,
  radius: number,
  scratch = new Float32Array(data.length),
): void {
  if (radius < 1) return;
  boxRows(data, scratch, width, height, channels, radius);
  boxColumns(scratch, data, width, height, channels, radius);
}

/** Close to a Gaussian of the given standard deviation, in pixels, by three box means; in place. */
export function gaussianBlur(
  data: Float32Array,
  width: number,
  height: number,
  channels: number,
  sigma: number,
): void {
  if (sigma < 0.3) return;
  const scratch = new Float32Array(data.length);
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  const radius = Math.max(1, Math.round((ideal - 1) / 2));
  for (let pass = 0; pass < 3; pass++) boxBlur(data, width, height, channels, radius, scratch);
}

export function blurredPlane(plane: Plane, sigma: number): Plane {
  const copy = { ...plane, data: plane.data.slice() };
  gaussianBlur(copy.data, copy.width, copy.height, 1, sigma);
  return copy;
}
