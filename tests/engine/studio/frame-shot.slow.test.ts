import { beforeAll, describe, expect, test } from "vitest";
import { identityOf } from "#tests/support/photos/engine.ts";
import { fixturePhoto, strangerPhoto } from "#tests/support/photos/photo-variants.ts";
import { RECIPES } from "#tests/support/photos/recipes.ts";
import { MESH } from "#web/engine/face/face-mesh.ts";
import type { View } from "#web/engine/identity/view.ts";
import { applyAffine, invertAffine } from "#web/engine/pixels/affine.ts";
import { createRandom } from "#web/engine/pixels/random.ts";
import { frameShot } from "#web/engine/studio/frame/frame-shot.ts";
import { photoLimits } from "#web/engine/studio/frame/photo-limits.ts";
import { SHOTS, type Shot, shotHeight } from "#web/engine/studio/frame/shot.ts";
import { varyPicture } from "#web/engine/studio/series/vary-picture.ts";

const SHAPES = ["1024x1024", "896x1120", "1152x864", "720x1280", "1280x720"].map((name) => {
  const [width = 0, height = 0] = name.split("x").map(Number);
  return { name, width, height };
});

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

describe.each(["roomy", "tight", "cut"])("a %s photo", (photo) => {
  describe.each(SHAPES)("at $name", ({ width, height }) => {
    function frame(shot: Shot, seed: number) {
      const random = createRandom(seed);
      const { wishes } = varyPicture({ promptNumber: seed % 5, seed, take: 0 }, RECIPES[0]!, true, random);
      return frameShot(views[photo]!, shot, wishes, width, height);
    }

    const shareOf = (shot: Shot, seed: number) => views[photo]!.faceSize / frame(shot, seed).step / height;

    test.each([1, 2, 3, 4, 17])("shows no less of the person the wider the shot, seed %i", (seed) => {
      const shares = SHOTS.map((shot) => shareOf(shot, seed));
      for (const [i, share] of shares.entries())
        expect(share).toBeLessThanOrEqual((shares[i - 1] ?? 1) * 1.02);
      const asked = SHOTS.map(
        (shot) => views[photo]!.faceSize / shotHeight(shot, views[photo]!.faceSize, width, height),
      );
      // a photo with a body in it gives each shot what it asks for, and no shot is tighter because others are
      if (photo === "roomy" && height < width * 1.5)
        for (const [i, share] of shares.entries()) expect(share).toBeLessThan(asked[i]! * 1.15);
      if (photo !== "roomy") expect(shares[1]! / shares[3]!).toBeLessThan(1.3);
    });

    test.each(SHOTS)("a %s never ends inside the picture, and keeps the whole face in", (shot) => {
      const { matte, mesh } = views[photo]!;
      const { head, eyes, cutTop } = photoLimits(views[photo]!);
      for (const seed of [1, 2, 3, 4]) {
        const { map } = frame(shot, seed);
        // along the bottom and where the person leaves the sides, the picture must lie inside the photo
        for (const x of [0, width / 2, width - 1])
          expect(applyAffine(map, x, height - 1).y, `seed ${seed}`).toBeLessThanOrEqual(matte.height);
        const back = invertAffine(map);
        for (const index of MESH.oval) {
          const { x, y } = applyAffine(back, mesh[index * 3]!, mesh[index * 3 + 1]!);
          expect(x > 0 && x < width && y > 0 && y < height, `seed ${seed}: face at ${x}, ${y}`).toBe(true);
        }
        if (shot !== "close-up" && !cutTop) {
          expect(applyAffine(back, eyes.x, head.top).y, `seed ${seed}: hair above`).toBeGreaterThan(0);
          for (const x of [head.left, head.right]) {
            const beside = applyAffine(back, x, eyes.y).x;
            expect(beside > 0 && beside < width, `seed ${seed}: hair at ${beside}`).toBe(true);
          }
        }
        // a narrow picture of a photo that ends below the chin leaves air above rather than cut hair
        const lowest = height > width * 1.5 ? 0.68 : 0.6;
        expect(applyAffine(back, eyes.x, eyes.y).y / height).toBeLessThan(lowest);
      }
    });
  });
});

