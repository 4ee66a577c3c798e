import { gaussianBlur } from "../../pixels/blur.ts";
import { hex, type Rgb } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";
import { fractalNoise, valueNoise } from "../../pixels/noise.ts";
import { type Canvas, coverWith, mixRgb } from "../canvas.ts";

/** Hills or mountains from far to near, the air between them the colour of the sky above. */
export interface RidgesLayer {
  kind: "ridges";
  /** Foot of the nearest ridge and height of the farthest crest above it. */
  base: number;
  height: number;
  count: number;
  /** Slopes turned from the light and to it. */
  dark: string;
  light: string;
  /** On the upper slopes, 0 to 1. */
  snow?: number;
  /** 0 dunes, 1 rock. */
  rugged: number;
  /** How much air lies before the farthest, 0 to 1. */
  air: number;
  /** Side of the light, -1 left to 1 right. */
  from: number;
}

const SNOW: Rgb = [0.86, 0.9, 0.96];

export function paintRidges({ map, seed }: Canvas, layer: RidgesLayer): void {
  const { width, height } = map;
  const [dark, light] = [hex(layer.dark), hex(layer.light)];
  const skyRow = clamp(Math.floor((layer.base - layer.height * 1.1) * height), 0, height - 1);
  const strip = map.data.slice(skyRow * width * 3, (skyRow + 1) * width * 3);
  // wide enough that no cloud casts its column on the land
  gaussianBlur(strip, width, 1, 3, width * 0.25);
  const airAt = (x: number): Rgb => [strip[x * 3]!, strip[x * 3 + 1]!, strip[x * 3 + 2]!];
  for (let ridge = 0; ridge < layer.count; ridge++) {
    const t = layer.count > 1 ? ridge / (layer.count - 1) : 1;
    const veil = layer.air * (1 - t) ** 0.8;
    const scale = 1.5 + 0.9 * t;
    const own = seed + ridge * 13;
    const crestAt = (x: number) => {
      const u = (x / height) * scale + 11 * ridge;
      const soft = fractalNoise(u, 2.1, own, 2);
      const sharp = 1 - Math.abs(fractalNoise(u * 1.1, 5.3, own + 3, 5) - 0.5) * 2.8;
      const rise = layer.rugged * sharp + (1 - layer.rugged) * soft;
      return layer.base - layer.height * (1 - 0.8 * t) * (0.35 + 0.75 * rise);
    };
    for (let x = 0; x < width; x++) {
      const crest = crestAt(x) * height;
      const end = t === 1 ? height : Math.min(height, layer.base * height + 2);
      for (let y = Math.max(0, Math.floor(crest)); y < end; y++) {
        const below = (y - crest) / height;
        // rock is folded every way, a dune in long waves along its crest
        const u = (x / height) * (2 + 5 * layer.rugged);
        const v = below * (9 - 3 * layer.rugged);
        const fold = fractalNoise(u, v, own + 5, 3);
        const next = fractalNoise(u + 0.22 * layer.from, v - 0.15, own + 5, 3);
        const lit = clamp(
          0.55 + (fold - next) * (1.2 + 4.6 * layer.rugged) - 0.5 * smoothstep(0, 0.3, below) * t,
          0,
          1,
        );
        const cover =
          valueNoise((x / height) * 40, (y / height) * 50, own + 7) * layer.rugged + 0.5 * (1 - layer.rugged);
        let colour = mixRgb(dark, light, clamp(lit * 0.85 + (cover - 0.5) * 0.5, 0, 1));
        if (layer.snow) {
          const lies = smoothstep(
            0.62,
            0.38,
            fold * 0.5 + below / (layer.height * 1.5) + 0.5 - layer.snow * 0.6,
          );
          const tone = 0.45 + 0.62 * lit;
          colour = mixRgb(colour, SNOW.map((value) => value * tone) as unknown as Rgb, lies);
        }
        const mist = clamp(veil + (1 - t) * 0.5 * smoothstep(0, layer.height, below) * layer.air, 0, 0.96);
        coverWith(map, y * width + x, mixRgb(colour, airAt(x), mist), clamp(y + 1 - crest, 0, 1));
      }
    }
  }
}
