import { beforeAll, describe, expect, test } from "vitest";
import { identityOf } from "#tests/support/engine.ts";
import { fixturePhoto, strangerPhoto } from "#tests/support/photo-variants.ts";
import { RECIPES } from "#tests/support/recipes.ts";
import { MESH, meshCentre } from "#web/engine/face/face-mesh.ts";
import type { View } from "#web/engine/identity/view.ts";
import { applyAffine, invertAffine } from "#web/engine/pixels/affine.ts";
import { createRandom } from "#web/engine/pixels/random.ts";
import { type Frame, frameShot } from "#web/engine/studio/frame/frame-shot.ts";
import { SHOTS, type Shot } from "#web/engine/studio/frame/shot.ts";
import { varyPicture } from "#web/engine/studio/series/vary-picture.ts";

const SHAPES = [
  [1024, 1024],
  [768, 1024],
  [1024, 768],
  [576, 1024],
  [1024, 576],
] as const;

/** A photo with a body in it, and two that end below the shoulders. */
const views: Record<string, View> = {};
beforeAll(async () => {
  const photos = {
    roomy: await fixturePhoto("astronaut.jpg"),
    tight: await strangerPhoto("brown"),
    cut: await strangerPhoto("curls"),
  };
  for (const [name, photo] of Object.entries(photos)) views[name] = (await identityOf(photo)).views[0]!;
});

function frameOf(view: View, shot: Shot, [width, height]: readonly [number, number], seed: number): Frame {
  const random = createRandom(seed);
  const { wishes } = varyPicture({ promptNumber: seed % 5, seed, take: 0 }, RECIPES[0]!, true, random);
  return frameShot(view, shot, wishes, width, height);
}

/** The face's height as a share of the picture's. */
const faceShare = (view: View, frame: Frame, height: number) => view.faceSize / frame.step / height;

describe.each(["roomy", "tight", "cut"])("a %s photo", (name) => {
  test.each(SHAPES)("shows less of the person from half body to close-up at %i x %i", (width, height) => {
    const view = views[name]!;
    for (const seed of [1, 2, 3, 4, 17]) {
      const shares = SHOTS.map((shot) => faceShare(view, frameOf(view, shot, [width, height], seed), height));
      for (const [i, share] of shares.slice(1).entries()) {
        expect(share, `${SHOTS[i + 1]} after ${SHOTS[i]}, seed ${seed}`).toBeLessThan(shares[i]!);
      }
      expect(shares[0]! / shares[3]!).toBeGreaterThan(name === "roomy" ? 1.6 : 1.15);
    }
  });

  test.each(SHAPES)(
    "never ends inside the picture, and keeps the whole face in, at %i x %i",
    (width, height) => {
      const view = views[name]!;
      for (const [shot, seed] of SHOTS.flatMap((shot) => [1, 2, 3, 4].map((seed) => [shot, seed] as const))) {
        const { map } = frameOf(view, shot, [width, height], seed);
        // along the bottom and where the person leaves the sides, the picture must lie inside the photo
        for (const x of [0, width / 2, width - 1])
          expect(applyAffine(map, x, height - 1).y, `${shot} ${seed}`).toBeLessThanOrEqual(view.matte.height);
        const back = invertAffine(map);
        for (const index of MESH.oval) {
          const at = applyAffine(back, view.mesh[index * 3]!, view.mesh[index * 3 + 1]!);
          expect(at.x).toBeGreaterThan(0);
          expect(at.x).toBeLessThan(width);
          expect(at.y).toBeGreaterThan(0);
          expect(at.y).toBeLessThan(height);
        }
        const eyes = meshCentre(view.mesh, [...MESH.leftEye, ...MESH.rightEye]);
        expect(applyAffine(back, eyes.x, eyes.y).y / height).toBeLessThan(0.6);
      }
    },
  );
});

describe("a wished tilt", () => {
  /** Degrees the frame leans for a head that leans by `roll`. */
  function lean(roll: number, tilt: number): number {
    const view = views.roomy!;
    const wishes = { offset: 0, zoom: 1, drop: 0, tilt: (tilt * Math.PI) / 180, mirror: false };
    const posed = { ...view, pose: { ...view.pose, roll } };
    const { map, step } = frameShot(posed, "medium shot", { ...wishes, spread: wishes }, 512, 512);
    return (Math.asin(-map[1]! / step) * 180) / Math.PI;
  }

  test("goes either way for a head that stands straight", () => {
    expect(lean(3, 4)).toBeCloseTo(4);
    expect(lean(3, -4)).toBeCloseTo(-4);
  });

  test.each([20, -20])("goes towards upright alone for a head that leans by %i degrees", (roll) => {
    for (const tilt of [4, -4]) expect(lean(roll, tilt)).toBeCloseTo(Math.sign(roll) * (6 + 4));
  });

  test("straightens no further than it looks natural", () => {
    expect(lean(60, 0)).toBeCloseTo(9);
  });
});
