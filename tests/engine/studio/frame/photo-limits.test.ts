import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import type { View } from "#web/engine/identity/view.ts";
import { showsHead } from "#web/engine/studio/frame/photo-limits.ts";

let view: View;
beforeAll(async () => {
  [view] = (await identityOf(await fixturePhoto("astronaut.jpg"))).views as [View];
});

test("a head is whole unless its photo cut it, which a continued shoulder may hide", () => {
  expect(showsHead(view, "medium shot")).toBe(true);
  expect(showsHead({ ...view, headCut: true }, "medium shot")).toBe(false);
  expect(showsHead({ ...view, headCut: true }, "close-up")).toBe(false);
});
