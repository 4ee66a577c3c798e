import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { MESH } from "#web/engine/face/face-mesh.ts";
import { continueShoulders } from "#web/engine/identity/continue-shoulders.ts";
import type { View } from "#web/engine/identity/view.ts";

/** A photo with the shoulders in it. */
let view: View;
beforeAll(async () => {
  view = (await identityOf(await fixturePhoto("astronaut.jpg"))).views[0]!;
});

/** The view without what lies outside `columns`: a photo that cuts the person off there. */
function cutTo({ colours, matte, mesh, ...rest }: View, [from, to]: readonly [number, number]): View {
  const width = to - from;
  const cut = { data: new Float32Array(width * matte.height), width, height: matte.height };
  const own = { data: new Uint8ClampedArray(cut.data.length * 4), width, height: matte.height };
  for (let y = 0; y < matte.height; y++) {
    const row = y * matte.width;
    cut.data.set(matte.data.subarray(row + from, row + to), y * width);
    own.data.set(colours.data.subarray((row + from) * 4, (row + to) * 4), y * width * 4);
  }
  const moved = mesh.map((value, i) => (i % 3 === 0 ? value - from : value));
  return { ...rest, colours: own, matte: cut, mesh: moved };
}

const covered = ({ matte }: View, column: number) =>
  Array.from({ length: matte.height }, (_, y) => matte.data[y * matte.width + column]!).filter((a) => a > 0.5)
    .length;

/** The view cut off at both sides, through the sleeves. */
function cutAtSleeves(): View {
  const chin = view.mesh[MESH.chin * 3]!;
  const reach = view.faceSize * 0.85;
  return cutTo(view, [Math.round(chin - reach), Math.round(chin + reach)]);
}

/** The view with everything of the person below its chin in these greys, told by row and column. */
function dressed(photo: View, grey: (x: number, y: number) => number): View {
  const colours = { ...photo.colours, data: photo.colours.data.slice() };
  const below = Math.round(photo.mesh[MESH.chin * 3 + 1]!);
  for (let y = below; y < colours.height; y++) {
    for (let x = 0; x < colours.width; x++) {
      const p = (y * colours.width + x) * 4;
      colours.data.fill(grey(x, y), p, p + 3);
    }
  }
  return { ...photo, colours };
}

test("a head that the photo cuts beside a continued shoulder is known as cut", () => {
  const cut = dressed(cutAtSleeves(), () => 150);
  const matte = { ...cut.matte, data: cut.matte.data.slice() };
  const eyes = Math.round(cut.mesh[MESH.leftEye[0]! * 3 + 1]!);
  for (let y = eyes - Math.round(cut.faceSize * 0.2); y < eyes; y++)
    matte.data.fill(1, y * matte.width, y * matte.width + 4);
  const [free, through] = [continueShoulders(cut), continueShoulders({ ...cut, matte })];
  expect(free.matte.width).toBeGreaterThan(cut.matte.width);
  expect(through.matte.width).toBe(free.matte.width);
  expect([free.headCut, through.headCut]).toEqual([false, true]);
});

test("what hangs over a sleeve is not mirrored onto the arm, and shows no seam", () => {
  const cut = cutAtSleeves();
  const strand = Math.round(view.faceSize * 0.1);
  // a dark strand a little inside the photo's side, on plain cloth
  const photo = dressed(cut, (x) => (x >= strand && x < strand * 1.5 ? 30 : 150));
  const whole = continueShoulders(photo);
  const added = whole.mesh[MESH.chin * 3]! - photo.mesh[MESH.chin * 3]!;
  expect(added).toBeGreaterThan(strand * 1.5);
  const y = whole.matte.height - 5;
  const greys = Array.from({ length: Math.round(added) }, (_, x) =>
    whole.matte.data[y * whole.matte.width + x]! > 0.9
      ? whole.colours.data[(y * whole.matte.width + x) * 4]!
      : null,
  ).filter((grey) => grey !== null);
  expect(greys.length).toBeGreaterThan(strand);
  expect(Math.min(...greys)).toBeGreaterThan(95);
  expect(Math.abs(greys.at(-1)! - 150)).toBeLessThan(5);
});

test("nothing is continued from what is not plain", () => {
  const cut = cutAtSleeves();
  const photo = dressed(cut, (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? 40 : 210));
  // what differs between two whole views would take minutes to print
  expect(continueShoulders(photo) === photo).toBe(true);
});

test("hair that covers a shoulder down to a white shirt is not drawn out with it", () => {
  const cut = cutAtSleeves();
  const hair = (cut.mesh[MESH.chin * 3 + 1]! + cut.matte.height) / 2;
  const photo = dressed(cut, (_x, y) => (y < hair ? 45 : 225));
  expect(continueShoulders(photo) === photo).toBe(true);
});

test("a lock of hair that leaves the photo over a shoulder is not cut into a block, and shade is no lock", () => {
  const cut = cutAtSleeves();
  const { height, width } = cut.matte;
  const shoulderAt = (x: number) =>
    Array.from({ length: height }, (_, y) => cut.matte.data[y * width + x]!).findLastIndex((a) => a < 0.5) +
    1;
  const [left, right] = [shoulderAt(1), shoulderAt(width - 2)];
  const withBand = (grey: number) =>
    dressed(cut, (x, y) => {
      const below = (y - (x < width / 2 ? left : right)) / cut.faceSize;
      return below > 0.08 && below < 0.18 ? grey : 150;
    });
  // what differs between two whole views would take minutes to print
  const [locked, shaded] = [withBand(40), withBand(105)];
  expect(continueShoulders(locked) === locked).toBe(true);
  expect(continueShoulders(shaded).matte.width).toBeGreaterThan(width + 2 * 0.2 * cut.faceSize);
});

