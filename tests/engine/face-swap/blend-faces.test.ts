import { expect, test } from "vitest";
import {
  type BlendAreas,
  type BlendedFaces,
  blendFaces as blend,
} from "#web/engine/face-swap/blend-faces.ts";
import { showShare as showParts } from "#web/engine/face-swap/show-share.ts";
import { createLightMap, createPlane, type LightMap } from "#web/engine/pixels/image.ts";

const SIDE = 96;
const GREY = [1, 1, 1] as const;

const filled = (value: number) => {
  const plane = createPlane(SIDE, SIDE);
  plane.data.fill(value);
  return plane;
};

/** Dark stripes of a width in pixels over an even level, in square roots of light. */
function striped(width: number, depth: number, tint: readonly [number, number, number] = GREY): LightMap {
  const light = createLightMap(SIDE, SIDE);
  for (let k = 0; k < light.data.length; k++) {
    const isDark = Math.floor((Math.floor(k / 3) % SIDE) / width) % 2 === 0;
    light.data[k] = ((0.5 - (isDark ? depth : 0)) * tint[k % 3]!) ** 2;
  }
  return light;
}

const onFeatures = {
  features: filled(1),
  eyes: filled(0),
  lips: filled(0),
  skin: filled(0),
  shown: filled(1),
};
const onSkin = { features: filled(0), eyes: filled(0), lips: filled(0), skin: filled(1), shown: filled(1) };

const blendFaces = (
  comes: LightMap,
  own: LightMap,
  areas: BlendAreas,
  faceSize: number,
  withColours = true,
) => blend(comes, own, areas, { faceSize, withColours });

const none = { eyes: filled(0), brows: filled(0), mouth: filled(0) };
const ALL = { eyes: true, brows: true, mouth: true } as const;

const showShare = (faces: BlendedFaces, rest: number) => showParts(faces, none, { ...ALL, rest });

/** Deviation of one channel along the middle of a row. */
function contrast({ data }: LightMap): number {
  const row = Array.from({ length: SIDE / 2 }, (_, x) => data[((SIDE / 2) * SIDE + SIDE / 4 + x) * 3]!);
  const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
  return Math.sqrt(row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / row.length);
}

const contrasts = (faces: BlendedFaces) =>
  [0, 0.5, 1].map((share) => contrast(showShare(faces, share))) as [number, number, number];

/** Red against blue in the middle. */
function warmth({ data }: LightMap): number {
  const at = ((SIDE / 2) * SIDE + SIDE / 2) * 3;
  return data[at]! / data[at + 2]!;
}

test("fine lines of features are one face's alone, whatever share of the rest is shown", () => {
  const [lines, , whole] = contrasts(blendFaces(striped(1, 0.1), striped(1, 0), onFeatures, SIDE * 4));
  expect(lines).toBeCloseTo(0.05, 2);
  expect(whole).toBeCloseTo(lines, 2);
});

test("of what is coarser a share is shown", () => {
  const [lines, half, whole] = contrasts(blendFaces(striped(24, 0.2), striped(24, 0), onFeatures, SIDE));
  expect(half).toBeGreaterThan(lines + 0.01);
  expect(whole).toBeGreaterThan(half + 0.01);
});

test("eyes and lips come in whole, whatever share of the rest is shown", () => {
  const areas = { ...onFeatures, eyes: filled(1) };
  const [lines, , whole] = contrasts(blendFaces(striped(24, 0.2), striped(24, 0), areas, SIDE));
  expect(lines).toBeGreaterThan(0.05);
  expect(whole).toBeCloseTo(lines, 3);
});

test("skin keeps most of the photo's own pores", () => {
  const [, , whole] = contrasts(blendFaces(striped(1, 0.004), striped(1, 0.02), onSkin, SIDE * 4));
  expect(whole).toBeGreaterThan(0.008);
});

test("where nothing is shown the photo stays", () => {
  const own = striped(3, 0.05);
  const faces = blendFaces(striped(8, 0.2), own, { ...onFeatures, shown: filled(0) }, SIDE);
  const shown = showShare(faces, 1);
  expect(Math.max(...shown.data.map((value, k) => Math.abs(value ** 2 - own.data[k]!)))).toBeLessThan(1e-5);
});

test("colours stay those of the photo's skin, but those of eyes come along", () => {
  const [warm, cold] = [
    [1.2, 1, 0.8],
    [0.8, 1, 1.2],
  ] as const;
  const [comes, own] = [striped(SIDE, 0.25, cold), striped(SIDE, 0, warm)];
  const kept = showShare(blendFaces(comes, own, onFeatures, SIDE), 1);
  expect(warmth(kept)).toBeCloseTo(1.2 / 0.8, 1);
  const brought = showShare(blendFaces(comes, own, { ...onFeatures, eyes: filled(1) }, SIDE), 1);
  expect(warmth(brought)).toBeLessThan(1.1);
  const without = showShare(blendFaces(comes, own, { ...onFeatures, eyes: filled(1) }, SIDE, false), 1);
  expect(warmth(without)).toBeCloseTo(1.2 / 0.8, 1);
});

test("white shine that becomes darker takes the colour of skin, not of ash", () => {
  const comes = striped(SIDE, 0.2);
  const own = striped(SIDE, 0, [1.3, 1, 0.7]);
  const middle = ((SIDE / 2) * SIDE + SIDE / 2) * 3;
  for (let y = -3; y <= 3; y++)
    for (let x = -3; x <= 3; x++)
      own.data.fill(0.8, middle + (y * SIDE + x) * 3, middle + (y * SIDE + x) * 3 + 3);
  const faces = blendFaces(comes, own, onSkin, SIDE);
  expect(warmth(showShare(faces, 1))).toBeGreaterThan(1.08);
});

test.each(["eyes", "brows", "mouth"] as const)("%s stay the photo's unless they are asked for", (part) => {
  const [comes, own] = [striped(SIDE, 0.25), striped(SIDE, 0)];
  const faces = blendFaces(comes, own, onFeatures, SIDE);
  const middle = ((SIDE / 2) * SIDE + SIDE / 2) * 3;
  const level = (shown: boolean) =>
    showParts(faces, { ...none, [part]: filled(1) }, { ...ALL, [part]: shown, rest: 1 }).data[middle]!;
  expect(level(false)).toBeCloseTo(0.5, 3);
  expect(level(true)).toBeLessThan(0.35);
});
