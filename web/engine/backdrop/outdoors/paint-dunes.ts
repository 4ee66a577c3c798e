import { hex } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { type Canvas, coverWith, mixRgb } from "../canvas.ts";

/** Sand dunes one behind another: a lit flank, a sharp crest, a flank in shade. */
export interface DunesLayer {
  kind: "dunes";
  horizon: number;
  count: number;
  lit: string;
  shade: string;
  /** Side of the light, -1 left to 1 right. */
  from: number;
}

export function paintDunes({ map, random, seed }: Canvas, layer: DunesLayer): void {
  const { width, height } = map;
  const [lit, shade] = [hex(layer.lit), hex(layer.shade)];
  for (let n = 0; n < layer.count; n++) {
    const t = n / Math.max(1, layer.count - 1);
    const top = layer.horizon + (0.98 - layer.horizon) * t * t;
    const rise = 0.05 + 0.13 * t;
    const peak = random.between(-0.5, 0.5) * (width / height);
    const wide = (0.35 + 0.5 * t) * random.between(0.8, 1.3);
    const own = seed + n * 17;
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) / height;
      const away = (u - peak) / wide;
      const crest =
        (top - rise * Math.exp(-away * away) + 0.02 * (fractalNoise(u * 1.5, n, own, 2) - 0.5)) * height;
      for (let y = Math.max(0, Math.floor(crest)); y < height; y++) {
        const below = (y - crest) / height;
        // the crest's line runs down towards the camera in a bend and parts light from shade
        const edge =
          peak + layer.from * (-0.1 + below * 2.4) + 0.5 * (fractalNoise(below * 5, n * 3, own + 2, 2) - 0.5);
        const side = smoothstep(-0.03, 0.05, (edge - u) * -layer.from);
        const ripple = valueNoise(u * 60, (y / height) * 160, own + 4);
        const tone = mixRgb(
          shade,
          lit,
          clamp(0.95 - 0.85 * side * smoothstep(0.9, 0.1, Math.abs(away) * 0.6), 0, 1),
        );
        coverWith(
          map,
          y * width + x,
          tone,
          clamp(y + 1 - crest, 0, 1),
          (0.55 + 0.3 * (1 - t)) * (0.9 + 0.2 * ripple) + 0.25,
        );
      }
    }
  }
}
