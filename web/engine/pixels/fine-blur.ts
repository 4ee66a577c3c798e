/**
 * A Gaussian by its own kernel, in place: for standard deviations under about one and a half pixels, which three box
 * means cannot tell apart. Edges repeat.
 */
export function fineBlur(
  data: Float32Array,
  width: number,
  height: number,
  channels: number,
  sigma: number,
): void {
  if (sigma <= 0) return;
  const kernel = kernelOf(sigma);
  const along = new Float32Array(data.length);
  const row = width * channels;
  for (let y = 0; y < height; y++)
    for (let c = 0; c < channels; c++)
      blurLine(data, along, { first: y * row + c, stride: channels, length: width }, kernel);
  for (let x = 0; x < row; x++) blurLine(along, data, { first: x, stride: row, length: height }, kernel);
}

interface Line {
  /** Its first value's place, and how far apart its values are. */
  first: number;
  stride: number;
  length: number;
}

function blurLine(from: Float32Array, to: Float32Array, line: Line, kernel: readonly number[]): void {
  const { first, stride, length } = line;
  const last = length - 1;
  for (let i = 0; i < length; i++) {
    let sum = kernel[0]! * from[first + i * stride]!;
    for (let k = 1; k < kernel.length; k++) {
      const before = from[first + Math.max(0, i - k) * stride]!;
      const after = from[first + Math.min(last, i + k) * stride]!;
      sum += kernel[k]! * (before + after);
    }
    to[first + i * stride] = sum;
  }
}

/** The middle of a kernel and one side of it; with the other side they add up to 1. */
function kernelOf(sigma: number): number[] {
  const reach = Math.ceil(sigma * 3);
  const shares = Array.from({ length: reach + 1 }, (_, k) => Math.exp(-(k * k) / (2 * sigma * sigma)));
  const sum = shares.reduce((total, share, k) => total + (k === 0 ? share : 2 * share), 0);
  return shares.map((share) => share / sum);
}
