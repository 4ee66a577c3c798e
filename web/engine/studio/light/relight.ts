import type { Point } from "../../pixels/affine.ts";
import { hex, luminance } from "../../pixels/colour.ts";
import { clamp, createLightMap, createPlane, type LightMap, type Plane } from "../../pixels/image.ts";
import { resizePlane } from "../../pixels/resample.ts";
import type { GelLight, KeyLight } from "../recipe.ts";
import type { Surface } from "./surface.ts";

/**
 * How much key light each part of the person gets, about 0 in shade, 1 where the face looks at the camera.
 * Wrapped diffuse light: it reaches past the terminator, further the larger the source (`fill`).
 */
function keyShare(surface: Surface, key: KeyLight, direction: number): Plane {
  const side = ((key.side * Math.PI) / 180) * direction;
  const up = (key.height * Math.PI) / 180;
  const lx = Math.sin(side) * Math.cos(up);
  const ly = -Math.sin(up);
  const lz = Math.cos(side) * Math.cos(up);
  const wrap = 0.25 + 0.5 * key.fill;
  // full shading from above draws a moustache under every nose, so height counts about half
  const share = createPlane(surface.x.width, surface.x.height);
  const front = (lz + wrap) / (1 + wrap);
  for (let i = 0; i < share.data.length; i++) {
    const facing = surface.x.data[i]! * lx + surface.y.data[i]! * ly * 0.55 + surface.z.data[i]! * lz;
    share.data[i] = Math.max(0, (facing + wrap) / (1 + wrap)) / front;
  }
  return share;
}

/**
 * What shaping the person with the recipe's key light does to each channel, on the surface's grid. `direction` is -1
 * for light from the left, 1 from the right; `eyeRow` is in picture pixels.
 */
export function keyGains(surface: Surface, key: KeyLight, direction: number, eyeRow: number): LightMap {
  const share = keyShare(surface, key, direction);
  const { width, height } = share;
  const gains = createLightMap(width, height);
  const lit = hex(key.colour);
  const shade = hex(key.shade);
  for (let y = 0, i = 0; y < height; y++) {
    // a head light falls off towards the waist and keeps the eye on the face
    const below = Math.max(0, (y / surface.scale - eyeRow) / surface.faceSize - 0.9);
    const falloff = 1 / (1 + key.strength * 0.16 * below);
    for (let x = 0; x < width; x++, i++) {
      const d = share.data[i]!;
      const level = key.fill + (1 - key.fill) * d;
      const gain = clamp(level ** (key.strength * 1.5), 0.1, 1.7) * falloff;
      const warm = clamp(d, 0, 1);
      for (let c = 0; c < 3; c++) {
        const tint = shade[c]! + (lit[c]! - shade[c]!) * warm;
        gains.data[i * 3 + c] = gain * (1 + (tint - 1) * key.strength);
      }
    }
  }
  return gains;
}

/** Adds coloured light from the sides, in place: it takes the colour of what it falls on. */
export function addGels(
  light: LightMap,
  surface: Surface,
  gels: readonly GelLight[],
  direction: number,
): void {
  for (const gel of gels) {
    const lx = gel.side * direction * 0.94;
    const share = createPlane(surface.x.width, surface.x.height);
    for (let i = 0; i < share.data.length; i++) {
      const facing = surface.x.data[i]! * lx - surface.y.data[i]! * 0.12 + surface.z.data[i]! * 0.08;
      share.data[i] = clamp(facing, 0, 1) ** 1.2;
    }
    const full = resizePlane(share, light.width, light.height).data;
    const colour = hex(gel.colour);
    for (let i = 0; i < full.length; i++) {
      const amount = full[i]! * gel.strength;
      if (amount < 0.002) continue;
      const p = i * 3;
      const own = luminance(light.data[p]!, light.data[p + 1]!, light.data[p + 2]!);
      for (let c = 0; c < 3; c++) {
        // partly the surface's own colour, partly its brightness, so that a gel shows on any cloth
        light.data[p + c] =
          light.data[p + c]! + colour[c]! * amount * (0.5 * light.data[p + c]! + 0.5 * own + 0.02);
      }
    }
  }
}

/**
 * Stripes of light, as through a blind, leaning across the person; fainter over the face so that it stays readable.
 * `face` is the face's middle in picture pixels.
 */
export function throwSlats(
  light: LightMap,
  surface: Surface,
  amount: number,
  lean: number,
  phase: number,
  face: Point,
): void {
  const { faceSize } = surface;
  const period = faceSize * 0.34;
  for (let y = 0; y < light.height; y++) {
    for (let x = 0; x < light.width; x++) {
      const away = ((x - face.x) / (faceSize * 0.62)) ** 2 + ((y - face.y) / (faceSize * 0.75)) ** 2;
      const here = amount * (1 - 0.7 * Math.exp(-away * away));
      const wave = 0.5 + 0.5 * Math.cos((2 * Math.PI * (y + lean * x)) / period + phase);
      const gain = 1 - here * (1 - wave * wave * (3 - 2 * wave));
      const p = (y * light.width + x) * 3;
      for (let c = 0; c < 3; c++) light.data[p + c] = light.data[p + c]! * gain;
    }
  }
}
