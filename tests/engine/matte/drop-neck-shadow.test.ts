import { expect, test } from "vitest";
import { MESH } from "#web/engine/face/face-mesh.ts";
import type { Face } from "#web/engine/face/trace-faces.ts";
import { dropNeckShadow } from "#web/engine/matte/drop-neck-shadow.ts";
import { createImage, createPlane, type Plane } from "#web/engine/pixels/image.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

type Colour = readonly [number, number, number];
type Place = (x: number, y: number) => boolean;

const SIDE = 200;
const WALL: Colour = [205, 200, 195];
const SKIN: Colour = [205, 150, 120];
const SHADED_SKIN: Colour = [120, 80, 60];
const HAIR: Colour = [95, 65, 35];
const SHADOW: Colour = [62, 62, 66];
/** A face seen from the front, its hair and its shoulders. */
const HALF = { width: 30, height: 38 };
const MIDDLE_X = 100;

/** The face's skin goes from light to shade; what is shaded as the skin below the chin is skin. */
const skinAt = (y: number, middle: number): Colour => (y > middle + 20 ? SHADED_SKIN : SKIN);

function faceAt(middle: number, yaw: number): Face {
  const mesh = new Float32Array(MESH.points * 3);
  for (let i = 0; i < MESH.points; i++) mesh.set([MIDDLE_X, middle, 0], i * 3);
  for (const [turn, index] of MESH.oval.entries()) {
    const angle = (2 * Math.PI * turn) / MESH.oval.length;
    const [x, y] = [MIDDLE_X + HALF.width * Math.sin(angle), middle - HALF.height * Math.cos(angle)];
    mesh.set([x, y, 0], index * 3);
  }
  for (const [n, index] of MESH.skin.entries())
    mesh.set([MIDDLE_X, middle - HALF.height * (n < 4 ? 0.95 : 0.2 - 0.1 * (n - 9)), 0], index * 3);
  return { mesh, size: 2 * HALF.height, pose: { yaw, pitch: 0, roll: 0 } } as Face;
}

interface Scene {
  yaw?: number;
  /** Where the face's middle is, from the photo's top. */
  middle?: number;
  /** Of the person's, beside what is asked about. */
  also?: Place;
  /** Pixels of the photo for one of the matte. */
  finer?: number;
}

/** The matte after it, where the network takes a place for the person's too. */
function dropped(place: Place, colour: Colour, { yaw = 0, middle = 90, also, finer = 1 }: Scene = {}) {
  const within = (x: number, y: number, by = 1) =>
    Math.hypot((x - MIDDLE_X) / HALF.width, (y - middle) / HALF.height) < by;
  const isFace: Place = (x, y) => within(x, y) || (y > middle + 20 && Math.abs(x - MIDDLE_X) < 20);
  const isHair: Place = (x, y) => y < middle - 20 && within(x, y, 1.25);
  const isShoulder: Place = (_, y) => y > middle + 60;
  const image = createImage(SIDE, SIDE);
  const matte = createPlane(SIDE / finer, SIDE / finer);
  const colourOf = (x: number, y: number) => {
    if (isFace(x, y)) return skinAt(y, middle);
    if (place(x, y)) return colour;
    if (isShoulder(x, y)) return SHADOW;
    return isHair(x, y) || also?.(x, y) ? HAIR : WALL;
  };
  for (let i = 0; i < SIDE * SIDE; i++)
    image.data.set([...colourOf(i % SIDE, Math.floor(i / SIDE)), 255], i * 4);
  for (let i = 0; i < matte.data.length; i++) {
    const [x, y] = [(i % matte.width) * finer, Math.floor(i / matte.width) * finer];
    matte.data[i] = Number([isFace, isHair, isShoulder, place, also].some((is) => is?.(x, y)));
  }
  const before = { ...matte, data: matte.data.slice() };
  dropNeckShadow(buildPyramid(image), matte, faceAt(middle, yaw), 1 / finer);
  return { before, matte, finer };
}

/** How much of a place is left on average. */
function left({ matte, finer }: { matte: Plane; finer: number }, place: Place): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < matte.data.length; i++) {
    if (!place((i % matte.width) * finer, Math.floor(i / matte.width) * finer)) continue;
    sum += matte.data[i]!;
    count++;
  }
  return sum / count;
}

const kept = (place: Place, colour: Colour, scene?: Scene) => left(dropped(place, colour, scene), place);

/** Beside the jaw, from below the ear to above the collar. */
const rightOfJaw: Place = (x, y) => x > 130 && x < 144 && y > 92 && y < 108;
const leftOfJaw: Place = (x, y) => rightOfJaw(2 * MIDDLE_X - x, y);

test("a dark shadow beside the jaw goes, on either side, and nothing else", () => {
  for (const place of [rightOfJaw, leftOfJaw]) {
    const { before, matte, finer } = dropped(place, SHADOW);
    expect(left({ matte, finer }, place)).toBeLessThan(0.3);
    for (let i = 0; i < matte.data.length; i++)
      if (!place(i % SIDE, Math.floor(i / SIDE))) expect(matte.data[i]).toBe(before.data[i]);
  }
});

test("a matte smaller than its photo loses the same", () => {
  expect(kept(rightOfJaw, SHADOW, { finer: 2 })).toBeLessThan(0.4);
});

test("what has the hair's or the skin's colour stays, however dark", () => {
  expect(kept(rightOfJaw, HAIR)).toBe(1);
  expect(kept(rightOfJaw, SHADED_SKIN)).toBe(1);
});

test("where hair hangs past the ear what lies below it stays, and the other side is judged for itself", () => {
  const rightOfEar: Place = (x, y) => x > 128 && x < 150 && y > 60 && y < 92;
  expect(kept(rightOfJaw, SHADOW, { also: rightOfEar })).toBe(1);
  expect(kept(leftOfJaw, SHADOW, { also: rightOfEar })).toBeLessThan(0.3);
});

test("a raised arm or a collar beside the jaw stays", () => {
  const raised: Place = (x, y) => x > 124 && x < 190 && y > 88 && y < 108;
  expect(kept(raised, SHADOW)).toBe(1);
  const collar: Place = (x, y) => x > 130 && x < 144 && y > 116 && y < 150;
  expect(kept(collar, SHADOW)).toBe(1);
});

test("a head that is turned, and one whose hair the photo cuts off, are left as they are", () => {
  expect(kept(rightOfJaw, SHADOW, { yaw: 30 })).toBe(1);
  const beside: Place = (x, y) => rightOfJaw(x, y + 72);
  const { before, matte } = dropped(beside, SHADOW, { middle: 18 });
  expect(matte.data).toEqual(before.data);
});
