import { describe, expect, test } from "vitest";
import { cameraAt } from "#web/engine/clip/camera-at.ts";
import { CLIP_MOTIONS } from "#web/engine/clip/clip.ts";

const SHARES = Array.from({ length: 97 }, (_, i) => i / 96);

describe.each(CLIP_MOTIONS)("the camera of a %s", (motion) => {
  const way = SHARES.map((share) => cameraAt(motion, share));

  test("never brings an edge of a layer into sight", () => {
    for (const { figure, backdrop } of way) {
      for (const { scale, x } of [figure, backdrop])
        expect(0.5 * (1 - 1 / scale)).toBeGreaterThan(Math.abs(x) / scale);
    }
  });

  test("goes gently, without a jerk", () => {
    const steps = way.slice(1).map(({ figure }, i) => ({
      scale: figure.scale - way[i]!.figure.scale,
      x: figure.x - way[i]!.figure.x,
    }));
    for (const [i, { scale, x }] of steps.entries()) {
      expect(Math.abs(scale)).toBeLessThan(0.002);
      expect(Math.abs(x)).toBeLessThan(0.001);
      if (i > 0) expect(Math.abs(scale - steps[i - 1]!.scale)).toBeLessThan(0.0002);
    }
  });

  test("moves the people against what is behind them", () => {
    const last = way.at(motion === "orbit" ? 24 : -1)!;
    const apart = ({ figure, backdrop }: typeof last) => [
      figure.scale / backdrop.scale,
      figure.x - backdrop.x,
    ];
    expect(apart(last)).not.toEqual(apart(way[0]!));
  });
});

test("an orbit ends where it began", () => {
  const [first, last] = [cameraAt("orbit", 0), cameraAt("orbit", 1)];
  for (const part of ["figure", "backdrop"] as const) {
    expect(last[part].x).toBeCloseTo(first[part].x, 9);
    expect(last[part].scale).toBeCloseTo(first[part].scale, 9);
  }
});

test("a pull is a push the other way round", () => {
  expect(cameraAt("pull", 0).figure.scale).toBeCloseTo(cameraAt("push", 1).figure.scale, 9);
});
