import { expect, test } from "vitest";
import { VIDEO_MODELS } from "#schema/operations/videos/video.ts";
import {
  canShowNobody,
  judgeCell,
  modelChoices,
  nearestCell,
  qualityChoices,
  typeChoices,
} from "#web/features/video-generator/video-choices.ts";

const START = { type: "IMAGE_TO_VIDEO", model: "SEEDANCE", quality: "LOW", trainingModel: null } as const;
const EMBEDDED = { engine: "embedded", trained: [] } as const;
const PROVIDER = { engine: "provider", trained: [] } as const;
const open = (choices: readonly { value: string; reason: string | null }[]) =>
  choices.filter(({ reason }) => reason === null).map(({ value }) => value);

test("what the built-in engine cannot make is not to be chosen and says why", () => {
  expect(open(typeChoices(EMBEDDED))).toEqual(["IMAGE_TO_VIDEO"]);
  expect(open(modelChoices(START, EMBEDDED))).toEqual(["FRAMEPACK"]);
  expect(typeChoices(EMBEDDED).find(({ value }) => value === "TEXT_TO_VIDEO")?.reason).toMatch(/provider/);
  expect(typeChoices(EMBEDDED).find(({ value }) => value === "VIDEO_TO_VIDEO")?.reason).toMatch(/provider/);
});

test("with a provider everything is open but what is impossible, unsold, or needs an upload there is none of", () => {
  expect(open(typeChoices(PROVIDER))).toEqual(["IMAGE_TO_VIDEO", "TEXT_TO_VIDEO", "VIDEO_TO_VIDEO"]);
  const models = modelChoices(START, PROVIDER);
  expect(models.map(({ value }) => value).toSorted()).toEqual([...VIDEO_MODELS].toSorted());
  expect(models.filter(({ reason }) => reason).map(({ value }) => value)).toEqual(["OMNIHUMAN"]);
  expect(models.find(({ value }) => value === "OMNIHUMAN")?.reason).toMatch(/voice/);
  const qualities = qualityChoices({ ...START, model: "FRAMEPACK" }, PROVIDER);
  expect(qualities.find(({ value }) => value === "HIGH")?.reason).toBe(
    "FramePack makes videos in low and medium quality only.",
  );
});

test("a choice that does not fit the others moves them to the nearest that can be made", () => {
  expect(nearestCell(START, PROVIDER)).toEqual(START);
  expect(nearestCell(START, EMBEDDED)).toEqual({ ...START, model: "FRAMEPACK" });
  const moved = nearestCell(
    { ...START, type: "TEXT_TO_VIDEO", model: "FRAMEPACK", quality: "HIGH" },
    PROVIDER,
  );
  expect(moved).toMatchObject({ type: "TEXT_TO_VIDEO", quality: "HIGH" });
  expect("video" in judgeCell(moved, "provider")).toBe(true);
});

test("a trained model opens videos from words wherever a still can be moved", () => {
  const withModel = { engine: "embedded", trained: ["me"] } as const;
  expect(open(typeChoices(withModel))).toEqual(["IMAGE_TO_VIDEO", "TEXT_TO_VIDEO"]);
  expect(canShowNobody(withModel)).toBe(false);
  expect(canShowNobody(PROVIDER)).toBe(true);
  const words = { ...START, type: "TEXT_TO_VIDEO" } as const;
  expect(nearestCell(words, withModel)).toEqual({ ...words, model: "FRAMEPACK", trainingModel: "me" });
  // a model is not carried along where nothing is made of it
  expect(
    nearestCell({ ...START, model: "FRAMEPACK", trainingModel: "me" }, withModel).trainingModel,
  ).toBeNull();
  const shown = { ...words, trainingModel: "me" };
  expect(open(modelChoices(shown, { ...PROVIDER, trained: ["me"] }))).not.toContain("OMNIHUMAN");
  expect(open(modelChoices(shown, { ...PROVIDER, trained: ["me"] }))).toContain("FRAMEPACK");
});
