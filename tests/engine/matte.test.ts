import { expect, test } from "vitest";
import type { Face } from "#web/engine/face/trace-faces.ts";
import { foregroundColours } from "#web/engine/matte/foreground.ts";
import { isolatePerson } from "#web/engine/matte/isolate-person.ts";
import { weighColours } from "#web/engine/matte/weigh-colours.ts";
import { createImage, createPlane, type Image, type Plane } from "#web/engine/pixels/image.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

const SIDE = 160;
const FACE_SIZE = 60;
const SKIN = [205, 150, 120];
const WALL = [40, 120, 90];
const SIGN = [245, 245, 250];

/** A round person before a wall; `at` says what is painted over both. */
function painted(at: (x: number, y: number) => number[] | undefined): Image {
  const image = createImage(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      image.data.set([...(at(x, y) ?? (isPerson(x, y) ? SKIN : WALL)), 255], (y * SIDE + x) * 4);
    }
  }
  return image;
}

const isPerson = (x: number, y: number) => Math.hypot(x - 80, y - 80) < 42;

function matteOf(seen: (x: number, y: number) => number): Plane {
  const matte = createPlane(SIDE, SIDE);
  for (let i = 0; i < matte.data.length; i++) matte.data[i] = seen(i % SIDE, Math.floor(i / SIDE));
  return matte;
}

const at = (plane: Plane, x: number, y: number) => plane.data[y * SIDE + x]!;
const face = { bounds: { left: 50, right: 110, top: 50, bottom: 110 }, size: FACE_SIZE } as Face;

test("what is coloured as the background elsewhere goes, though the network took it for the person's", () => {
  // the sign is seen beside the person, and again at the top
  const beside = (x: number, y: number) => x > 122 && x < 128 && y > 70 && y < 90;
  const sign = (x: number, y: number) => beside(x, y) || (y < 30 && x > 60);
  const photo = painted((x, y) => (sign(x, y) ? SIGN : undefined));
  const matte = matteOf((x, y) => Number(isPerson(x, y) || beside(x, y)));
  const weighed = weighColours(buildPyramid(photo), matte, FACE_SIZE);
  expect(at(weighed, 125, 80)).toBeLessThan(0.5);
  expect(
    [at(weighed, 119, 80), at(weighed, 80, 80), at(weighed, 80, 41)].every((value) => value > 0.95),
  ).toBe(true);
});

test("what hangs on by a thin bridge goes, and a gap in the person is filled", () => {
  const apart = (x: number, y: number) => x > 135 && x < 155 && y > 60 && y < 100;
  const bridge = (x: number, y: number) => x > 115 && x < 140 && y > 78 && y < 82;
  const gap = (x: number, y: number) => Math.hypot(x - 60, y - 90) < 4;
  const matte = matteOf((x, y) => Number((isPerson(x, y) && !gap(x, y)) || apart(x, y) || bridge(x, y)));
  const alone = isolatePerson(matte, face, [], 1);
  expect(at(alone, 146, 80)).toBe(0);
  expect([at(alone, 80, 80), at(alone, 60, 90), at(alone, 80, 42)].every((value) => value > 0.95)).toBe(true);
});

test("along the outline the colours are the person's own", () => {
  const edge = (x: number, y: number) => Math.min(1, Math.max(0, (43.5 - Math.hypot(x - 80, y - 80)) / 3));
  const photo = painted((x, y) => SKIN.map((own, c) => WALL[c]! + (own - WALL[c]!) * edge(x, y)));
  // the matte keeps a little more than the person
  const colours = foregroundColours(
    photo,
    matteOf((x, y) => edge(x - Math.sign(x - 80), y)),
    FACE_SIZE,
  );
  for (let x = 110; x < 126; x++) {
    for (let c = 0; c < 3; c++) {
      expect(Math.abs(colours.data[(80 * SIDE + x) * 4 + c]! - SKIN[c]!)).toBeLessThan(16);
    }
  }
});
