import { hex, type Rgb } from "../../pixels/colour.ts";
import { clamp, type LightMap } from "../../pixels/image.ts";
import { type Canvas, coverWith, mixRgb } from "../canvas.ts";

/** People far off, drawn over what is behind: heads and shoulders, to be thrown out of focus. */
export interface PeopleLayer {
  kind: "people";
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

/** Half width of a body at `below` head heights under the chin, in head heights; legs part at 3.4. */
function halfBody(below: number): number {
  if (below < 0) return 0;
  if (below < 0.5) return 0.34 + 0.62 * Math.sqrt(below / 0.5);
  if (below < 3.2) return 0.96 - 0.2 * Math.sin((Math.PI * (below - 0.5)) / 4);
  return 0.7 - 0.06 * (below - 3.2);
}

function paintPerson(
  map: LightMap,
  at: { x: number; y: number; head: number; turn: number },
  input: { skin: Rgb; clothes: Rgb; hair: Rgb },
  rim: { colour: Rgb; strength: number } | undefined,
  shade: number,
): void {
  const { x: cx, y: cy, head } = at;
  const lit = (base: Rgb, share: number) =>
    rim ? mixRgb(base, rim.colour, clamp(share * rim.strength, 0, 0.9)) : base;
  const bottom = Math.min(map.height, cy + head * 7);
  for (let y = Math.max(0, Math.floor(cy - head * 0.7)); y < bottom; y++) {
    const below = (y - cy) / head - 0.62;
    const half = halfBody(below) * head;
    for (let x = Math.max(0, Math.floor(cx - head * 1.1)); x < Math.min(map.width, cx + head * 1.1); x++) {
      const i = y * map.width + x;
      const away = Math.abs(x - cx);
      if (below > -0.25 && below < 0.1 && away < head * 0.2)
        coverWith(map, i, input.skin, 0.95, shade * 0.75);
      const legs = below > 3.4;
      if (below >= 0 && !(legs && away < head * 0.06)) {
        const cover = clamp((half - away) / (head * 0.08), 0, 1);
        const shoulder = clamp(1 - below / 0.5, 0, 1) * clamp(away / (head * 0.5), 0.2, 1);
        const round = 1 - 0.35 * (away / Math.max(1, half)) ** 2;
        coverWith(map, i, lit(input.clothes, shoulder * 0.55), cover, shade * round * (legs ? 0.4 : 1));
      }
      const hx = (x - cx) / (head * 0.39);
      const hy = (y - cy) / (head * 0.52);
      const skull = Math.hypot(hx, hy);
      if (skull < 1.06) {
        const hairy = hy < -0.3 || Math.abs(hx + at.turn) > 0.85;
        const top = clamp(-hy * 1.2 - 0.4, 0, 1) * clamp((skull - 0.5) * 2, 0, 1);
        const round = 1.1 - 0.4 * Math.abs(hx - 0.2);
        coverWith(
          map,
          i,
          lit(hairy ? input.hair : input.skin, top),
          clamp((1.06 - skull) * 12, 0, 1),
          shade * round,
        );
      }
    }
  }
}

export function paintPeople({ map, random }: Canvas, layer: PeopleLayer): void {
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
        },
        { skin: random.pick(skins), clothes: random.pick(clothes), hair: random.pick(hairs) },
        rim,
        shade * random.between(0.85, 1.15),
      );
    }
  }
}
