import { expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import type { View } from "#web/engine/identity/view.ts";
import type { Frame } from "#web/engine/studio/frame/frame-shot.ts";
import { sampleView } from "#web/engine/studio/frame/sample-view.ts";

const SIDE = 64;

/** A frame over the middle of a view that reaches beyond its top by a quarter of its height. */
function frameAbove(view: View): Frame {
  const step = view.matte.width / SIDE;
  const fades = { left: false, right: false };
  return { map: [step, 0, 0, 0, step, (-SIDE / 4) * step], step, mirror: false, limited: false, fades };
}

test("a lock of hair that ends at the photo's top is not drawn out beyond it", async () => {
  const [whole] = (await identityOf(await fixturePhoto("astronaut.jpg"))).views;
  const matte = { ...whole!.matte, data: whole!.matte.data.slice() };
  const middle = matte.width >> 1;
  for (let y = 0; y < matte.height / 2; y++)
    matte.data.fill(1, y * matte.width + middle, y * matte.width + middle + 9);
  const view: View = { ...whole!, matte };
  const { matte: sampled } = sampleView(view, frameAbove(view), SIDE, SIDE);
  const rows = Array.from({ length: SIDE }, (_, y) =>
    Math.max(...sampled.data.subarray(y * SIDE, (y + 1) * SIDE)),
  );
  expect(Math.max(...rows.slice(0, SIDE / 4))).toBe(0);
  expect(Math.min(...rows.slice(SIDE / 4 + 2, SIDE / 2))).toBeGreaterThan(0.9);
});
