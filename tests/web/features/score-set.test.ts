import { expect, test } from "vitest";
import { SET_ADVICE } from "#schema/trainings/photo-set.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { faceAnalysis } from "#tests/support/web/face-analysis.ts";
import type { FaceAnalysis } from "#web/features/uploads/photo-check/photo-analysis.ts";
import { scoreSet } from "#web/features/uploads/photo-check/score-set.ts";

const LIGHT = faceAnalysis().light;
type Input = Partial<Omit<FaceAnalysis, "light"> & { light: Partial<FaceAnalysis["light"]> }>;
const face = ({ light, ...input }: Input = {}) => faceAnalysis({ ...input, light: { ...LIGHT, ...light } });

/** Ten photos with nothing missing. */
const FULL = [
  face({ yaw: -25 }),
  face({ yaw: 25 }),
  face({ pitch: 14, light: { level: -3 } }),
  face({ share: 0.5, light: { side: 1.5 } }),
  face({ share: 0.12, light: { warmth: 2.4 } }),
  ...Array.from({ length: 5 }, () => face()),
];

test("a set scores nothing for nothing and 100 when nothing is missing, and never falls when a photo is added", () => {
  const scores = [...FULL.keys(), FULL.length].map((count) => scoreSet(FULL.slice(0, count)).score);
  expect([scores[0], scores.at(-1)]).toEqual([0, 100]);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(scoreSet(FULL).lines.map(({ share }) => share)).toEqual([1, 1, 1, 1]);
});

test("twenty of the same are worth less than ten of all kinds", () => {
  const same = Array.from({ length: TRAINING_PHOTOS.max }, () => face());
  expect(scoreSet(same).score).toBeLessThan(70);
});

const { angles, light, distance } = SET_ADVICE;
test.each([
  ["angles", [face({ yaw: 30 })], angles.noFront],
  ["angles", [face(), face()], angles.onlyFront],
  ["angles", [face(), face({ yaw: 20 })], angles.oneSide],
  ["angles", [face(), face({ yaw: 20 }), face({ yaw: -20 })], angles.level],
  ["light", [face(), face()], light.one],
  ["light", [face(), face({ light: { side: 1.2 } })], light.two],
  ["distance", [face({ share: 0.5 })], distance.noWide],
  ["distance", [face({ share: 0.1 })], distance.noClose],
  ["number", [face()], "1 photo. 9 more would help."],
  ["number", FULL, "10 photos. You can train with up to 20."],
])("what is missing of the %s is said in the order one would mend it (%#)", (part, faces, text) => {
  expect(scoreSet(faces).lines.find((line) => line.part === part)?.text).toBe(text);
});
