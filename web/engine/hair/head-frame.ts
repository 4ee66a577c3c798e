import { MESH, meshPoint } from "../face/face-mesh.ts";
import type { Face } from "../face/trace-faces.ts";
import type { Point } from "../pixels/affine.ts";
import { fillPolygon } from "../pixels/fill-polygon.ts";
import { createPlane, type Plane, smoothstep } from "../pixels/image.ts";

/** Where a head is in a picture. */
export interface Frame {
  /** Across and along the head at each pixel, in face lengths: 0 and 0 at the forehead's top, 0 and 1 at the chin. */
  across: Float32Array;
  along: Float32Array;
  /** 1 within the face. */
  oval: Plane;
}

export function headFrame(
  face: Face,
  origin: Point,
  scale: number,
  size: { width: number; height: number },
): Frame {
  const at = (index: number): Point => {
    const { x, y } = meshPoint(face.mesh, index);
    return { x: (x - origin.x) * scale, y: (y - origin.y) * scale };
  };
  const [forehead, chin] = [at(MESH.forehead), at(MESH.chin)];
  const length = Math.hypot(chin.x - forehead.x, chin.y - forehead.y);
  const down = { x: (chin.x - forehead.x) / length, y: (chin.y - forehead.y) / length };
  const across = new Float32Array(size.width * size.height);
  const along = new Float32Array(across.length);
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i++) {
      const [dx, dy] = [x - forehead.x, y - forehead.y];
      across[i] = (dx * down.y - dy * down.x) / length;
      along[i] = (dx * down.x + dy * down.y) / length;
    }
  }
  const oval = createPlane(size.width, size.height);
  fillPolygon(oval, MESH.oval.map(at));
  return { across, along, oval };
}

/** How likely hair, skin and clothes are at a place of the head, whatever is seen there. */
export function growsAt(across: number, along: number, face: number) {
  const beside = Math.abs(across);
  const cloth = 0.02 + 0.55 * smoothstep(1.05, 1.5, along);
  // a fringe falls over the forehead; brows and beards are left alone
  const inFace = along < 0.2 ? 0.25 * smoothstep(0.26, 0.02, along) + 0.02 : 0.003;
  const ear = smoothstep(0.3, 0.4, along) * smoothstep(0.85, 0.7, along) * smoothstep(0.62, 0.5, beside);
  // beside the jaw grows a beard, and below it is a neck in the shade
  const jaw = smoothstep(0.62, 0.74, along) * smoothstep(1.6, 1.3, along) * smoothstep(0.47, 0.38, beside);
  const isLow = smoothstep(0.95, 1.25, along);
  const outside =
    (0.85 - 0.45 * ear - 0.4 * isLow) * (1 - 0.98 * jaw) * (1 - 0.95 * isLow * smoothstep(0.6, 0.95, beside));
  const hair = Math.max(0.003, face * inFace + (1 - face) * outside);
  return { hair, skin: Math.max(0.02, 1 - hair - 0.5 * cloth), cloth };
}
