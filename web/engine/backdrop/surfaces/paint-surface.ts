import { type Canvas, columnOf } from "../canvas.ts";
import { shadeFolds, shadeMarks, shadeTufts } from "./shade-cloth.ts";
import { shadeDownlights, shadePanes, shadePortholes, shadeScreen } from "./shade-glass.ts";
import { shadeBricks, shadeMarble, shadePlain, shadePlaster } from "./shade-stone.ts";
import { shadeBattens, shadePanels, shadePlanks, shadeShelves } from "./shade-wood.ts";
import type { Material, MaterialOf, Shade } from "./surface-material.ts";

/** A wall, floor, ceiling, window or table in perspective, of some material. */
export interface SurfaceLayer {
  kind: "surface";
  /**
   * A rectangle facing the camera (x0, y0, x1, y1), or the four corners of one seen askew: x and y of the top left,
   * top right, bottom right and bottom left. May lie outside the picture.
   */
  on:
    | readonly [number, number, number, number]
    | readonly [number, number, number, number, number, number, number, number];
  material: Material;
  /** Brightness at those corners; 1 everywhere when absent. */
  light?: readonly [number, number, number, number];
  /** `cast` throws the material as light upon what is behind, as sun through a window does. */
  as?: "solid" | "cast";
}

const SHADERS: { [K in Material["kind"]]: (material: MaterialOf<K>, seed: number) => Shade } = {
  plain: shadePlain,
  panes: shadePanes,
  portholes: shadePortholes,
  screen: shadeScreen,
  downlights: shadeDownlights,
  panels: shadePanels,
  planks: shadePlanks,
  battens: shadeBattens,
  shelves: shadeShelves,
  bricks: shadeBricks,
  marble: shadeMarble,
  plaster: shadePlaster,
  folds: shadeFolds,
  tufts: shadeTufts,
  marks: shadeMarks,
};

function shaderOf(material: Material, seed: number): Shade {
  // the table's types guarantee that a material meets its own shader, which the compiler cannot follow
  return (SHADERS[material.kind] as (material: Material, seed: number) => Shade)(material, seed);
}

/**
 * From a picture point to homogeneous u, v, w: the inverse of the unit square's projection onto four corners
 * (Heckbert 1989), `on` in pixels.
 */
function toSquare(on: readonly number[]): readonly number[] {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = on as SurfaceLayer["on"] & { length: 8 };
  const dx1 = x1 - x2;
  const dx2 = x3 - x2;
  const dy1 = y1 - y2;
  const dy2 = y3 - y2;
  const sx = x0 - x1 + x2 - x3;
  const sy = y0 - y1 + y2 - y3;
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  // the adjugate will do: the scale of u, v and w does not matter
  return [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

export function paintSurface({ map, seed }: Canvas, layer: SurfaceLayer): void {
  const { width, height, data } = map;
  const [x0, y0, x1, y1] = layer.on;
  const corners = layer.on.length === 8 ? layer.on : ([x0, y0, x1, y0, x1, y1, x0, y1] as const);
  const m = toSquare(corners.map((at, i) => (i % 2 ? at * height : columnOf(map, at))));
  const shade = shaderOf(layer.material, seed);
  const [l0, l1, l2, l3] = layer.light ?? [1, 1, 1, 1];
  const out = new Float32Array(4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const w = m[6]! * x + m[7]! * y + m[8]!;
      const u = (m[0]! * x + m[1]! * y + m[2]!) / w;
      const v = (m[3]! * x + m[4]! * y + m[5]!) / w;
      if (!(u >= 0 && u < 1 && v >= 0 && v < 1)) continue;
      shade(u, v, out);
      const lit = (l0 * (1 - u) + l1 * u) * (1 - v) + (l3 * (1 - u) + l2 * u) * v;
      const p = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const old = data[p + c]!;
        data[p + c] =
          layer.as === "cast" ? old * (1 + out[c]! * lit * out[3]!) : old + (out[c]! * lit - old) * out[3]!;
      }
    }
  }
}
