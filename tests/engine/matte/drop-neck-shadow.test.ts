import { expect, test } from "vitest";
import { MESH } from "#web/engine/face/face-mesh.ts";
import type { Face } from "#web/engine/face/trace-faces.ts";
import { dropNeckShadow } from "#web/engine/matte/drop-neck-shadow.ts";
import { createImage, createPlane } from "#web/engine/pixels/image.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

type Colour = readonly [number, number, number];
type Place = (x: number, y: number) => boolean;

const SIDE = 200;
const WALL: Colour = [205, 200, 195];
const SKIN: Colour = [205, 150, 120];
const GREY_HAIR: Colour = [170, 165, 160];
const SHADOW: Colour = [60, 50, 48];
/** A face seen from the front, its hair and its shoulders. */
const MIDDLE = { x: 100, y: 90 };
const HALF = { width: 30, height: 38 };

const within = (x: number, y: number, by = 1) =>
  Math.hypot((x - MIDDLE.x) / HALF.width, (y - MIDDLE.y) / HALF.height) < by;
const isHair: Place = (x, y) => y < 70 && within(x, y, 1.25) && !within(x, y);
const isShoulder: Place = (_, y) => y > 150;
const isNeck: Place = (x, y) => y > 110 && Math.abs(x - MIDDLE.x) < 20;

function faceWith(yaw: number): Face {
  const mesh = new Float32Array(MESH.points * 3);
  for (let i = 0; i < MESH.points; i++) mesh.set([MIDDLE.x, MIDDLE.y, 0], i * 3);
  for (const [turn, index] of MESH.oval.entries()) {
    const angle = (2 * Math.PI * turn) / MESH.oval.length;
    mesh.set(
      [MIDDLE.x + HALF.width * Math.sin(angle), MIDDLE.y - HALF.height * Math.cos(angle), 0],
      index * 3,
    );
  }
  return { mesh, size: 2 * HALF.height, pose: { yaw, pitch: 0, roll: 0 } } as Face;
}

/** How much of a place is left, where the network takes it for the person's. */
function kept(place: Place, colour: Colour, { yaw = 0, also = (() => false) as Place } = {}): number {
  const image = createImage(SIDE, SIDE);
  const matte = createPlane(SIDE, SIDE);
  const places: number[] = [];
  for (let y = 0, i = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++, i++) {
      const isFace = within(x, y) || isNeck(x, y);
      const isExtra = !isFace && place(x, y);
      const isPerson = isFace || isHair(x, y) || isShoulder(x, y) || also(x, y);
      const own = isFace ? SKIN : isShoulder(x, y) ? SHADOW : isPerson ? GREY_HAIR : WALL;
      image.data.set([...(isExtra ? colour : own), 255], i * 4);
      matte.data[i] = Number(isPerson || isExtra);
      if (isExtra) places.push(i);
    }
  }
  const before = matte.data.slice();
  dropNeckShadow(buildPyramid(image), matte, faceWith(yaw), 1);
  const touched = new Set(places);
  expect(matte.data.every((value, i) => touched.has(i) || value === before[i])).toBe(true);
  return places.reduce((sum, i) => sum + matte.data[i]!, 0) / places.length;
}

/** Beside the jaw, from below the ear to above the collar. */
const besideJaw: Place = (x, y) => x > 124 && x < 144 && y > 92 && y < 108;

test("a dark shadow beside the jaw goes, and nothing else", () => {
  expect(kept(besideJaw, SHADOW)).toBeLessThan(0.3);
});

test("what has the hair's or the skin's colour stays", () => {
  expect(kept(besideJaw, GREY_HAIR)).toBe(1);
  expect(kept(besideJaw, SKIN)).toBe(1);
});

test("where hair hangs past the ear, shaded hair below it stays", () => {
  const beside: Place = (x, y) => x > 128 && x < 150 && y > 60 && y < 92;
  expect(kept(besideJaw, SHADOW, { also: beside })).toBe(1);
});

test("a raised arm or a collar beside the jaw stays", () => {
  const raised: Place = (x, y) => x > 124 && x < 190 && y > 88 && y < 108;
  expect(kept(raised, SHADOW)).toBe(1);
  const collar: Place = (x, y) => x > 124 && x < 144 && y > 116 && y < 150;
  expect(kept(collar, SHADOW)).toBe(1);
});

test("beside a head that is turned nothing is told apart", () => {
  expect(kept(besideJaw, SHADOW, { yaw: 30 })).toBe(1);
});
