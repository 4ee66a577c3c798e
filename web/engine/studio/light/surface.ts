import { MESH } from "../../face/face-mesh.ts";
import type { View } from "../../identity/view.ts";
import { applyAffine, invertAffine } from "../../pixels/affine.ts";
import { blurredPlane, gaussianBlur } from "../../pixels/blur.ts";
import { createPlane, type Plane, smoothstep } from "../../pixels/image.ts";
import { resizePlane } from "../../pixels/resample.ts";
import type { Frame } from "../frame/frame-shot.ts";

/** Which way the person's surface faces: unit normals by component, x right, y down, z towards the camera; on a smaller grid. */
export interface Surface {
  x: Plane;
  y: Plane;
  z: Plane;
  /** How far the face's mesh says so, 0 to 1; elsewhere it is guessed from the outline. */
  trust: Plane;
  /** Grid pixels a picture pixel. */
  scale: number;
  /** The face's longer side in picture pixels. */
  faceSize: number;
}

/** Longest side of the plane normals are worked out on. */
const SIDE = 288;

/** Depth of the face from the mesh, smoothed between its points, and how far it can be trusted. */
function faceDepth(view: View, frame: Frame, width: number, height: number, scale: number) {
  const toPicture = invertAffine(frame.map);
  const depth = createPlane(width, height);
  const weight = createPlane(width, height);
  for (let i = 0; i < MESH.points; i++) {
    const at = applyAffine(toPicture, view.mesh[i * 3]!, view.mesh[i * 3 + 1]!);
    const x = Math.round(at.x * scale);
    const y = Math.round(at.y * scale);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const z = (-view.mesh[i * 3 + 2]! / frame.step) * scale;
    depth.data[y * width + x] = depth.data[y * width + x]! + z;
    weight.data[y * width + x] = weight.data[y * width + x]! + 1;
  }
  const sigma = (view.faceSize / frame.step) * scale * 0.085;
  gaussianBlur(depth.data, width, height, 1, sigma);
  gaussianBlur(weight.data, width, height, 1, sigma);
  const peak = weight.data.reduce((most, value) => Math.max(most, value), 1e-6);
  const trust = createPlane(width, height);
  for (let i = 0; i < depth.data.length; i++) {
    depth.data[i] = depth.data[i]! / Math.max(weight.data[i]!, peak * 1e-3);
    trust.data[i] = smoothstep(0.04, 0.3, weight.data[i]! / peak);
  }
  return { depth, trust: blurredPlane(trust, sigma) };
}

/** Estimates the surface: the face from its mesh, hair and body as if inflated from the outline. */
export function surfaceOf(view: View, frame: Frame, matte: Plane): Surface {
  const scale = Math.min(1, SIDE / Math.max(matte.width, matte.height));
  const width = Math.round(matte.width * scale);
  const height = Math.round(matte.height * scale);
  const small = resizePlane(blurredPlane(matte, 0.5 / scale / 2), width, height);
  const faceSize = view.faceSize / frame.step;
  const unit = faceSize * scale;
  const body = createPlane(width, height);
  for (const reach of [0.42, 0.2, 0.08]) {
    const soft = blurredPlane(small, unit * reach);
    for (let i = 0; i < body.data.length; i++)
      body.data[i] = body.data[i]! + soft.data[i]! * unit * reach * 1.5;
  }
  const { depth, trust } = faceDepth(view, frame, width, height, scale);
  const normals = [
    createPlane(width, height),
    createPlane(width, height),
    createPlane(width, height),
  ] as const;
  const slope = (plane: Plane, i: number, back: number, ahead: number) =>
    (plane.data[i + ahead]! - plane.data[i - back]!) / 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [l, r] = [x > 0 ? 1 : 0, x < width - 1 ? 1 : 0];
      const [u, d] = [y > 0 ? width : 0, y < height - 1 ? width : 0];
      const t = trust.data[i]!;
      const sx = slope(body, i, l, r) * (1 - t) + slope(depth, i, l, r) * t;
      const sy = slope(body, i, u, d) * (1 - t) + slope(depth, i, u, d) * t;
      const length = Math.hypot(sx, sy, 1);
      normals[0].data[i] = -sx / length;
      normals[1].data[i] = -sy / length;
      normals[2].data[i] = 1 / length;
    }
  }
  for (const plane of normals) gaussianBlur(plane.data, width, height, 1, unit * 0.018);
  return { x: normals[0], y: normals[1], z: normals[2], trust, scale, faceSize };
}