test("the pattern of what sticks out of a pocket is not mirrored onto the arm", () => {
  const cut = cutAtSleeves();
  const from = cut.matte.height - Math.round(cut.faceSize * 0.4);
  const near = Math.round(cut.faceSize * 0.12);
  const inPocket = (x: number, y: number) => y > from && x > near * 0.5 && x < near;
  const withPocket = (grey: (x: number, y: number) => number) =>
    continueShoulders(dressed(cut, (x, y) => (inPocket(x, y) ? grey(x, y) : 150)));
  const plain = withPocket(() => 225);
  const whole = withPocket((x, y) => ((x ^ y) & 4 ? 200 : 250));
  const added = Math.round(whole.mesh[MESH.chin * 3]! - cut.mesh[MESH.chin * 3]!);
  expect(added).toBeGreaterThan(near);
  expect(plain.matte.width).toBe(whole.matte.width);
  let most = 0;
  for (let y = from; y < whole.matte.height; y++)
    for (let x = 0; x < added - 1; x++) {
      const p = (y * whole.matte.width + x) * 4;
      most = Math.max(most, Math.abs(whole.colours.data[p]! - plain.colours.data[p]!));
    }
  expect(most).toBeLessThan(8);
});

test("a light shirt that ends above the photo's bottom is continued like a dark one", () => {
  const cut = cutAtSleeves();
  const end = Math.round((cut.mesh[MESH.chin * 3 + 1]! + cut.matte.height) / 2);
  const matte = { ...cut.matte, data: cut.matte.data.slice().fill(0, end * cut.matte.width) };
  for (const grey of [40, 220]) {
    const photo = dressed({ ...cut, matte }, () => grey);
    expect([grey, continueShoulders(photo) === photo]).toEqual([grey, false]);
  }
});

test("where somebody else's arm covers much of a side, nothing is drawn out of it", () => {
  const cut = cutAtSleeves();
  const { height, width } = cut.matte;
  const arm = Math.round(cut.faceSize * 0.06);
  const chin = cut.mesh[MESH.chin * 3 + 1]!;
  const photo = dressed(cut, (x, y) =>
    y > chin + (height - chin) * 0.3 && (x < arm || x >= width - arm) ? 200 : 120,
  );
  expect(continueShoulders(photo) === photo).toBe(true);
});

/** A weave as uneven as this, of 255, from its darkest to its lightest thread. */
const woven = (range: number) => (x: number, y: number) =>
  95 + (((Math.imul(x + 1, 73856093) ^ Math.imul(y + 1, 19349663)) >>> 9) % range);

test("a weave goes on as one, and not as streaks", () => {
  const photo = dressed(cutAtSleeves(), woven(42));
  const whole = continueShoulders(photo);
  const added = Math.round(whole.mesh[MESH.chin * 3]! - photo.mesh[MESH.chin * 3]!);
  expect(added).toBeGreaterThan(0);
  const grey = (x: number, y: number) => whole.colours.data[(y * whole.matte.width + x) * 4]!;
  const rows = Array.from({ length: 60 }, (_, i) => whole.matte.height - 5 - i);
  const columns = Array.from({ length: 12 }, (_, i) => added - 1 - i);
  const each = rows.flatMap((y) => columns.map((x) => grey(x, y)));
  const ofRows = rows.map((y) => mean(columns.map((x) => grey(x, y))));
  expect(spread(each)).toBeGreaterThan(6);
  // a streak makes a whole row darker or lighter than the next
  expect(spread(ofRows) / spread(each)).toBeLessThan(0.55);
});

test("a coarse knit is not continued, which would smear it", () => {
  const photo = dressed(cutAtSleeves(), woven(60));
  expect(continueShoulders(photo)).toBe(photo);
});

test("hands in a lap, under a sleeve that the photo cuts and a gap, are no shoulder", () => {
  const cut = dressed(cutAtSleeves(), () => 150);
  const matte = { ...cut.matte, data: cut.matte.data.slice() };
  const { width, height } = matte;
  for (let y = Math.round(height * 0.86); y < height * 0.93; y++)
    matte.data.fill(0, y * width, y * width + width / 3);
  const whole = continueShoulders({ ...cut, matte });
  // only at the other side
  expect(whole.mesh[MESH.chin * 3]).toBe(cut.mesh[MESH.chin * 3]);
  expect(whole.matte.width).toBeGreaterThan(width);
});

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]) =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

test("shoulders that a photo cuts off end in the picture, and the photo's own pixels stay as they are", () => {
  const photo = dressed(cutAtSleeves(), (_x, y) => 140 + Math.round(10 * Math.sin(y / 9)));
  expect(covered(photo, 1)).toBeGreaterThan(0);
  const whole = continueShoulders(photo);
  const added = whole.mesh[MESH.chin * 3]! - photo.mesh[MESH.chin * 3]!;
  expect(added).toBeGreaterThan(view.faceSize * 0.2);
  expect([covered(whole, 0), covered(whole, whole.matte.width - 1)]).toEqual([0, 0]);
  // the cloth goes on where the photo ended
  expect(covered(whole, Math.round(added) - 2)).toBeGreaterThan(covered(photo, 1) * 0.8);
  for (const y of [0, photo.matte.height - 1]) {
    const own = whole.colours.data
      .subarray((y * whole.matte.width + added) * 4)
      .subarray(0, photo.matte.width * 4);
    expect(own).toEqual(
      photo.colours.data.subarray(y * photo.matte.width * 4).subarray(0, photo.matte.width * 4),
    );
  }
});

test("shoulders that are all in the photo stay as they are", () => {
  expect(continueShoulders(view) === view).toBe(true);
});
