import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { strangerPhoto } from "#tests/support/photos/photo-variants.ts";
import type { Identity } from "#web/engine/identity/view.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { composePortrait } from "#web/engine/studio/compose-portrait.ts";
import { fingerprintDistance, fingerprintOf } from "#web/engine/studio/series/fingerprint.ts";
import { openSeries, type Sketched } from "#web/engine/studio/series/open-series.ts";
import type { SeriesPicture } from "#web/engine/studio/series/series-picture.ts";

const SIZE = { width: 128, height: 160 };
const recipe = await loadRecipe("professional-headshots");
const pictures: SeriesPicture[] = Array.from({ length: 6 }, (_, i) => ({
  promptNumber: Math.floor(i / 3),
  shot: i < 3 ? "medium shot" : "close-up",
  seed: 40 + i,
}));

let identity: Identity;
beforeAll(async () => {
  identity = await identityOf(await strangerPhoto("dark"));
});

const plansOf = (series: readonly SeriesPicture[], planOf = openSeries(identity, recipe, SIZE)) =>
  series.map((_, i) => planOf(series.slice(0, i + 1)));

test("whoever comes to a series late plans it alike, and its first picture is taken once", () => {
  const inOrder = plansOf(pictures);
  expect(inOrder[0]).toEqual({ take: 0, view: 0 });
  expect(inOrder.some(({ take }) => take > 0)).toBe(true);
  expect(openSeries(identity, recipe, SIZE)(pictures)).toEqual(inOrder.at(-1));
  const planOf = openSeries(identity, recipe, SIZE);
  for (const count of [5, 3]) expect(planOf(pictures.slice(0, count))).toEqual(inOrder[count - 1]);
});

test("another series through the same planner is planned anew from where it differs", () => {
  const planOf = openSeries(identity, recipe, SIZE);
  plansOf(pictures, planOf);
  const other = pictures.map((picture, i) => (i < 2 ? picture : { ...picture, seed: picture.seed + 100 }));
  expect(plansOf(other, planOf)).toEqual(plansOf(other));
});

test("what another has planned of the series is not planned again", () => {
  const planned: Sketched[] = [];
  openSeries(identity, recipe, SIZE, planned)(pictures.slice(0, 3));
  expect(planned).toHaveLength(3);
  const others = planned.map((one, i) => (i === 2 ? { ...one, take: 31 } : one));
  expect(openSeries(identity, recipe, SIZE, others)(pictures.slice(0, 3)).take).toBe(31);
});

test("the same picture asked for twice is taken differently", () => {
  const twice = [pictures[0]!, pictures[0]!];
  const [first, second] = plansOf(twice).map((plan) => {
    const order = { ...pictures[0]!, identity, recipe, ...plan };
    return fingerprintOf(composePortrait({ ...order, ...SIZE }));
  });
  expect(fingerprintDistance(first!, second!)).toBeGreaterThanOrEqual(8);
});
