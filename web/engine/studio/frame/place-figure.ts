import { gaussianBlur } from "../../pixels/blur.ts";
import { hex, luminance, type Rgb } from "../../pixels/colour.ts";
import { clamp, createPlane, type LightMap, type Plane, smoothstep } from "../../pixels/image.ts";
import { resizePlane } from "../../pixels/resample.ts";
import type { RimLight } from "../recipe.ts";
import { blendLight } from "./blend-light.ts";
import type { Figure } from "./sample-view.ts";

/** Strongest rim on a photo: a bright line that follows a cut outline shows where it was cut. */
const MAX_RIM = 0.3;
/** From which matte on, and where whole, a rim is lit: on the half-seen fringe of a cut it shows as a glow around the person. */
const SOLID = { from: 0.45, whole: 0.95 };

/** The matte at a quarter of the size, blurred: how much person is about. */
function surroundings(matte: Plane, sigma: number): Plane {
  const width = Math.ceil(matte.width / 4);
  const height = Math.ceil(matte.height / 4);
  const small = resizePlane(matte, width, height);
  gaussianBlur(small.data, width, height, 1, sigma / 4);
  return small;
}

/** Lights the outline from behind, in place. `direction` is the key light's side. */
export function addRims(
  { light, matte }: Figure,
  rims: readonly RimLight[],
  direction: number,
  faceSize: number,
): void {
  const soft = surroundings(matte, faceSize * 0.05);
  const { width: sw, height: sh } = soft;
  const bands = rims.map((rim) => {
    const band = createPlane(sw, sh);
    for (let y = 1; y < sh - 1; y++) {
      for (let x = 1; x < sw - 1; x++) {
        const i = y * sw + x;
        const gx = soft.data[i - 1]! - soft.data[i + 1]!;
        const gy = soft.data[i - sw]! - soft.data[i + sw]!;
        const length = Math.hypot(gx, gy) + 1e-5;
        const towards = rim.side === 0 ? Math.abs(gx) / length : (gx / length) * rim.side * direction;
        const above = -gy / length;
        const facing = smoothstep(0.05, 0.8, towards + 0.25 * above);
        band.data[i] = facing * clamp((1 - soft.data[i]!) * 1.9, 0, 1) ** 1.6;
      }
    }
    return {
      colour: hex(rim.colour),
      strength: Math.min(rim.strength, MAX_RIM),
      band: resizePlane(band, light.width, light.height),
    };
  });
  for (let i = 0; i < matte.data.length; i++) {
    if (matte.data[i]! <= SOLID.from) continue;
    const p = i * 3;
    const own = luminance(light.data[p]!, light.data[p + 1]!, light.data[p + 2]!);
    const take = (0.02 + 1.1 * Math.sqrt(own)) * smoothstep(SOLID.from, SOLID.whole, matte.data[i]!);
    for (const { colour, strength, band } of bands) {
      const amount = band.data[i]! * strength * take;
      for (let c = 0; c < 3; c++) light.data[p + c] = light.data[p + c]! + colour[c]! * amount;
    }
  }
}

function channelOf(map: LightMap, c: number): Plane {
  const plane = createPlane(map.width, map.height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = map.data[i * 3 + c]!;
  return plane;
}

/** Mean colour of the backdrop, brightened to luminance 1. */
function castOf(backdrop: LightMap): Rgb {
  const sum = [0, 0, 0];
  for (let i = 0; i < backdrop.data.length; i += 3 * 7) {
    for (let c = 0; c < 3; c++) sum[c] = sum[c]! + Math.min(1.5, backdrop.data[i + c]!);
  }
  const bright = luminance(sum[0]!, sum[1]!, sum[2]!) + 1e-6;
  return [sum[0]! / bright, sum[1]! / bright, sum[2]! / bright];
}

/**
 * Stands the figure in front of the backdrop and returns the whole: the backdrop's colour spills onto the person,
 * most of all along the outline, and its bright parts wrap around the edge as they do in a lens.
 */
export function placeFigure(figure: Figure, backdrop: LightMap, spill: number, faceSize: number): LightMap {
  const { light, matte } = figure;
  const { width, height } = light;
  const sw = Math.ceil(width / 4);
  const sh = Math.ceil(height / 4);
  const planes = [0, 1, 2].map((c) => channelOf(backdrop, c));
  const full = planes.map((plane) => resizePlane(plane, width, height).data);
  const glow = planes.map((plane) => {
    const small = resizePlane(plane, sw, sh);
    gaussianBlur(small.data, sw, sh, 1, faceSize * 0.025);
    return resizePlane(small, width, height).data;
  });
  const near = resizePlane(surroundings(matte, faceSize * 0.035), width, height).data;
  const cast = castOf(backdrop);
  const ambient = cast.map((value) => 1 + (clamp(value, 0.55, 1.7) - 1) * spill * 0.4);
  for (let i = 0; i < matte.data.length; i++) {
    const a = matte.data[i]!;
    const p = i * 3;
    const edge = clamp((1 - near[i]!) * 1.6, 0, 1);
    for (let c = 0; c < 3; c++) {
      const behind = full[c]![i]!;
      if (a < 0.002) {
        light.data[p + c] = behind;
        continue;
      }
      const around = Math.min(1.2, glow[c]![i]!);
      const own = light.data[p + c]! * ambient[c]!;
      const person = own * (1 - 0.35 * edge * spill) + around * edge * edge * spill * 0.16;
      light.data[p + c] = blendLight(behind, person, a);
    }
  }
  return light;
}

/** Adds so many times the light of a map of another size, in place. */
export function addLightMap(light: LightMap, added: LightMap, times: number): void {
  for (let c = 0; c < 3; c++) {
    const full = resizePlane(channelOf(added, c), light.width, light.height).data;
    for (let i = 0; i < full.length; i++) light.data[i * 3 + c] = light.data[i * 3 + c]! + times * full[i]!;
  }
}
