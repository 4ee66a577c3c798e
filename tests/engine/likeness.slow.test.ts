import { beforeAll, describe, expect, test } from "vitest";
import { decodePhoto } from "#scripts/local/inference/compute/sharp-codec.ts";
import { identityOf } from "#tests/support/photos/engine.ts";
import { type FaceJudge, judgeDistance, loadFaceJudge } from "#tests/support/photos/face-judge.ts";
import { fixturePhoto, otherPeople } from "#tests/support/photos/photo-variants.ts";
import { RECIPES } from "#tests/support/photos/recipes.ts";
import { skinOf } from "#tests/support/photos/skin.ts";
import type { Identity } from "#web/engine/identity/view.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { composePortrait } from "#web/engine/studio/compose-portrait.ts";
import type { StudioRecipe } from "#web/engine/studio/recipe.ts";
import { openSeries } from "#web/engine/studio/series/open-series.ts";

/** What face-api calls the same person. */
const SAME_PERSON = 0.5;
const EVERY_RECIPE = [...RECIPES, await loadRecipe("studio")];
/** The shots of a pack's prompts. */
const PACK_SHOTS = ["half body", "close-up", "medium shot", "medium close-up", "half body"] as const;
const SIZE = { width: 512, height: 512 };

interface Person {
  identity: Identity;
  photo: Image;
  descriptor: Float32Array;
}

let judge: FaceJudge;
let astronaut: Person;
let astronautDark: Person;
/** Photos of people of other skin, hair and age of face, and of one person in other lights. */
let others: Map<string, Buffer>;
const learnt = new Map<string, Promise<Person>>();

/** One of the others, learned once and only when asked for. */
function otherOf(who: string): Promise<Person> {
  const person = learnt.get(who) ?? personOf(others.get(who)!);
  learnt.set(who, person);
  return person;
}

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
  others = await otherPeople();
  astronautDark = await otherOf("dark skin");
}, 120_000);

/** Whether the judge sees the person in a picture. */
async function keeps({ descriptor }: Person, picture: Image): Promise<boolean> {
  const seen = await judge.describe(picture);
  return seen !== null && judgeDistance(descriptor, seen) < SAME_PERSON;
}

function portraitOf({ identity }: Person, recipe: StudioRecipe, turn: number): Image {
  const shot = turn % 2 ? "medium close-up" : "close-up";
  return composePortrait({ identity, recipe, promptNumber: turn, shot, seed: 3 + turn, ...SIZE });
}

describe.each(EVERY_RECIPE.map((recipe, turn) => ({ recipe, turn, slug: recipe.slug })))(
  "$slug",
  ({ recipe, turn }) => {
    let portrait: Image;
    beforeAll(() => {
      portrait = portraitOf(astronaut, recipe, turn);
    });

    test("keeps the person, by an outside judge", async () => {
      expect(await keeps(astronaut, portrait)).toBe(true);
      const who = [...others.keys()][turn % others.size]!;
      const person = await otherOf(who);
      expect(await keeps(person, portraitOf(person, recipe, turn + 1)), who).toBe(true);
    });

    test("keeps the tone of dark skin and the detail in it", async () => {
      const [light, dark] = [await skinOf(portrait), await skinOf(portraitOf(astronautDark, recipe, turn))];
      const [lightBefore, darkBefore] = [await skinOf(astronaut.photo), await skinOf(astronautDark.photo)];
      // neither bleached nor crushed, and as far from light skin as a third of what it was
      expect(dark.lightness).toBeGreaterThan(darkBefore.lightness - 14);
      expect(dark.lightness).toBeLessThan(darkBefore.lightness + 24);
      const difference = lightBefore.lightness - darkBefore.lightness;
      expect(light.lightness - dark.lightness).toBeGreaterThan(difference / 3);
      expect(dark.contrast).toBeGreaterThan(darkBefore.contrast * 0.6);
    });
  },
);

test.each(["astronaut", "red"])(
  "a whole pack in the hardest light keeps %s",
  async (who) => {
    const person = who === "astronaut" ? astronaut : await otherOf(who);
    const { identity } = person;
    const recipe = await loadRecipe("film-noir");
    const planOf = openSeries(identity, recipe, SIZE);
    const series = Array.from({ length: 20 }, (_, i) => ({
      promptNumber: i >> 2,
      scene: recipe.scenes[(i >> 2) % 3]!.name,
      shot: PACK_SHOTS[i >> 2]!,
      seed: 4000 + i,
    }));
    let kept = 0;
    for (const picture of series) {
      const plan = planOf(series.slice(0, series.indexOf(picture) + 1));
      if (await keeps(person, composePortrait({ ...picture, identity, recipe, ...plan, ...SIZE }))) kept++;
    }
    expect(kept / series.length).toBeGreaterThanOrEqual(0.9);
  },
  300_000,
);

test("the judge does tell people apart", async () => {
  const stranger = await judge.describe(await decodePhoto(others.get("dark")!));
  expect(judgeDistance(astronaut.descriptor, stranger!)).toBeGreaterThan(0.6);
});
