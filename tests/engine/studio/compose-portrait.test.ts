import { beforeAll, describe, expect, test } from "vitest";
import { identityOf, leastHashDistance } from "#tests/support/photos/engine.ts";
import { fixturePhoto, personPhotos, strangerPhoto } from "#tests/support/photos/photo-variants.ts";
import { RECIPES } from "#tests/support/photos/recipes.ts";
import { EVERYTHING, sample, testInFull } from "#tests/support/tier.ts";
import type { Identity } from "#web/engine/identity/view.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { composePortrait } from "#web/engine/studio/compose-portrait.ts";
import { SHOTS } from "#web/engine/studio/frame/shot.ts";
import type { StudioRecipe } from "#web/engine/studio/recipe.ts";
import { openSeries } from "#web/engine/studio/series/open-series.ts";

const SIZE = { width: 128, height: 160 };
const SHAPES = [
  [192, 256],
  [256, 192],
  [144, 256],
] as const;
/** The shots of a pack's five prompts. */
const PACK_SHOTS = ["half body", "close-up", "medium shot", "medium close-up", "half body"] as const;
const FIRST_SEED = 1_864_135_260;

let one: Identity;
/** A head that fills its photo: little can be framed differently. */
let tight: Identity;
let many: Identity;
beforeAll(async () => {
  one = await identityOf(await fixturePhoto("astronaut.jpg"));
  if (EVERYTHING) tight = await identityOf(await strangerPhoto("dark"));
  if (EVERYTHING) many = await identityOf(...(await personPhotos(5)));
});

/** A pack as it is made: round the theme's scenes, a run of seeds from a start that nobody chose. */
function packOf(identity: Identity, recipe: StudioRecipe) {
  const planOf = openSeries(identity, recipe, SIZE);
  const pictures = PACK_SHOTS.flatMap((shot, promptNumber) =>
    [0, 1, 2, 3].map((i) => ({
      promptNumber,
      scene: recipe.scenes[(promptNumber * 4 + i) % recipe.scenes.length]!.name,
      shot,
      seed: FIRST_SEED + promptNumber * 4 + i,
    })),
  );
  return pictures.map((picture, i) => {
    const plan = planOf(pictures.slice(0, i + 1));
    return composePortrait({ ...picture, identity, recipe, ...plan, ...SIZE });
  });
}

test("the same order makes the same bytes", () => {
  const order = { identity: one, recipe: RECIPES[0]!, promptNumber: 3, shot: "medium shot" } as const;
  const first = composePortrait({ ...order, seed: 41, width: 320, height: 400 });
  expect([first.width, first.height]).toEqual([320, 400]);
  expect(composePortrait({ ...order, seed: 41, width: 320, height: 400 }).data).toEqual(first.data);
});

test("a place is brighter behind somebody who was photographed before a bright one", () => {
  const cornerOf = (beside: number) => {
    const identity = {
      views: one.views.map((view) => ({ ...view, beside: view.beside!.map(() => beside) })),
    };
    const order = { identity, recipe: RECIPES[0]!, promptNumber: 3, shot: "medium shot", seed: 41 } as const;
    const { data } = composePortrait({ ...order, width: 128, height: 160 });
    return data.subarray(0, 3).reduce((sum, value) => sum + value, 0);
  };
  expect(cornerOf(2)).toBeGreaterThan(1.2 * cornerOf(-4));
});

describe.each(sample(RECIPES, (_, index) => index === 4))("a pack of $slug", (recipe) => {
  const people = [
    ["a single photo", () => one],
    ["several photos", () => many],
  ] as const;
  test.each(sample(people, ([name]) => name === "a single photo"))(
    "has twenty different pictures from %s",
    (_, identity) => {
      expect(leastHashDistance(packOf(identity(), recipe))).toBeGreaterThanOrEqual(8);
    },
  );

  test("stages every scene in every shape", () => {
    for (const promptNumber of recipe.scenes.keys()) {
      const [width, height] = SHAPES[promptNumber % 3]!;
      const shot = SHOTS[promptNumber % SHOTS.length]!;
      const order = { identity: one, recipe, promptNumber, shot, seed: promptNumber };
      const { data, ...size } = composePortrait({ ...order, width, height });
      expect(size).toEqual({ width, height });
      const mean =
        data.reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0) / (width * height * 3);
      expect(mean).toBeGreaterThan(20);
      expect(mean).toBeLessThan(235);
    }
  });
});

test("every theme makes a picture", () => {
  for (const [seed, recipe] of RECIPES.entries()) {
    const shot = SHOTS[seed % SHOTS.length]!;
    const order = { identity: one, recipe, promptNumber: seed, shot, seed, width: 96, height: 96 };
    expect(composePortrait(order), recipe.slug).toMatchObject({ width: 96, height: 96 });
  }
});

for (const slug of ["film-noir", "cyberpunk", "professional-headshots", "travel"]) {
  testInFull(`a pack of ${slug} has twenty different pictures from one tight photo`, async () => {
    // all framed nearly alike: place, light and side alone tell them apart
    expect(leastHashDistance(packOf(tight, await loadRecipe(slug)))).toBeGreaterThanOrEqual(4);
  });
}