describe("a wished tilt", () => {
  /** Degrees the frame leans for a head that leans by `roll`. */
  function lean(roll: number, tilt: number): number {
    const view = views.roomy!;
    const wishes = { offset: 0, wider: 1, drop: 0, tilt: (tilt * Math.PI) / 180, mirror: false };
    const posed = { ...view, pose: { ...view.pose, roll } };
    const { map, step } = frameShot(posed, "medium shot", wishes, 512, 512);
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

test("a head that the photo cuts at a side does not fade out there: the frame ends with the photo", () => {
  const { matte, ...roomy } = views.roomy!;
  const { face, head } = photoLimits(views.roomy!);
  const width = Math.round((face.right + head.right) / 2);
  const data = matte.data.filter((_, i) => i % matte.width < width);
  for (const shot of SHOTS) {
    for (const yaw of [0, 30, -30]) {
      const view = { ...roomy, matte: { ...matte, width, data }, pose: { ...roomy.pose, yaw } };
      const wishes = { offset: 0.08, wider: 1, drop: 0, tilt: 0, mirror: false };
      const { fades, map } = frameShot(view, shot, wishes, 896, 1120);
      expect(fades, `${shot}, ${yaw}`).toEqual({ left: false, right: false });
      expect(applyAffine(map, 895, 560).x).toBeLessThanOrEqual(width);
    }
  }
});

test.each([0, 2, -2])(
  "hair near a side that cuts the shoulder ends with the photo, tilted by %d degrees, and nothing fades",
  (tilt) => {
    const { matte, ...roomy } = views.roomy!;
    const { head } = photoLimits(views.roomy!);
    const width = Math.round(head.right + 0.04 * roomy.faceSize);
    const data = matte.data.filter((_, i) => i % matte.width < width);
    const view = { ...roomy, matte: { ...matte, width, data } };
    for (const shot of SHOTS) {
      for (const offset of [0.08, 0, -0.08]) {
        const wishes = { offset, wider: 1, drop: 0, tilt: (tilt * Math.PI) / 180, mirror: false };
        const { fades, map } = frameShot(view, shot, wishes, 896, 1120);
        expect(fades, `${shot}, ${offset}`).toEqual({ left: false, right: false });
        const corners = [applyAffine(map, 895, 0).x, applyAffine(map, 895, 1119).x];
        expect(Math.max(...corners), `${shot}, ${offset}`).toBeLessThanOrEqual(width + 1);
      }
    }
  },
);

describe("a close-up", () => {
  const wishes = { offset: 0.08, wider: 1, drop: 0, mirror: false };
  /** A photo that ends at this column, through what it shows there. */
  const endingAt = (column: number, pose: Partial<View["pose"]> = {}): View => {
    const { matte, ...roomy } = views.roomy!;
    const data = matte.data.filter((_, i) => i % matte.width < column);
    return { ...roomy, matte: { ...matte, width: column, data }, pose: { ...roomy.pose, ...pose } };
  };

  test.each([0, 1.6, 5])("keeps the face in, tilted by %d degrees, where the photo cuts the hair", (tilt) => {
    const { face, head } = photoLimits(views.roomy!);
    for (const share of [0.1, 0.5, 0.9]) {
      for (const [yaw, roll] of [
        [0, 0],
        [30, 20],
        [-30, 20],
      ] as const) {
        const view = endingAt(Math.round(face.right + share * (head.right - face.right)), { yaw, roll });
        const { map } = frameShot(view, "close-up", { ...wishes, tilt: (tilt * Math.PI) / 180 }, 896, 1120);
        const back = invertAffine(map);
        const beside = MESH.oval.map(
          (index) => applyAffine(back, view.mesh[index * 3]!, view.mesh[index * 3 + 1]!).x,
        );
        expect(Math.min(...beside), `${share}, ${yaw}`).toBeGreaterThan(0);
        expect(Math.max(...beside), `${share}, ${yaw}`).toBeLessThan(896);
      }
    }
  });

  test("of a whole head near the photo's side is no tighter than of one with room", () => {
    const { head } = photoLimits(views.roomy!);
    const tilt = (1.6 * Math.PI) / 180;
    const free = frameShot(views.roomy!, "close-up", { ...wishes, tilt }, 896, 1120).step;
    const near = endingAt(Math.round(head.right + 0.1 * views.roomy!.faceSize));
    expect(frameShot(near, "close-up", { ...wishes, tilt }, 896, 1120).step).toBeGreaterThan(free * 0.85);
  });

  test("shows all of a turned head where the photo has room", () => {
    const { head } = photoLimits(views.roomy!);
    for (const yaw of [30, -30]) {
      const view = { ...views.roomy!, pose: { ...views.roomy!.pose, yaw } };
      const { map } = frameShot(view, "close-up", { ...wishes, tilt: 0 }, 896, 1120);
      const sides = [head.left, head.right].map((x) => applyAffine(invertAffine(map), x, 0).x);
      expect(Math.min(...sides), `${yaw}`).toBeGreaterThan(0);
      expect(Math.max(...sides), `${yaw}`).toBeLessThan(896);
    }
  });
});

test.each([30, -30])(
  "a head turned by %i degrees stands on the side it looks from, mirrored or not",
  (yaw) => {
    const view = { ...views.roomy!, pose: { ...views.roomy!.pose, yaw } };
    const { eyes } = photoLimits(view);
    for (const mirror of [false, true]) {
      for (const offset of [0.08, -0.08]) {
        const wishes = { offset, wider: 1, drop: 0, tilt: 0, mirror };
        const { map } = frameShot(view, "medium shot", wishes, 512, 512);
        const beside = applyAffine(invertAffine(map), eyes.x, eyes.y).x - 256;
        const looks = Math.sign(yaw) * (mirror ? -1 : 1);
        expect(beside * looks).toBeLessThan(-20);
      }
    }
  },
);
