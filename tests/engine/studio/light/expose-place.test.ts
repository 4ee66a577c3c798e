import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { eyesOf } from "#web/engine/face/face-mesh.ts";
import type { View } from "#web/engine/identity/view.ts";
import { applyAffine, invertAffine } from "#web/engine/pixels/affine.ts";
import { createLightMap, type LightMap } from "#web/engine/pixels/image.ts";
import { type Frame, frameShot } from "#web/engine/studio/frame/frame-shot.ts";
import { sampleView } from "#web/engine/studio/frame/sample-view.ts";
import { exposePlace } from "#web/engine/studio/light/expose-place.ts";

const [WIDTH, HEIGHT] = [96, 120];
const SKIN = 0.3;

let view: View;
let upright: Frame;
/** Leaning and swapped left to right, with the person at one side. */
let mirrored: Frame;
beforeAll(async () => {
  [view] = (await identityOf(await fixturePhoto("astronaut.jpg"))).views as [View];
  const wishes = { offset: 0, wider: 1, drop: 0, tilt: 0, mirror: false };
  const framed = (changes: Partial<typeof wishes>) =>
    frameShot(view, "medium shot", { ...wishes, ...changes }, WIDTH, HEIGHT);
  upright = framed({});
  mirrored = framed({ offset: 0.2, tilt: 0.08, mirror: true });
});

function even(width: number, height: number, light: number): LightMap {
  const map = createLightMap(width, height);
  map.data.fill(light);
  return map;
}

const SIDES = 7;
const alike = (stops: number) => Array<number>(SIDES).fill(stops);

/** Exposes the place and tells by how many stops, as a whole at a place so many face sizes from the eyes, and in the corner. */
function exposed(place: LightMap, beside: View["beside"], frame = upright) {
  const before = place.data.slice();
  const whole = exposePlace(place, even(WIDTH, HEIGHT, SKIN), { ...view, beside }, frame);
  const at = (right: number, down: number) => {
    const eyes = eyesOf(view.mesh);
    const { x, y } = applyAffine(
      invertAffine(frame.map),
      eyes.x + right * view.faceSize,
      eyes.y + down * view.faceSize,
    );
    const [column, row] = [
      Math.round(((x + 0.5) * place.width) / WIDTH - 0.5),
      Math.round(((y + 0.5) * place.height) / HEIGHT - 0.5),
    ];
    const p = (row * place.width + column) * 3;
    return Math.log2(place.data[p]! / before[p]!);
  };
  const corner = Math.log2(place.data.at(-1)! / before.at(-1)!);
  return { whole: Math.log2(whole), at, corner };
}

const small = (light: number) => even(WIDTH / 2, HEIGHT / 2, light);

test("a place is exposed towards what was beside the head", () => {
  for (const stops of [0, 0.4, -0.4, 1]) {
    const { whole, at, corner } = exposed(small(SKIN), alike(stops));
    expect(whole).toBeCloseTo(stops);
    expect(at(-0.8, 0)).toBeCloseTo(stops);
    expect(at(0.8, 0)).toBeCloseTo(stops);
    expect(corner).toBeCloseTo(stops);
  }
});

test("a place keeps its look: as a whole it changes by a stop, and by little more right beside the head", () => {
  for (const [light, beside, towards] of [
    [SKIN, 4, 1],
    [0.02, -6, -1],
  ] as const) {
    const { whole, at } = exposed(small(light), alike(beside));
    expect(whole).toBeCloseTo(1.1 * towards);
    expect(at(-0.8, 0)).toBeCloseTo(1.7 * towards);
    expect(at(0.8, 0)).toBeCloseTo(1.7 * towards);
  }
});

test("each side of the head is exposed towards its own, and far from it the place is as a whole", () => {
  const sides = [-0.6, -0.6, -0.6, 0, 0.6, 0.6, 0.6];
  for (const frame of [upright, mirrored]) {
    const { whole, at } = exposed(small(SKIN), sides, frame);
    expect(whole).toBeCloseTo(0);
    expect(at(-0.8, -0.2)).toBeLessThan(-0.35);
    expect(at(0.8, -0.2)).toBeGreaterThan(0.35);
    expect(at(0, -0.8)).toBeCloseTo(0, 1);
  }
  expect(exposed(small(SKIN), sides).corner).toBeCloseTo(0, 1);
});

test("one side is taken no further from the whole than a wall lit from a side", () => {
  const { whole, at } = exposed(small(SKIN), [-5, -5, -5, 0, 5, 5, 5]);
  expect(whole).toBeCloseTo(0);
  expect(at(-0.8, 0)).toBeGreaterThanOrEqual(-0.6001);
  expect(at(-0.8, 0)).toBeLessThan(-0.4);
  expect(at(0.8, 0)).toBeLessThanOrEqual(0.6001);
  expect(at(0.8, 0)).toBeGreaterThan(0.4);
});

test("a side that nobody saw goes with those next to it", () => {
  const { whole, at } = exposed(small(SKIN), [-0.6, -0.6, null, null, 0.6, 0.6, null]);
  expect(whole).toBeCloseTo(0);
  expect(at(0.8, 0)).toBeGreaterThan(0.4);
  expect(at(-0.5, -0.7)).toBeLessThan(-0.3);
});

test("it is looked beside the head alone, wherever the frame shows it", () => {
  for (const frame of [upright, mirrored]) {
    const place = even(WIDTH, HEIGHT, 0.004);
    // as bright as the skin within a hand of the person, nearly black further away
    const { matte } = sampleView(view, frame, WIDTH, HEIGHT);
    const reach = 0.15 * (view.faceSize / frame.step);
    for (let i = 0; i < matte.data.length; i++) {
      if (matte.data[i]! < 0.02) continue;
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) {
          const [nx, ny] = [Math.round(x + dx), Math.round(y + dy)];
          if (nx < 0 || ny < 0 || nx >= WIDTH || ny >= HEIGHT) continue;
          place.data.fill(SKIN, (ny * WIDTH + nx) * 3, (ny * WIDTH + nx) * 3 + 3);
        }
    }
    expect(exposed(place, alike(0), frame).whole).toBeCloseTo(0, 1);
  }
});

test("a place stays as it is where nobody knows what was beside the head", () => {
  const place = small(SKIN);
  const before = place.data.slice();
  expect(exposed(place, undefined).whole).toBe(0);
  expect(place.data).toEqual(before);
});
