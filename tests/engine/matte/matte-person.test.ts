import { expect, test } from "vitest";
import type { Face } from "#web/engine/face/trace-faces.ts";
import { dropIslands } from "#web/engine/matte/drop-islands.ts";
import { foregroundColours, sidesOf } from "#web/engine/matte/foreground.ts";
import { isolatePerson } from "#web/engine/matte/isolate-person.ts";
import { fitMatte } from "#web/engine/matte/matte-person.ts";
import { tightenEdges } from "#web/engine/matte/tighten-edges.ts";
import { weighColours } from "#web/engine/matte/weigh-colours.ts";
import { guideBy } from "#web/engine/pixels/guided-filter.ts";
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

test("what is coloured as the background elsewhere goes where the network is not sure that it is the person's", () => {
  // the sign is seen beside the person, and again at the top
  const beside = (x: number, y: number) => x > 122 && x < 128 && y > 70 && y < 90;
  const sign = (x: number, y: number) => beside(x, y) || (y < 30 && x > 60);
  const photo = painted((x, y) => (sign(x, y) ? SIGN : undefined));
  const matte = matteOf((x, y) => Number(isPerson(x, y) || beside(x, y)));
  const weighedBy = (share: number) => {
    const mean = matteOf((x, y) => (beside(x, y) ? share : Number(isPerson(x, y))));
    return weighColours(buildPyramid(photo), { matte, mean }, FACE_SIZE);
  };
  const doubted = weighedBy(0.8);
  expect(at(doubted, 125, 80)).toBeLessThan(0.5);
  expect(
    [at(doubted, 119, 80), at(doubted, 80, 80), at(doubted, 80, 41)].every((value) => value > 0.95),
  ).toBe(true);
  // shaded hair before a dark wall
  expect(at(weighedBy(1), 125, 80)).toBeGreaterThan(0.5);
});

test("a lapel in the sun before something as bright stays where the looks agree on it", () => {
  const lapel = (x: number, y: number) => isPerson(x, y) && x > 110 && y > 70 && y < 90;
  const photo = painted((x, y) => (lapel(x, y) || (x > 124 && y > 20) ? SIGN : undefined));
  const matte = matteOf((x, y) => Number(isPerson(x, y)));
  const weighedBy = (share: number) => {
    const mean = matteOf((x, y) => (lapel(x, y) ? share : Number(isPerson(x, y))));
    return at(weighColours(buildPyramid(photo), { matte, mean }, FACE_SIZE), 116, 80);
  };
  expect(weighedBy(1)).toBe(1);
  expect(weighedBy(0.8)).toBeLessThan(0.9);
});

test("what has the person's colours beside the outline is added where the looks half see it, and nowhere else", () => {
  const tuft = (x: number, y: number) => x > 121 && x < 126 && y > 74 && y < 86;
  const photo = painted((x, y) => (tuft(x, y) ? SKIN : undefined));
  const matte = matteOf((x, y) => (tuft(x, y) ? 0.4 : Number(isPerson(x, y))));
  const addedBy = (share: number) => {
    const mean = matteOf((x, y) => (tuft(x, y) ? share : Number(isPerson(x, y))));
    return at(weighColours(buildPyramid(photo), { matte, mean }, FACE_SIZE), 123, 80);
  };
  expect(addedBy(0.8)).toBeGreaterThan(0.45);
  expect(addedBy(0.1)).toBeCloseTo(0.4);
});

test("a bun that the looks half see is given back whole, unless the place behind has its colour", () => {
  const bun = (x: number, y: number) => !isPerson(x, y) && Math.hypot(x - 126, y - 80) < 9;
  const half = (x: number, y: number) => (bun(x, y) ? 0.5 : Number(isPerson(x, y)));
  const matte = matteOf((x, y) => (bun(x, y) ? 0.2 : Number(isPerson(x, y))));
  const givenBack = (own: (x: number, y: number) => boolean) => {
    const photo = painted((x, y) => (own(x, y) ? SKIN : undefined));
    return at(weighColours(buildPyramid(photo), { matte, mean: matteOf(half) }, FACE_SIZE), 127, 80);
  };
  expect(givenBack(bun)).toBeGreaterThan(0.75);
  expect(givenBack((x, y) => bun(x, y) || x > 145)).toBeLessThan(0.3);
});

test("a hue that only the background has goes, however sure the looks are and however dark it is there", () => {
  const shade = WALL.map((value) => value / 2);
  const pocket = (x: number, y: number) => isPerson(x, y) && x > 112 && y > 74 && y < 86;
  const shirt = (x: number, y: number) => Math.hypot(x - 80, y - 80) < 24;
  const matte = matteOf((x, y) => Number(isPerson(x, y)));
  const kept = (worn: boolean) => {
    const photo = painted((x, y) => (pocket(x, y) || (worn && shirt(x, y)) ? shade : undefined));
    return weighColours(buildPyramid(photo), { matte, mean: matte }, FACE_SIZE);
  };
  expect(at(kept(false), 117, 80)).toBeLessThan(0.3);
  expect(at(kept(false), 80, 80)).toBe(1);
  // whoever wears it keeps it
  expect(at(kept(true), 117, 80)).toBeGreaterThan(0.9);
});

test("strands as light as the wall inside the outline are no gaps", () => {
  const strand = (x: number, y: number) => isPerson(x, y) && Math.hypot(x - 80, y - 80) < 37 && x % 8 === 0;
  const photo = painted((x, y) => (strand(x, y) ? WALL : undefined));
  const coarse = matteOf((x, y) => Number(isPerson(x, y)));
  const { matte } = fitMatte(photo, coarse, FACE_SIZE);
  for (let y = 50; y < 110; y++) {
    for (let x = 50; x < 110; x++) if (strand(x, y)) expect(at(matte, x, y)).toBeGreaterThan(0.97);
  }
});

