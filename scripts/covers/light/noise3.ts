function lattice(x: number, y: number, z: number, seed: number): number {
  let h =
    Math.imul(x, 374761393) ^
    Math.imul(y, 668265263) ^
    Math.imul(z, 1440662683) ^
    Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise in space, 0 to 1, one lattice cell per unit. */
export function noise3(x: number, y: number, z: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = x - ix;
  const fy = y - iy;
  const fz = z - iz;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const w = fz * fz * (3 - 2 * fz);
  const a = lattice(ix, iy, iz, seed);
  const b = lattice(ix, iy + 1, iz, seed);
  const c = lattice(ix, iy, iz + 1, seed);
  const d = lattice(ix, iy + 1, iz + 1, seed);
  const ax = a + (lattice(ix + 1, iy, iz, seed) - a) * u;
  const bx = b + (lattice(ix + 1, iy + 1, iz, seed) - b) * u;
  const cx = c + (lattice(ix + 1, iy, iz + 1, seed) - c) * u;
  const dx = d + (lattice(ix + 1, iy + 1, iz + 1, seed) - d) * u;
  const near = ax + (bx - ax) * v;
  return near + (cx + (dx - cx) * v - near) * w;
}

/** Octaves of it, each half as strong and twice as fine, 0 to 1. */
export function fractalNoise3(x: number, y: number, z: number, seed: number, octaves: number): number {
  let sum = 0;
  let weight = 0;
  let amplitude = 1;
  let f = 1;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise3(x * f + i * 17.3, y * f - i * 9.1, z * f + i * 5.7, seed + i);
    weight += amplitude;
    amplitude *= 0.5;
    f *= 2;
  }
  return sum / weight;
}
