/** Side of the blocks that pictures are looked at in: JPEG's. */
export const SIDE = 8;
export const CELLS = SIDE * SIDE;

/** Rows are the cosines of the orthonormal DCT-II. */
const COSINES = Float32Array.from({ length: CELLS }, (_, i) => {
  const u = Math.floor(i / SIDE);
  const x = i % SIDE;
  return Math.sqrt((u === 0 ? 1 : 2) / SIDE) * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE));
});

/** Cosine transform of a block at `from` in rows of `stride` values. */
export function forward(data: Float32Array, from: number, stride: number, out: Float32Array): void {
  for (let y = 0; y < SIDE; y++) {
    const row = from + y * stride;
    for (let u = 0; u < SIDE; u++) {
      let sum = 0;
      for (let x = 0; x < SIDE; x++) sum += COSINES[u * SIDE + x]! * data[row + x]!;
      HALF_WAY[u * SIDE + y] = sum;
    }
  }
  for (let u = 0; u < SIDE; u++) {
    for (let v = 0; v < SIDE; v++) {
      let sum = 0;
      for (let y = 0; y < SIDE; y++) sum += COSINES[v * SIDE + y]! * HALF_WAY[u * SIDE + y]!;
      out[v * SIDE + u] = sum;
    }
  }
}

/** The block whose transform this is. */
export function backward(coefficients: Float32Array, out: Float32Array): void {
  for (let v = 0; v < SIDE; v++) {
    for (let x = 0; x < SIDE; x++) {
      let sum = 0;
      for (let u = 0; u < SIDE; u++) sum += COSINES[u * SIDE + x]! * coefficients[v * SIDE + u]!;
      HALF_WAY[x * SIDE + v] = sum;
    }
  }
  for (let x = 0; x < SIDE; x++) {
    for (let y = 0; y < SIDE; y++) {
      let sum = 0;
      for (let v = 0; v < SIDE; v++) sum += COSINES[v * SIDE + y]! * HALF_WAY[x * SIDE + v]!;
      out[y * SIDE + x] = sum;
    }
  }
}

const HALF_WAY = new Float32Array(CELLS);
