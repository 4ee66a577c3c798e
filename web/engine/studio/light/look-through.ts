import { gaussianBlur } from "../../pixels/blur.ts";
import { hex } from "../../pixels/colour.ts";
import { createPlane, type LightMap, smoothstep } from "../../pixels/image.ts";
import { resizePlane } from "../../pixels/resample.ts";
import type { Lens } from "../recipe.ts";

/** A blurred copy, one plane per channel at full size; worked out at a quarter of the size. */
function softCopy(light: LightMap, sigma: number): Float32Array[] {
  const width = Math.ceil(light.width / 4);
  const height = Math.ceil(light.height / 4);
  return [0, 1, 2].map((c) => {
    const channel = createPlane(light.width, light.height);
    for (let i = 0; i < channel.data.length; i++) channel.data[i] = Math.min(3, light.data[i * 3 + c]!);
    const small = resizePlane(channel, width, height);
    gaussianBlur(small.data, width, height, 1, sigma / 4);
    return resizePlane(small, light.width, light.height).data;
  });
}

/** Distance from the middle, 0 there, 1 in the corners, squared. */
function fromMiddle(light: LightMap, x: number, y: number): number {
  return ((x / light.width - 0.5) ** 2 + (y / light.height - 0.5) ** 2) * 2;
}

function partColours(light: LightMap, fringe: number): void {
  const { width, height, data } = light;
  const source = data.slice();
  const reach = (fringe * height) / Math.hypot(width / 2, height / 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = fromMiddle(light, x, y);
      const dx = (x - width / 2) * reach * away;
      const dy = (y - height / 2) * reach * away;
      for (const [c, sign] of [
        [0, 1],
        [2, -1],
      ] as const) {
        const sx = Math.min(width - 1.001, Math.max(0, x + dx * sign));
        const sy = Math.min(height - 1.001, Math.max(0, y + dy * sign));
        const ix = sx | 0;
        const iy = sy | 0;
        const fx = sx - ix;
        const fy = sy - iy;
        const p = (iy * width + ix) * 3 + c;
        const q = iy + 1 < height ? p + width * 3 : p;
        const r = ix + 1 < width ? 3 : 0;
        data[(y * width + x) * 3 + c] =
          (source[p]! * (1 - fx) + source[p + r]! * fx) * (1 - fy) +
          (source[q]! * (1 - fx) + source[q + r]! * fx) * fy;
      }
    }
  }
}

function softenRim(light: LightMap, amount: number): void {
  const soft = softCopy(light, light.height * 0.008);
  for (let y = 0, i = 0; y < light.height; y++) {
    for (let x = 0; x < light.width; x++, i++) {
      const t = amount * smoothstep(0.22, 0.85, fromMiddle(light, x, y));
      for (let c = 0; c < 3; c++) light.data[i * 3 + c] = light.data[i * 3 + c]! * (1 - t) + soft[c]![i]! * t;
    }
  }
}

function addMist(light: LightMap, amount: number): void {
  const soft = softCopy(light, light.height * 0.018);
  for (let i = 0; i < light.width * light.height; i++) {
    for (let c = 0; c < 3; c++) {
      const own = light.data[i * 3 + c]!;
      // what is dark spreads nothing: a dark coat would have a shadow around it on a bright wall
      const glow = Math.max(own, soft[c]![i]!);
      // a screen of the two, held back so that shadows open only a little
      light.data[i * 3 + c] = own + amount * (0.55 * glow * Math.max(0, 1 - 0.7 * own) - 0.16 * own);
    }
  }
}

function addFlare(light: LightMap, flare: NonNullable<Lens["flare"]>, direction: number): void {
  const colour = hex(flare.colour);
  const sx = direction < 0 ? -0.05 : 1.05;
  for (let y = 0, i = 0; y < light.height; y++) {
    for (let x = 0; x < light.width; x++, i++) {
      const d2 = ((x / light.width - sx) / 0.75) ** 2 + ((y / light.height - 0.12) / 0.8) ** 2;
      const amount = flare.strength * Math.exp(-d2 * 1.6);
      for (let c = 0; c < 3; c++) light.data[i * 3 + c] = light.data[i * 3 + c]! + colour[c]! * amount;
    }
  }
}

/** Passes the finished scene through the lens, in place. `direction` is the key light's side. */
export function lookThrough(light: LightMap, lens: Lens, direction: number): void {
  if (lens.swirl) softenRim(light, lens.swirl);
  if (lens.mist) addMist(light, lens.mist);
  if (lens.flare) addFlare(light, lens.flare, direction);
  if (lens.fringe) partColours(light, lens.fringe);
}
