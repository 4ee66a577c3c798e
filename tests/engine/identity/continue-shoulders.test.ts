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

test("shoulders that a photo cuts off end in the picture, and the photo's own pixels stay as they are", () => {
  const chin = view.mesh[MESH.chin * 3]!;
  const reach = view.faceSize * 0.85;
  const photo = cutTo(view, [Math.round(chin - reach), Math.round(chin + reach)]);
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
  expect(continueShoulders(view)).toBe(view);
});
