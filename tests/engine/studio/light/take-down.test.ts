import { expect, test } from "vitest";
import { luminance, type Rgb } from "#web/engine/pixels/colour.ts";
import { createLightMap, createPlane } from "#web/engine/pixels/image.ts";
import { receivedLight } from "#web/engine/studio/light/fit-light.ts";
import { measureLight } from "#web/engine/studio/light/photo-light.ts";
import type { Surface } from "#web/engine/studio/light/surface.ts";
import { takeDownLight } from "#web/engine/studio/light/take-down.ts";

const SIDE = 24;
const SKIN: Rgb = [0.42, 0.24, 0.16];
const DARK_SKIN: Rgb = [0.075, 0.04, 0.027];
const AS_TAKEN = { map: [1, 0, 0, 0, 1, 0], step: 1 } as const;
const MIRRORED = { map: [-1, 0, 0, 0, 1, 0], step: 1 } as const;

/** Half a ball that looks at the camera, as far round as a face shows. */
function ball(): Surface {
  const [x, y, z] = [createPlane(SIDE, SIDE), createPlane(SIDE, SIDE), createPlane(SIDE, SIDE)];
  for (let i = 0; i < x.data.length; i++) {
    x.data[i] = (((i % SIDE) + 0.5) / SIDE - 0.5) * 1.3;
    y.data[i] = ((Math.floor(i / SIDE) + 0.5) / SIDE - 0.5) * 1.3;
    z.data[i] = Math.sqrt(1 - x.data[i]! ** 2 - y.data[i]! ** 2);
  }
  return { x, y, z, trust: createPlane(SIDE, SIDE, 1), scale: 1, faceSize: SIDE };
}

/** Skin under a warm lamp from the right and cool light all around. */
function litBy(surface: Surface, skin: Rgb, lamp = 1) {
  const normals = new Float32Array(SIDE * SIDE * 3);
  const light = new Float32Array(normals.length);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y, z] = [surface.x.data[i]!, surface.y.data[i]!, surface.z.data[i]!];
    normals.set([x, y, z], i * 3);
    const key = lamp * Math.max(0, 0.8 * x - 0.3 * y + 0.52 * z);
    light.set([skin[0] * (0.2 + 1.05 * key), skin[1] * (0.22 + key), skin[2] * (0.25 + 0.9 * key)], i * 3);
  }
  return { normals, light, weights: new Float32Array(SIDE * SIDE).fill(1) };
}

function luminances(light: ArrayLike<number>): number[] {
  return Array.from({ length: light.length / 3 }, (_, i) =>
    luminance(light[i * 3]!, light[i * 3 + 1]!, light[i * 3 + 2]!),
  );
}

/** Brightest by darkest, a few on either end left out. */
function contrast(light: ArrayLike<number>): number {
  const sorted = luminances(light).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)]! / sorted[Math.floor(sorted.length * 0.05)]!;
}

/** Mean distance of the fit from what was there, as a share of it. */
function missBy(surface: Surface, truth: ReturnType<typeof litBy>, fitted: ReturnType<typeof measureLight>) {
  const values = luminances(truth.light);
  const misses = values.map((value, i) => {
    const [x, y, z] = [surface.x.data[i]!, surface.y.data[i]!, surface.z.data[i]!];
    return Math.abs(luminance(...receivedLight(fitted.irradiance, x, y, z)) / value - 1);
  });
  return misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
}

test("finds a lamp at the side, however dark the skin", () => {
  for (const skin of [SKIN, DARK_SKIN]) {
    const truth = litBy(ball(), skin);
    const fitted = measureLight(truth);
    expect(missBy(ball(), truth, fitted)).toBeLessThan(0.08);
    expect(fitted.side).toBeGreaterThan(0.4);
  }
  expect(Math.abs(measureLight(litBy(ball(), SKIN, 0)).side)).toBeLessThan(0.01);
});

test("a beard and a shadow across the cheek move it little", () => {
  const truth = litBy(ball(), SKIN);
  const light = truth.light.map((value, p) => {
    const [column, row] = [Math.floor(p / 3) % SIDE, Math.floor(p / 3 / SIDE)];
    return row > SIDE * 0.8 || (column === row && column > 8) ? value * 0.3 : value;
  });
  expect(missBy(ball(), truth, measureLight({ ...truth, light }))).toBeLessThan(0.1);
});

test.each([
  ["light", SKIN],
  ["dark", DARK_SKIN],
])("taking it down flattens %s skin, and keeps its brightness and hue", (_, skin) => {
  const surface = ball();
  const { light, ...rest } = litBy(surface, skin);
  const gains = createLightMap(SIDE, SIDE);
  gains.data.fill(1);
  takeDownLight(gains, surface, measureLight({ light, ...rest }), AS_TAKEN, 0.7);
  const flat = light.map((value, p) => value * gains.data[p]!);
  expect(contrast(flat)).toBeLessThan(contrast(light) / 2);
  const mean = (values: ArrayLike<number>) => luminances(values).reduce((sum, value) => sum + value, 0);
  expect(Math.abs(mean(flat) / mean(light) - 1)).toBeLessThan(0.12);
  for (const channel of [0, 2]) {
    const hues = (values: Float32Array) =>
      Array.from(
        { length: SIDE ** 2 },
        (_, i) => values[i * 3 + channel]! / values[i * 3 + 1]! / (skin[channel]! / skin[1]),
      );
    const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
    expect(spread(hues(flat))).toBeLessThan(spread(hues(light)));
    expect(Math.max(...hues(flat).map((hue) => Math.abs(hue - 1)))).toBeLessThan(0.15);
  }
});

test("a mirrored picture is opened on the other side", () => {
  const surface = ball();
  const photo = measureLight(litBy(surface, SKIN));
  const [taken, mirrored] = [AS_TAKEN, MIRRORED].map((frame) => {
    const gains = createLightMap(SIDE, SIDE);
    gains.data.fill(1);
    takeDownLight(gains, surface, photo, frame, 0.7);
    return gains.data;
  });
  const row = SIDE * 12 * 3;
  expect(taken![row]!).toBeGreaterThan(1.2);
  expect(taken![row + (SIDE - 1) * 3]!).toBeLessThan(1);
  expect(mirrored![row + (SIDE - 1) * 3]!).toBeCloseTo(taken![row]!, 3);
});
