import { hex } from "../../pixels/colour.ts";
import { type Canvas, columnOf } from "../canvas.ts";

/** A lamp's light falling on what is painted so far: it brings out what is there and leaves the rest in `ambient`. */
export interface PoolLayer {
  kind: "pool";
  x: number;
  y: number;
  /** Half width and half height of the pool, shares of the picture's height. */
  reach: readonly [number, number];
  colour: string;
  strength: number;
  /** What is left of all other light, 0 to 1. */
  ambient: number;
}

export function paintPool({ map, random }: Canvas, layer: PoolLayer): void {
  const colour = hex(layer.colour);
  const cx = columnOf(map, layer.x + random.between(-0.02, 0.02));
  const cy = layer.y * map.height;
  const rx = layer.reach[0] * map.height;
  const ry = layer.reach[1] * map.height;
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const d2 = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
      // light of a near lamp falls off with the square of the way
      const fall = layer.strength / (1 + d2 * 1.6) ** 2;
      const p = (y * map.width + x) * 3;
      for (let c = 0; c < 3; c++) map.data[p + c] = map.data[p + c]! * (layer.ambient + colour[c]! * fall);
    }
  }
}
