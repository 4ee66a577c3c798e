import { luminance, type Rgb } from "#web/engine/pixels/colour.ts";
import { clamp, type LightMap } from "#web/engine/pixels/image.ts";

/** Light that comes from the scene itself, by direction (x right, y up, z towards the camera). */
export type Surroundings = (x: number, y: number, z: number, out: Float32Array) => void;

const COLUMNS = 12;
const ROWS = 12;

/**
 * What a sitter in front of a backdrop sees: the backdrop all round, dimmer and greyer on the camera's side, brought
 * to mean luminance 1. `tint` colours all of it; `depth` 0 flattens its colours, 1 keeps them.
 */
export function surroundingsOf(backdrop: LightMap, tint: Rgb, depth: number): Surroundings {
  const cells = new Float32Array(COLUMNS * ROWS * 3);
  const counts = new Float32Array(COLUMNS * ROWS);
  for (let y = 0; y < backdrop.height; y += 2) {
    for (let x = 0; x < backdrop.width; x += 2) {
      const cell =
        Math.floor((y / backdrop.height) * ROWS) * COLUMNS + Math.floor((x / backdrop.width) * COLUMNS);
      const p = (y * backdrop.width + x) * 3;
      for (let c = 0; c < 3; c++)
        cells[cell * 3 + c] = cells[cell * 3 + c]! + Math.min(2.5, backdrop.data[p + c]!);
      counts[cell] = counts[cell]! + 1;
    }
  }
  let mean = 0;
  const average = [0, 0, 0];
  for (let i = 0; i < counts.length; i++) {
    for (let c = 0; c < 3; c++) {
      cells[i * 3 + c] = cells[i * 3 + c]! / counts[i]!;
      average[c] = average[c]! + cells[i * 3 + c]! / counts.length;
    }
  }
  mean = luminance(average[0]!, average[1]!, average[2]!) + 1e-4;
  // a nearly black scene must not shine at its lamps only
  const lift = 0.25;
  for (let i = 0; i < counts.length; i++) {
    const grey = luminance(cells[i * 3]!, cells[i * 3 + 1]!, cells[i * 3 + 2]!);
    for (let c = 0; c < 3; c++) {
      const own = grey + (cells[i * 3 + c]! - grey) * depth;
      cells[i * 3 + c] = (lift + (1 - lift) * Math.min(4, own / mean)) * tint[c]!;
    }
  }
  return (x, y, z, out) => {
    const u = clamp((0.5 + 0.5 * x) * COLUMNS - 0.5, 0, COLUMNS - 1.001);
    const v = clamp((0.5 - 0.5 * y) * ROWS - 0.5, 0, ROWS - 1.001);
    const iu = u | 0;
    const iv = v | 0;
    const fu = u - iu;
    const fv = v - iv;
    const a = (iv * COLUMNS + iu) * 3;
    const front = z > 0 ? 1 - 0.5 * z : 1;
    for (let c = 0; c < 3; c++) {
      const top = cells[a + c]! * (1 - fu) + cells[a + 3 + c]! * fu;
      const low = cells[a + COLUMNS * 3 + c]! * (1 - fu) + cells[a + COLUMNS * 3 + 3 + c]! * fu;
      out[c] = (top * (1 - fv) + low * fv) * front;
    }
  };
}
