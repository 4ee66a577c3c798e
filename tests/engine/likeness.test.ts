import { beforeAll, describe, expect, test } from "vitest";
import { decodePhoto } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels, identityOf } from "#tests/support/engine.ts";
import { type FaceJudge, judgeDistance, loadFaceJudge } from "#tests/support/face-judge.ts";
import {
  darkSkinned,
  fixturePhoto,
  LIGHTS,
  photoInLight,
  STRANGERS,
  strangerPhoto,
} from "#tests/support/photo-variants.ts";
import { RECIPES } from "#tests/support/recipes.ts";
import { lightnessOf } from "#tests/support/theme-classifier.ts";
import { EVERYTHING, sample } from "#tests/support/tier.ts";
import { MESH, meshPoint } from "#web/engine/face/face-mesh.ts";
import { traceFaces } from "#web/engine/face/trace-faces.ts";
import type { Identity } from "#web/engine/identity/view.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";
import { composePortrait } from "#web/engine/studio/compose-portrait.ts";
import type { StudioRecipe } from "#web/engine/studio/recipe.ts";
import { openSeries } from "#web/engine/studio/series/open-series.ts";

/** What face-api calls the same person. */
const SAME_PERSON = 0.5;
const EVERY_RECIPE = sample([...RECIPES, await loadRecipe("studio")], (_, index) => index % 16 === 3);

interface Person {
  identity: Identity;
  photo: Image;
  descriptor: Float32Array;
}

let judge: FaceJudge;
let astronaut: Person;
let astronautDark: Person;
/** The skin of their photos. */
let before: { light: Skin; dark: Skin };
/** People of other skin, hair and age of face, and one person in other lights. */
const others = new Map<string, Person>();

async function personOf(bytes: Buffer): Promise<Person> {
  const identity = await identityOf(bytes);
  const photo = await decodePhoto(bytes);
  const descriptor = await judge.describe(photo);
  if (!descriptor) throw new Error("The judge sees no face in the photo itself");
  return { identity, photo, descriptor };
}

beforeAll(async () => {
  judge = await loadFaceJudge();
  astronaut = await personOf(await fixturePhoto("astronaut.jpg"));
  astronautDark = await personOf(await darkSkinned(await fixturePhoto("astronaut.jpg")));
  for (const who of Object.keys(STRANGERS) as (keyof typeof STRANGERS)[])
    others.set(who, await personOf(await strangerPhoto(who)));
  others.set("dark skin", astronautDark);
  for (const light of Object.keys(LIGHTS) as (keyof typeof LIGHTS)[])
    others.set(light, await personOf(await photoInLight(light)));
  before = { light: await skinOf(astronaut.photo), dark: await skinOf(astronautDark.photo) };
}, 120_000);

function portraitOf({ identity }: Person, recipe: StudioRecipe, turn: number, side = 512): Image {
  const shot = turn % 2 ? "medium close-up" : "close-up";
  return composePortrait({
    identity,
    recipe,
    promptNumber: turn,
    shot,
    seed: 3 + turn,
    width: side,
    height: side,
  });
}

describe.each(EVERY_RECIPE.map((recipe, turn) => ({ recipe, turn, slug: recipe.slug })))(
  "$slug",
  ({ recipe, turn }) => {
    let portrait: Image;
    beforeAll(() => {
      portrait = portraitOf(astronaut, recipe, turn);
    });

    test("keeps the person, by an outside judge", async () => {
      const seen = await judge.describe(portrait);
      expect(seen).not.toBeNull();
      expect(judgeDistance(astronaut.descriptor, seen!)).toBeLessThan(SAME_PERSON);
      const [who, person] = [...others][turn % others.size]!;
      const other = await judge.describe(portraitOf(person, recipe, turn + 1));
      expect(other, who).not.toBeNull();
      expect(judgeDistance(person.descriptor, other!), who).toBeLessThan(SAME_PERSON);
    });

    test("keeps the tone of dark skin and the detail in it", async () => {
      const light = await skinOf(portrait);
      const dark = await skinOf(portraitOf(astronautDark, recipe, turn));
      // neither bleached nor crushed, and as far from light skin as a third of what it was
      expect(dark.lightness).toBeGreaterThan(before.dark.lightness - 14);
      expect(dark.lightness).toBeLessThan(before.dark.lightness + 24);
      expect(light.lightness - dark.lightness).toBeGreaterThan(
        (before.light.lightness - before.dark.lightness) / 3,
      );
      expect(dark.contrast).toBeGreaterThan(before.dark.contrast * 0.6);
    });
  },
);

/** Points on cheeks, forehead and nose. */
const SKIN = [50, 280, 101, 330, 151, 9, 108, 337, 205, 425] as const;

/** Mean lightness (L*) of a face's skin, and how far lightness ranges over the face (10th to 90th percentile). */
interface Skin {
  lightness: number;
  contrast: number;
}

async function skinOf(picture: Image): Promise<Skin> {
  const [face] = traceFaces(await engineModels(), buildPyramid(picture));
  expect(face).toBeDefined();
  const { mesh, bounds } = face!;
  const lightnessAt = (x: number, y: number) => {
    const p = (Math.round(y) * picture.width + Math.round(x)) * 4;
    return lightnessOf(picture.data[p]!, picture.data[p + 1]!, picture.data[p + 2]!);
  };
  const skin = SKIN.map((index) => {
    const { x, y } = meshPoint(mesh, index);
    return lightnessAt(x, y);
  });
  const chin = mesh[MESH.chin * 3 + 1]!;
  const all: number[] = [];
  for (let y = bounds.top + (chin - bounds.top) * 0.2; y < chin * 0.98; y += 3) {
    for (let x = bounds.left * 0.8 + bounds.right * 0.2; x < bounds.left * 0.2 + bounds.right * 0.8; x += 3)
      all.push(lightnessAt(x, y));
  }
  all.sort((a, b) => a - b);
  return {
    lightness: skin.reduce((sum, value) => sum + value, 0) / skin.length,
    contrast: all[Math.floor(all.length * 0.9)]! - all[Math.floor(all.length * 0.1)]!,
  };
}

/** The shots of a pack's prompts. */
const PACK_SHOTS = ["half body", "close-up", "medium shot", "medium close-up", "half body"] as const;

test.each(sample(["astronaut", "red"], (who) => who === "astronaut"))(
  "a whole pack in the hardest light keeps %s",
  async (who) => {
    const person = who === "astronaut" ? astronaut : others.get(who)!;
    const recipe = await loadRecipe("film-noir");
    const takeOf = openSeries(person.identity, recipe);
    const series = Array.from({ length: 20 }, (_, i) => ({
      promptNumber: i >> 2,
      scene: recipe.scenes[(i >> 2) % 3]!.name,
      shot: PACK_SHOTS[i >> 2]!,
      seed: 4000 + i,
    }));
    const judged = sample(series, (_, i) => i % 4 === 2);
    let kept = 0;
    for (const picture of judged) {
      const take = takeOf(series.slice(0, series.indexOf(picture) + 1));
      const made = composePortrait({
        ...picture,
        identity: person.identity,
        recipe,
        take,
        width: 512,
        height: 512,
      });
      const seen = await judge.describe(made);
      if (seen && judgeDistance(person.descriptor, seen) < SAME_PERSON) kept++;
    }
    expect(kept / judged.length).toBeGreaterThanOrEqual(EVERYTHING ? 0.9 : 0.8);
  },
  300_000,
);

test("the judge does tell people apart", () => {
  expect(judgeDistance(astronaut.descriptor, others.get("dark")!.descriptor)).toBeGreaterThan(0.6);
});
