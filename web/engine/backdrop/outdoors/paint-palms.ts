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
      const width = height * 0.022;
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
    const fronds = 13;
    for (let f = 0; f < fronds; f++) {
      const angle = -Math.PI / 2 + ((f + random.between(-0.3, 0.3)) / fronds - 0.5) * 2 * Math.PI * 0.92;
      const length = height * random.between(0.36, 0.52);
      const colour = mixRgb(dark, lit, random.next() ** 1.5);
      let [x, y] = [tx, ty];
      let direction = angle;
      const parts = 18;
      for (let k = 0; k < parts; k++) {
        const nx = x + (Math.cos(direction) * length) / parts;
        const ny = y + (Math.sin(direction) * length) / parts;
        // fronds droop: every step leans further towards the ground
        direction += (Math.cos(direction) > 0 ? 1 : -1) * 0.085;
        coverStroke(map, { from: [x, y], to: [nx, ny], half: [1.4, 1.2] }, colour);
        const leaf = length * 0.3 * Math.sin(Math.PI * (0.12 + (0.88 * k) / parts)) ** 0.7;
        for (const side of [-1, 1]) {
          const lean = direction + side * 0.95 + 0.25;
          coverStroke(
            map,
            {
              from: [x, y],
              to: [x + Math.cos(lean) * leaf, y + Math.sin(lean) * leaf],
              half: [length * 0.022, 0.4],
            },
            colour,
            random.between(0.7, 1.2),
          );
        }
        [x, y] = [nx, ny];
      }
    }
  }
}
