import { MESH, type Mesh } from "../face/face-mesh.ts";

type Quaternion = [number, number, number, number];

function centreOf(mesh: Mesh): [number, number, number] {
  const centre: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < mesh.length; i++) centre[i % 3]! += mesh[i]! / MESH.points;
  return centre;
}

/**
 * A mesh turned, scaled and shifted in space so that it lies on another as well as it can: the face of the one in the
 * pose of the other. Closed form by unit quaternions (Horn 1987).
 */
export function alignMesh(mesh: Mesh, to: Mesh): Mesh {
  const from = centreOf(mesh);
  const target = centreOf(to);
  // sums of products of the coordinates, and both spreads
  const s = new Float64Array(9);
  let spread = 0;
  let wanted = 0;
  for (let i = 0; i < mesh.length; i += 3) {
    for (let a = 0; a < 3; a++) {
      const p = mesh[i + a]! - from[a]!;
      spread += p * p;
      wanted += (to[i + a]! - target[a]!) ** 2;
      for (let b = 0; b < 3; b++) s[a * 3 + b]! += p * (to[i + b]! - target[b]!);
    }
  }
  const scale = Math.sqrt(wanted / spread);
  const rotation = matrixOf(bestTurn(s));
  return mesh.map((_, i) => {
    const axis = i % 3;
    const first = i - axis;
    let value = 0;
    for (let a = 0; a < 3; a++) value += rotation[axis * 3 + a]! * (mesh[first + a]! - from[a]!);
    return value * scale + target[axis]!;
  });
}

/** The eigenvector of Horn's matrix with the largest eigenvalue, by power iteration. */
function bestTurn(s: Float64Array): Quaternion {
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = s as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const n = [
    [xx + yy + zz, yz - zy, zx - xz, xy - yx],
    [yz - zy, xx - yy - zz, xy + yx, zx + xz],
    [zx - xz, xy + yx, -xx + yy - zz, yz + zy],
    [xy - yx, zx + xz, yz + zy, -xx - yy + zz],
  ];
  // shifted so that the largest eigenvalue is also the largest in size
  const shift = n.reduce((sum, row) => sum + row.reduce((most, value) => most + Math.abs(value), 0), 0);
  let q: Quaternion = [1, 0.01, 0.01, 0.01];
  for (let round = 0; round < 400; round++) {
    const next = n.map((row, r) => row.reduce((sum, value, c) => sum + value * q[c]!, shift * q[r]!));
    const length = Math.hypot(...next);
    q = next.map((value) => value / length) as Quaternion;
  }
  return q;
}

function matrixOf([w, x, y, z]: Quaternion): number[] {
  return [
    1 - 2 * (y * y + z * z),
    2 * (x * y - w * z),
    2 * (x * z + w * y),
    2 * (x * y + w * z),
    1 - 2 * (x * x + z * z),
    2 * (y * z - w * x),
    2 * (x * z - w * y),
    2 * (y * z + w * x),
    1 - 2 * (x * x + y * y),
  ];
}
