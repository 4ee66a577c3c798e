import { MESH, type Mesh, meshRoll } from "./face-mesh.ts";

/** Degrees. Yaw is positive when the face looks to the picture's right, pitch when it looks up, roll when it leans clockwise. */
export interface HeadPose {
  yaw: number;
  pitch: number;
  roll: number;
}

const DEGREES = 180 / Math.PI;

/** Head pose from the mesh's depth: the line between the cheeks gives yaw, the one from forehead to chin gives pitch. */
export function headPose(mesh: Mesh): HeadPose {
  const span = (a: number, b: number): [number, number, number] => [
    mesh[b * 3]! - mesh[a * 3]!,
    mesh[b * 3 + 1]! - mesh[a * 3 + 1]!,
    mesh[b * 3 + 2]! - mesh[a * 3 + 2]!,
  ];
  const across = span(MESH.leftCheek, MESH.rightCheek);
  const down = span(MESH.forehead, MESH.chin);
  return {
    yaw: Math.atan2(across[2], Math.hypot(across[0], across[1])) * DEGREES,
    pitch: Math.atan2(down[2], Math.hypot(down[0], down[1])) * DEGREES,
    roll: meshRoll(mesh) * DEGREES,
  };
}
