import { hex, type Rgb } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { type Canvas, coverWith, mixRgb } from "../canvas.ts";

/** Sand from a water's edge down, wet and shining where waves have been; breakers roll in before it. */
export interface SandLayer {
  kind: "sand";
  /** Horizon of the water and the edge where it meets the sand. */
  horizon: number;
  edge: number;
  /** How far the edge falls from the left of the picture to the right. */
  slope?: number;
  dry: string;
  wet: string;
  /** Lines of breaking waves; left out where there is no sea. */
  breakers?: number;
  /** Brightness of foam. */
  foam?: number;
}

export function paintSand({ map, random, seed }: Canvas, layer: SandLayer): void {
  const { width, height } = map;
  const [dry, wet] = [hex(layer.dry), hex(layer.wet)];
  const horizon = layer.horizon * height;
  const slope = (layer.slope ?? 0) + random.between(-0.03, 0.03);
  const foam = layer.foam ?? 0.95;
  const lines = Array.from({ length: layer.breakers ?? 0 }, (_, k) => ({
    at: 0.22 + (0.7 * (k + random.between(0.2, 0.8))) / (layer.breakers ?? 1),
    drift: random.between(-0.2, 0.2),
  }));
  const shore = (x: number) =>
    (layer.edge + slope * (x / width - 0.5) + 0.035 * (fractalNoise((x / height) * 2.4, 7, seed, 3) - 0.5)) *
    height;
  for (let x = 0; x < width; x++) {
    const edge = shore(x);
    for (let y = Math.max(1, Math.floor(horizon)); y < height; y++) {
      const i = y * width + x;
      const depth = (y - horizon + 0.5) / height;
      const u = ((x - width / 2) / height / depth) * 0.6;
      const row = Math.log(depth) * 9;
      const t = (y - horizon) / (edge - horizon);
      if (y > edge) {
        const below = (y - edge) / height;
        const dried = smoothstep(0.02, 0.11, below + 0.03 * (fractalNoise(u * 3, row, seed + 3, 2) - 0.5));
        const trodden = fractalNoise(u * 5 + 20, row * 2.6, seed + 2, 4);
        const dunes = fractalNoise(u * 0.9, row * 0.6, seed + 5, 2);
        const tone = 0.62 + 0.5 * trodden * (0.4 + 0.6 * dried) + 0.36 * (dunes - 0.3);
        // wet sand shines with the sky above it
        const from = clamp(Math.round(horizon - (y - edge) * 1.5 - 0.06 * height), 0, height - 1);
        const p = (from * width + x) * 3;
        const sky: Rgb = [map.data[p]!, map.data[p + 1]!, map.data[p + 2]!];
        coverWith(map, i, mixRgb(mixRgb(wet, sky, 0.42), dry, dried), 1, tone + 0.14 * (1 - dried));
      }
      let white = 0;
      for (const { at, drift } of lines) {
        const bend =
          drift * (x / width - 0.5) * 0.25 +
          0.1 * (fractalNoise((x / height) * 2.6 + at * 40, at * 9, seed + 4, 3) - 0.5);
        const into = (t - at - bend) / (0.03 + 0.1 * at);
        if (into < -1.4 || into > 1) continue;
        const torn = fractalNoise(u * 2.2 + at * 30, row * 2.4, seed + 6, 3);
        // the wave's face stands dark before its white top
        if (into < 0) coverWith(map, i, [0.03, 0.08, 0.09], 0.35 * smoothstep(-1.4, -0.1, into) * torn);
        else
          white = Math.max(
            white,
            smoothstep(0, 0.12, into) * smoothstep(1, 0.2, into) * smoothstep(0.28, 0.62, torn + 0.22 * at),
          );
      }
      const wash = layer.breakers ? smoothstep(0.022, 0, Math.abs(y - edge - 0.004 * height) / height) : 0;
      white = Math.max(white, wash * smoothstep(0.25, 0.7, valueNoise(u * 3, row * 3, seed + 8)));
      if (white > 0) coverWith(map, i, [foam, foam, foam], white * 0.9);
    }
  }
}
