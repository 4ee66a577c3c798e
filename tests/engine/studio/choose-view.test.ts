import { beforeAll, expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import type { Identity, View } from "#web/engine/identity/view.ts";
import { type PlannedView, rankViews } from "#web/engine/studio/series/choose-view.ts";

/** Mesh point: the outer corner of the eye at the picture's left. */
const OUTER_EYE = 33;

/** Someone with four good photos, which differ by where the head looks. */
let identity: Identity;
beforeAll(async () => {
  const { views } = await identityOf(await fixturePhoto("astronaut.jpg"));
  const [view] = views;
  identity = {
    views: [0, 2, 4, 6].map((turn) => ({ ...view!, pose: { ...view!.pose, yaw: view!.pose.yaw + turn } })),
  };
});

/** The views a series of twenty takes, before as many scenes in turn. */
function series(person: Identity, scenes: number): PlannedView[] {
  const planned: PlannedView[] = [];
  for (let i = 0; i < 20; i++) {
    const scene = `scene ${i % scenes}`;
    planned.push({ view: rankViews(person, "medium shot", scene, planned)[0]!, scene });
  }
  return planned;
}

test("a pack uses every good photo, and none before one scene more than three times", () => {
  const planned = series(identity, 4);
  expect(new Set(planned.map(({ view }) => view)).size).toBe(identity.views.length);
  const pairs = Object.values(Object.groupBy(planned, ({ view, scene }) => `${view} ${scene}`));
  expect(Math.max(...pairs.map((pair) => pair!.length))).toBeLessThanOrEqual(3);
});

test("a photo that serves a shot badly is left out while there are better ones", () => {
  const [best, ...others] = identity.views;
  const small = { ...best!, faceSize: best!.faceSize / 8, quality: { ...best!.quality, colour: 0 } };
  const planned = series({ views: [best!, small, ...others] }, 7);
  expect(planned.some(({ view }) => view === 1)).toBe(false);
});

test("a head that its photo cuts is left out while two are whole", () => {
  const [one, two, three] = identity.views;
  // the photo begins beside an eye, within the head
  const cut = (view: View): View => {
    const { width, height, data } = view.matte;
    const from = Math.round(view.mesh[OUTER_EYE * 3]!) - 5;
    const matte = { width: width - from, height, data: new Float32Array((width - from) * height) };
    for (let y = 0; y < height; y++)
      matte.data.set(data.subarray(y * width + from, (y + 1) * width), y * matte.width);
    return { ...view, matte, mesh: view.mesh.map((value, i) => (i % 3 === 0 ? value - from : value)) };
  };
  const taken = (person: Identity) => new Set(series(person, 7).map(({ view }) => view));
  expect(taken({ views: [cut(three!), one!, two!] })).toEqual(new Set([1, 2]));
  expect(taken({ views: [cut(two!), one!] })).toEqual(new Set([0, 1]));
});
