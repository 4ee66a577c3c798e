import { hex } from "../../pixels/colour.ts";
import { fractalNoise } from "../../pixels/noise.ts";
import { addLight, type Canvas, coverWith, mixRgb } from "../canvas.ts";

/** Grass or corn from a horizon towards the camera, every stalk with light on its head. */
export interface MeadowLayer {
  kind: "meadow";
  horizon: number;
  far: string;
  near: string;
  /** Light caught by the heads. */
  tip: string;
  strength: number;
  /** Height of the nearest stalks. */
  height: number;
  count: number;
}

export function paintMeadow({ map, random, seed }: Canvas, layer: MeadowLayer): void {
  const far = hex(layer.far);
  const near = hex(layer.near);
  const tip = hex(layer.tip);
  const horizon = layer.horizon * map.height;
  for (let y = Math.floor(horizon); y < map.height; y++) {
    const depth = Math.max(0, y - horizon) / (map.height - horizon);
    const grain = 1 / (map.height * (0.01 + 0.06 * depth));
    for (let x = 0; x < map.width; x++) {
      const shade = 0.62 + 0.76 * fractalNoise(x * grain * 0.7, y * grain * 0.3, seed, 3);
      coverWith(map, y * map.width + x, mixRgb(far, near, depth ** 0.6), Math.min(1, depth * 14), shade);
    }
  }
  for (let n = 0; n < layer.count; n++) {
    const depth = (n / layer.count) ** 0.8;
    const foot = horizon + (map.height * 1.05 - horizon) * depth ** 1.4;
    const tall = layer.height * map.height * (0.12 + 0.88 * depth) * random.between(0.6, 1.15);
    const lean = random.between(-0.22, 0.34) * tall;
    const x0 = random.between(-0.05, 1.05) * map.width;
    const half = map.height * (0.0012 + 0.0022 * depth);
    const body = mixRgb(far, near, Math.min(1, depth + random.between(-0.2, 0.2)));
    const bright = random.between(0.75, 1.3);
    for (let step = 0; step <= tall; step++) {
      const up = step / tall;
      const y = Math.round(foot - step);
      if (y < 0 || y >= map.height) continue;
      const middle = x0 + lean * up * up;
      const head = up > 0.78 ? 2.1 * Math.sin(((up - 0.78) / 0.22) * Math.PI) : 0;
      const wide = half * (1 + head);
      for (
        let x = Math.max(0, Math.floor(middle - wide));
        x <= Math.min(map.width - 1, Math.ceil(middle + wide));
        x++
      ) {
        const cover = Math.min(1, Math.max(0, wide + 0.5 - Math.abs(x - middle)));
        const i = y * map.width + x;
        coverWith(map, i, body, cover * 0.85, bright * (0.55 + 0.6 * up));
        if (up > 0.7) addLight(map, i, tip, cover * layer.strength * (up - 0.7) * 3 * bright);
      }
    }
  }
}
