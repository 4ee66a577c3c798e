import { hex, type Rgb } from "../pixels/colour.ts";
import { clamp, type LightMap } from "../pixels/image.ts";
import { type Canvas, coverWith, mixRgb } from "./canvas.ts";

/** People far off, drawn over what is behind: heads and shoulders, to be thrown out of focus. */
export interface CrowdLayer {
  kind: "crowd";
  area: readonly [number, number, number, number];
  /** Rows from far to near; the near ones are larger and darker or brighter by `near`. */
  rows: number;
  /** People in a row. */
  count: number;
  /** Height of a head in the far and in the near row. */
  head: readonly [number, number];
  skin: readonly string[];
  clothes: readonly string[];
  hair: readonly string[];
  /** Light on their heads and shoulders from above. */
  rim?: { colour: string; strength: number };
  /** Brightness of the near row against the far one. */
  near?: number;
}

function paintPerson(
  map: LightMap,
  at: { x: number; y: number; head: number; turn: number; far: number },
  of: { skin: Rgb; clothes: Rgb; hair: Rgb },
  rim: { colour: Rgb; strength: number } | undefined,
  shade: number,
): void {
  const { x: cx, y: cy, head } = at;
  const wide = head * 0.38;
  const chest = head * 1.05;
  const bottom = Math.min(map.height, cy + at.far);
  for (let y = Math.max(0, Math.floor(cy - head * 0.7)); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(cx - chest * 1.1)); x < Math.min(map.width, cx + chest * 1.1); x++) {
      const i = y * map.width + x;
      const hx = (x - cx) / wide;
      const hy = (y - cy) / (head * 0.5);
      const skull = Math.hypot(hx, hy);
      const below = (y - cy - head * 0.55) / head;
      const half = below < 0 ? 0 : chest * (0.42 + 0.48 * clamp(below * 1.5, 0, 1) ** 0.5);
      const body = below < 0 ? -1 : clamp((half - Math.abs(x - cx)) / (head * 0.06), 0, 1);
      const neck = Math.abs(x - cx) < head * 0.19 && y > cy && below < 0.12 ? 1 : 0;
      const glow = rim ? rim.strength : 0;
      if (body > 0) {
        const top =
          clamp(1 - below / 0.28, 0, 1) + clamp(1 - (half - Math.abs(x - cx)) / (head * 0.14), 0, 1) * 0.5;
        const colour = rim ? mixRgb(of.clothes, rim.colour, clamp(top * glow * 0.5, 0, 0.85)) : of.clothes;
        coverWith(map, i, colour, body, shade);
      }
      if (neck) coverWith(map, i, of.skin, 0.9, shade * 0.8);
      if (skull < 1.06) {
        const hairy = hy < -0.25 || Math.abs(hx + at.turn) > 0.9 || at.turn === 2;
        const base = hairy ? of.hair : of.skin;
        const top = clamp(-hy * 1.3 - 0.25, 0, 1) + clamp((skull - 0.72) * 2, 0, 0.5);
        const colour = rim ? mixRgb(base, rim.colour, clamp(top * glow, 0, 0.9)) : base;
        coverWith(map, i, colour, clamp((1.06 - skull) * 12, 0, 1), shade);
      }
    }
  }
}

export function paintCrowd({ map, random }: Canvas, layer: CrowdLayer): void {
  const [x0, y0, x1, y1] = layer.area;
  const [skins, clothes, hairs] = [layer.skin.map(hex), layer.clothes.map(hex), layer.hair.map(hex)];
  const rim = layer.rim && { colour: hex(layer.rim.colour), strength: layer.rim.strength };
  for (let row = 0; row < layer.rows; row++) {
    const t = layer.rows > 1 ? row / (layer.rows - 1) : 0;
    const size = (layer.head[0] + (layer.head[1] - layer.head[0]) * t) * map.height;
    const shade = 1 + ((layer.near ?? 1) - 1) * t;
    const shift = random.next();
    for (let k = 0; k < layer.count; k++) {
      const along = (k + shift * 0.8 + random.between(-0.25, 0.25)) / layer.count;
      const head = size * random.between(0.88, 1.12);
      paintPerson(
        map,
        {
          x: (x0 + (x1 - x0) * along + 0.5) * map.width,
          y: (y0 + (y1 - y0) * t) * map.height + random.between(-0.25, 0.25) * head,
          head,
          turn: random.between(-0.5, 0.5),
          far: head * 7,
        },
        { skin: random.pick(skins), clothes: random.pick(clothes), hair: random.pick(hairs) },
        rim,
        shade * random.between(0.85, 1.15),
      );
    }
  }
}
