import { describe, expect, test } from "vitest";
import { SET_ADVICE } from "#schema/trainings/photo-set.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { faceAnalysis } from "#tests/support/face-analysis.ts";
import type { FaceAnalysis } from "#web/features/uploads/photo-check/photo-analysis.ts";
import { scoreSet } from "#web/features/uploads/photo-check/score-set.ts";

const LIGHT = faceAnalysis().light;
type Input = Partial<Omit<FaceAnalysis, "light"> & { light: Partial<FaceAnalysis["light"]> }>;
const face = ({ light, ...input }: Input = {}) => faceAnalysis({ ...input, light: { ...LIGHT, ...light } });
const textOf = (faces: FaceAnalysis[], part: string) =>
  scoreSet(faces).lines.find((line) => line.part === part)?.text;

/** Ten photos with nothing missing. */
const FULL = [
  face({ yaw: -25 }),
  face({ yaw: 25 }),
  face({ pitch: 14, light: { level: -3 } }),
  face({ share: 0.5, light: { side: 1.5 } }),
  face({ share: 0.12, light: { warmth: 2.4 } }),
  ...Array.from({ length: 5 }, () => face()),
];

describe("the score", () => {
  test("is nothing for nothing and 100 when nothing is missing", () => {
    expect(scoreSet([]).score).toBe(0);
    expect(scoreSet(FULL)).toMatchObject({
      score: 100,
      lines: [{ share: 1 }, { share: 1 }, { share: 1 }, { share: 1 }],
    });
  });

  test("never falls when a photo is added", () => {
    let before = 0;
    for (let count = 1; count <= FULL.length; count++) {
      const { score } = scoreSet(FULL.slice(0, count));
      expect(score).toBeGreaterThanOrEqual(before);
      before = score;
    }
  });

  test("twenty of the same are worth less than ten of all kinds", () => {
    const same = Array.from({ length: TRAINING_PHOTOS.max }, () => face());
    expect(scoreSet(same).score).toBeLessThan(70);
  });
});

describe("what is missing", () => {
  test("is said of the angles, in the order one would mend them", () => {
    expect(textOf([face({ yaw: 30 })], "angles")).toBe(SET_ADVICE.angles.noFront);
    expect(textOf([face(), face()], "angles")).toBe(SET_ADVICE.angles.onlyFront);
    expect(textOf([face(), face({ yaw: 20 })], "angles")).toBe(SET_ADVICE.angles.oneSide);
    expect(textOf([face(), face({ yaw: 20 }), face({ yaw: -20 })], "angles")).toBe(SET_ADVICE.angles.level);
  });

  test("is said of the light by how many kinds there are", () => {
    expect(textOf([face(), face()], "light")).toBe(SET_ADVICE.light.one);
    expect(textOf([face(), face({ light: { side: 1.2 } })], "light")).toBe(SET_ADVICE.light.two);
  });

  test("is said of the distance by what none shows", () => {
    expect(textOf([face({ share: 0.5 })], "distance")).toBe(SET_ADVICE.distance.noWide);
    expect(textOf([face({ share: 0.1 })], "distance")).toBe(SET_ADVICE.distance.noClose);
  });

  test("is said of the number until there are as many as advised", () => {
    expect(textOf([face()], "number")).toBe("1 photo. 9 more would help.");
    expect(textOf(FULL, "number")).toBe("10 photos. You can train with up to 20.");
  });
});
