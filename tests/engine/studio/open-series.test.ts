import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { strangerPhoto } from "#tests/support/photos/photo-variants.ts";
import type { Identity } from "#web/engine/identity/view.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { composePortrait } from "#web/engine/studio/compose-portrait.ts";
import { fingerprintDistance, fingerprintOf } from "#web/engine/studio/series/fingerprint.ts";
import { openSeries, type SeriesPicture } from "#web/engine/studio/series/open-series.ts";

const recipe = await loadRecipe("professional-headshots");
const pictures: SeriesPicture[] = Array.from({ length: 8 }, (_, i) => ({
  promptNumber: i >> 2,
  shot: i < 4 ? "medium shot" : "close-up",
  seed: 40 + i,
}));

let identity: Identity;
beforeAll(async () => {
  identity = await identityOf(await strangerPhoto("dark"));
});

const takesOf = (series: readonly SeriesPicture[], takeOf = openSeries(identity, recipe)) =>
  series.map((_, i) => takeOf(series.slice(0, i + 1)));

test("whoever comes to a series late plans it alike, and its first picture is taken once", () => {
  const inOrder = takesOf(pictures);
  expect(inOrder[0]).toBe(0);
  expect(inOrder.some((take) => take > 0)).toBe(true);
  expect(openSeries(identity, recipe)(pictures)).toBe(inOrder.at(-1));
  const takeOf = openSeries(identity, recipe);
  for (const count of [5, 3]) expect(takeOf(pictures.slice(0, count))).toBe(inOrder[count - 1]);
});

test("another series through the same planner is planned anew from where it differs", () => {
  const takeOf = openSeries(identity, recipe);
  takesOf(pictures, takeOf);
  const other = pictures.map((picture, i) => (i < 2 ? picture : { ...picture, seed: picture.seed + 100 }));
  expect(takesOf(other, takeOf)).toEqual(takesOf(other));
});

test("the same picture asked for twice is taken differently", () => {
  const twice = [pictures[0]!, pictures[0]!];
  const takes = takesOf(twice);
  const [first, second] = takes.map((take) => {
    const order = { ...pictures[0]!, identity, recipe, take };
    return fingerprintOf(composePortrait({ ...order, width: 160, height: 160 }));
  });
  expect(fingerprintDistance(first!, second!)).toBeGreaterThanOrEqual(8);
});
