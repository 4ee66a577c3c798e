import { hex } from "../../pixels/colour.ts";
import { type Canvas, columnOf, mixRgb } from "../canvas.ts";
import type { Range } from "../range.ts";
import { coverStroke } from "../stroke.ts";

/** Palms with their feet at the places; `lit` is the colour of fronds that catch the sun. */
export interface PalmsLayer {
  kind: "palms";
  places: readonly (readonly [number, number])[];
  height: Range;
  colour: string;
  lit: string;
}

export function paintPalms({ map, random }: Canvas, layer: PalmsLayer): void {
  const dark = hex(layer.colour);
  const lit = hex(layer.lit);
  for (const [px, py] of layer.places) {
    const height = random.between(...layer.height) * map.height;
    const baseX = columnOf(map, px + random.between(-0.04, 0.04));
    const baseY = py * map.height;
    const bend = random.between(-0.32, 0.32) * height;
    const at = (t: number) => [baseX + bend * t * t, baseY - height * t] as const;
    for (let k = 0; k < 14; k++) {
      const width = height * 0.013;
      coverStroke(
        map,
        {
          from: at(k / 14),
          to: at((k + 1) / 14),
          half: [width * (1.3 - k / 20), width * (1.3 - (k + 1) / 20)],
        },
        mixRgb(dark, lit, random.between(0.1, 0.3)),
      );
    }
    const [tx, ty] = at(1);
    const fronds = 19;
    for (let f = 0; f < fronds; f++) {
      const angle = -Math.PI / 2 + ((f + random.between(-0.6, 0.6)) / fronds - 0.5) * 2 * Math.PI * 0.94;
      const length = height * random.between(0.3, 0.54);
      const droop = random.between(0.05, 0.13);
      const sunny = random.next() ** 1.5;
      let [x, y] = [tx, ty];
      let direction = angle;
      const parts = 24;
      for (let k = 0; k < parts; k++) {
        const nx = x + (Math.cos(direction) * length) / parts;
        const ny = y + (Math.sin(direction) * length) / parts;
        // fronds droop: every step leans further towards the ground
        direction += (Math.cos(direction) > 0 ? 1 : -1) * droop;
        coverStroke(map, { from: [x, y], to: [nx, ny], half: [0.9, 0.7] }, mixRgb(dark, lit, sunny));
        const leaf = length * 0.3 * Math.sin(Math.PI * (0.12 + (0.88 * k) / parts)) ** 0.7;
        for (const side of [-1, 1]) {
          // wind splits fronds and turns single leaflets to the sun
          if (random.next() < 0.12) continue;
          const lean = direction + side * random.between(0.6, 1.15) + 0.25;
          const reach = leaf * random.between(0.65, 1.15);
          coverStroke(
            map,
            {
              from: [x, y],
              to: [x + Math.cos(lean) * reach, y + Math.sin(lean) * reach],
              half: [length * 0.013, 0.3],
            },
            mixRgb(dark, lit, Math.min(1, sunny * random.between(0.4, 1.5))),
            random.between(0.6, 1.25),
          );
        }
        [x, y] = [nx, ny];
      }
    }
  }
}
