import { expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { composePortrait } from "#web/engine/studio/compose-portrait.ts";
import { SHOTS } from "#web/engine/studio/frame/shot.ts";
import type { StudioRecipe } from "#web/engine/studio/recipe.ts";

/** As unlike each other as anyone would expect; professional headshots stand for corporate. */
const THEMES = `film-noir cyberpunk professional-headshots beach holiday-seasonal retro-vintage
  nightlife glamour yearbook wedding travel street-style`.split(/\s+/);
/** Large enough for colours; the studio lays a picture out the same at every size. */
const SIDE = 160;
/** As many prompts as a pack has. */
const PROMPTS = [0, 1, 2, 3, 4];
const FITTED = [1, 2, 3, 4];
const LABELLED = [5, 6, 7, 8];

/** Steps that each channel of a colour is told apart in. */
const STEPS = 6;

/** The share of each colour in a picture, as square roots, so that straight distance is Hellinger's. */
function lookOf({ width, height, data }: Image): Float64Array {
  const look = new Float64Array(STEPS ** 3);
  const step = (value: number) => Math.floor((value * STEPS) / 256);
  for (let i = 0; i < data.length; i += 4) {
    const bin = (step(data[i]!) * STEPS + step(data[i + 1]!)) * STEPS + step(data[i + 2]!);
    look[bin] = look[bin]! + 1 / (width * height);
  }
  return look.map(Math.sqrt);
}

const distance = (a: Float64Array, b: Float64Array) => Math.hypot(...a.map((value, k) => value - b[k]!));

/** Each picture is told by the one it is nearest to: a theme's scenes differ too much for a mean to stand for them. */
test("a machine that knows only colours, fitted on some seeds, tells themes apart on others", async () => {
  const identity = await identityOf(await fixturePhoto("astronaut.jpg"));
  const looksOf = (recipe: StudioRecipe, seeds: readonly number[]) =>
    PROMPTS.flatMap((promptNumber) =>
      seeds.map((seed) => {
        const shot = SHOTS[(seed + promptNumber) % SHOTS.length]!;
        const order = { identity, recipe, promptNumber, shot, seed };
        return lookOf(composePortrait({ ...order, width: SIDE, height: SIDE }));
      }),
    );
  const recipes = await Promise.all(THEMES.map(loadRecipe));
  const fitted = recipes.flatMap((recipe) => looksOf(recipe, FITTED).map((known) => ({ recipe, known })));
  const labels = recipes.flatMap((recipe) =>
    looksOf(recipe, LABELLED).map((look) => {
      const [nearest] = fitted.toSorted((a, b) => distance(a.known, look) - distance(b.known, look));
      return { right: nearest?.recipe === recipe, told: `${recipe.slug} as ${nearest?.recipe.slug}` };
    }),
  );
  const confused = labels.filter(({ right }) => !right).map(({ told }) => told);
  expect(confused.length / labels.length, confused.join(", ")).toBeLessThanOrEqual(0.04);
}, 180_000);