test("what hangs on by a thin bridge goes, and a gap is filled where the looks see the person", () => {
  const apart = (x: number, y: number) => x > 135 && x < 155 && y > 60 && y < 100;
  const bridge = (x: number, y: number) => x > 115 && x < 140 && y > 78 && y < 82;
  const gap = (x: number, y: number) => Math.hypot(x - 60, y - 90) < 4;
  const matte = matteOf((x, y) => Number((isPerson(x, y) && !gap(x, y)) || apart(x, y) || bridge(x, y)));
  const seenAs = (share: number) => matteOf((x, y) => (gap(x, y) ? share : Number(isPerson(x, y))));
  const alone = isolatePerson(matte, seenAs(1), face, [], 1);
  expect(at(alone, 146, 80)).toBe(0);
  expect([at(alone, 80, 80), at(alone, 60, 90), at(alone, 80, 42)].every((value) => value > 0.95)).toBe(true);
  // between a lock of hair and a neck the background shows
  expect(at(isolatePerson(matte, seenAs(0.3), face, [], 1), 60, 90)).toBe(0);
});

test("along the outline the colours are the person's own", () => {
  const edge = (x: number, y: number) => Math.min(1, Math.max(0, (43.5 - Math.hypot(x - 80, y - 80)) / 3));
  const photo = painted((x, y) => SKIN.map((own, c) => WALL[c]! + (own - WALL[c]!) * edge(x, y)));
  // the matte keeps a little more than the person
  const matte = matteOf((x, y) => edge(x - Math.sign(x - 80), y));
  const colours = foregroundColours(photo, matte, sidesOf(guideBy(photo, 2).shrunk, matte, FACE_SIZE));
  for (let x = 110; x < 126; x++) {
    for (let c = 0; c < 3; c++) {
      expect(Math.abs(colours.data[(80 * SIDE + x) * 4 + c]! - SKIN[c]!)).toBeLessThan(16);
    }
  }
});

/** How far from the middle of the round person a pixel is, beyond the outline; negative inside. */
const beyond = (x: number, y: number) => Math.hypot(x - 80, y - 80) - 42;
const tightened = (photo: Image, matte: Plane) =>
  tightenEdges(photo, matte, sidesOf(guideBy(photo, 2).shrunk, matte, FACE_SIZE), FACE_SIZE);

test("a veil beside the person goes where its colour is the background's", () => {
  const veil = (x: number, y: number) => (isPerson(x, y) ? 1 : beyond(x, y) < 12 ? 0.25 : 0);
  const tight = tightened(
    painted(() => undefined),
    matteOf(veil),
  );
  for (const x of [125, 128, 131]) expect(at(tight, x, 80)).toBeLessThan(0.03);
  expect([at(tight, 80, 80), at(tight, 119, 80)]).toEqual([1, 1]);
});

test("where person and background look alike, a wide soft edge becomes a narrow one in the same place", () => {
  const soft = (x: number, y: number) => Math.min(1, Math.max(0, 0.5 - beyond(x, y) / 20));
  const tight = tightened(
    painted(() => SKIN),
    matteOf(soft),
  );
  expect([at(tight, 117, 80), at(tight, 119, 80)].every((value) => value > 0.9)).toBe(true);
  expect([at(tight, 126, 80), at(tight, 129, 80)].every((value) => value < 0.1)).toBe(true);
});

test("strands of hair stay, and so does a rim as light as the wall", () => {
  const strand = (x: number, y: number) => y === 80 && x > 118 && x < 136;
  const rim = (x: number, y: number) => beyond(x, y) < 0 && beyond(x, y) > -3 && x < 60;
  const photo = painted((x, y) => (rim(x, y) ? WALL : strand(x, y) ? SKIN : undefined));
  const tight = tightened(
    photo,
    matteOf((x, y) => (isPerson(x, y) ? 1 : strand(x, y) ? 0.7 : 0)),
  );
  expect(at(tight, 130, 80)).toBeGreaterThan(0.6);
  expect(at(tight, 40, 80)).toBeGreaterThan(0.9);
});

test("a strand within hair that gleams as the wall does is not seen through", () => {
  const gleam = (x: number, y: number) => y === 80 && x > 104 && x < 116;
  const photo = painted((x, y) => (gleam(x, y) ? WALL : undefined));
  const matte = matteOf((x, y) => (gleam(x, y) ? 0.8 : isPerson(x, y) ? 1 : 0));
  expect(at(tightened(photo, matte), 110, 80)).toBeGreaterThan(0.75);
});

test("specks that hang together with nobody go; a strand that does, and somebody who stands apart, stay", () => {
  const speck = (x: number, y: number) => x > 140 && x < 145 && y > 60 && y < 65;
  const strand = (x: number, y: number) => y === 80 && x > 118 && x < 136;
  const apart = (x: number, y: number) => x < 25 && y > 120;
  const matte = matteOf((x, y) =>
    isPerson(x, y) || apart(x, y) || speck(x, y) ? 1 : strand(x, y) ? 0.5 : 0,
  );
  const kept = dropIslands(matte, FACE_SIZE);
  expect([at(kept, 142, 62), at(kept, 80, 80), at(kept, 134, 80), at(kept, 10, 140)]).toEqual([0, 1, 0.5, 1]);
});
