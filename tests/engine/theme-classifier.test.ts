import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#tests/support/engine.ts";
import { fixturePhoto } from "#tests/support/photo-variants.ts";
import { centroidOf, lookOf, nearestLabel } from "#tests/support/theme-classifier.ts";
import { sample } from "#tests/support/tier.ts";
import type { Identity } from "#web/engine/identity/view.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { composePortrait } from "#web/engine/studio/compose-portrait.ts";
import { SHOTS } from "#web/engine/studio/frame/shot.ts";
import type { StudioRecipe } from "#web/engine/studio/recipe.ts";

/** As unlike each other as anyone would expect; professional headshots stand for corporate. */
const THEMES = [
  ...["film-noir", "cyberpunk", "professional-headshots", "beach", "holiday-seasonal", "retro-vintage"],
  ...["nightlife", "glamour", "yearbook", "wedding", "travel", "street-style"],
];
/** Large enough for colours; the studio lays a picture out the same at every size. */
const SIDE = 160;
/** As many prompts as a pack has. */
const PROMPTS = sample([0, 1, 2, 3, 4], (prompt) => prompt % 2 === 0);
const FITTED = sample([1, 2, 3, 4], (seed) => seed <= 2);
const LABELLED = sample([5, 6, 7, 8], (seed) => seed <= 6);

let identity: Identity;
beforeAll(async () => {
  identity = await identityOf(await fixturePhoto("astronaut.jpg"));
});

/** Looks of a theme's pictures: every prompt of a pack with every seed. */
function looksOf(recipe: StudioRecipe, seeds: readonly number[]): Float64Array[] {
  return PROMPTS.flatMap((promptNumber) =>
    seeds.map((seed) => {
      const shot = SHOTS[(seed + promptNumber) % SHOTS.length]!;
      return lookOf(
        composePortrait({ identity, recipe, promptNumber, shot, seed, width: SIDE, height: SIDE }),
      );
    }),
  );
}

/** Share of right labels, after fitting on some seeds, on others. */
function accuracyOf(recipes: ReadonlyMap<string, StudioRecipe>): { share: number; confused: string[] } {
  const centroids = new Map(
    [...recipes].map(([slug, recipe]) => [slug, centroidOf(looksOf(recipe, FITTED))]),
  );
  const labels = [...recipes].flatMap(([slug, recipe]) =>
    looksOf(recipe, LABELLED).map((look) => ({ slug, label: nearestLabel(centroids, look) })),
  );
  const wrong = labels.filter(({ slug, label }) => slug !== label);
  return {
    share: 1 - wrong.length / labels.length,
    confused: wrong.map(({ slug, label }) => `${slug} taken for ${label}`),
  };
}

test("a machine that knows only colours tells themes apart", async () => {
  const themes = sample(THEMES, (_, index) => index % 4 === 0);
  const recipes = new Map(
    await Promise.all(themes.map(async (slug) => [slug, await loadRecipe(slug)] as const)),
  );
  const { share, confused } = accuracyOf(recipes);
  expect(share, confused.join(", ")).toBeGreaterThanOrEqual(0.9);
}, 180_000);

test("it would notice themes that look alike", async () => {
  // twelve times the same theme: only chance is left
  const travel = await loadRecipe("travel");
  const recipes = new Map(THEMES.slice(0, 4).map((slug) => [slug, { ...travel, slug }]));
  expect(accuracyOf(recipes).share).toBeLessThan(0.7);
}, 120_000);
