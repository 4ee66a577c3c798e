import { expect, test } from "vitest";
import { VIDEO_MODELS } from "#schema/operations/videos/video.ts";
import {
  judgeCell,
  modelChoices,
  nearestCell,
  qualityChoices,
  typeChoices,
} from "#web/features/video-generator/video-choices.ts";

const START = { type: "IMAGE_TO_VIDEO", model: "SEEDANCE", quality: "LOW" } as const;
const open = (choices: readonly { value: string; reason: string | null }[]) =>
  choices.filter(({ reason }) => reason === null).map(({ value }) => value);

test("what the built-in engine cannot make is not to be chosen and says why", () => {
  expect(open(typeChoices("embedded"))).toEqual(["IMAGE_TO_VIDEO"]);
  expect(open(modelChoices(START, "embedded"))).toEqual(["FRAMEPACK"]);
  expect(typeChoices("embedded").find(({ value }) => value === "TEXT_TO_VIDEO")?.reason).toMatch(/provider/);
  expect(typeChoices("embedded").find(({ value }) => value === "VIDEO_TO_VIDEO")?.reason).toMatch(/uploaded/);
});

test("with a provider everything is open but what is impossible, unsold, or needs an upload there is none of", () => {
  expect(open(typeChoices("provider"))).toEqual(["IMAGE_TO_VIDEO", "TEXT_TO_VIDEO"]);
  const models = modelChoices(START, "provider");
  expect(models.map(({ value }) => value).toSorted()).toEqual([...VIDEO_MODELS].toSorted());
  expect(models.filter(({ reason }) => reason).map(({ value }) => value)).toEqual(["OMNIHUMAN"]);
  expect(models.find(({ value }) => value === "OMNIHUMAN")?.reason).toMatch(/voice/);
  const qualities = qualityChoices({ ...START, model: "FRAMEPACK" }, "provider");
  expect(qualities.find(({ value }) => value === "HIGH")?.reason).toBe(
    "FramePack makes videos in low and medium quality only.",
  );
});

test("a choice that does not fit the others moves them to the nearest that can be made", () => {
  expect(nearestCell(START, "provider")).toEqual(START);
  expect(nearestCell(START, "embedded")).toEqual({ ...START, model: "FRAMEPACK" });
  const moved = nearestCell({ type: "TEXT_TO_VIDEO", model: "FRAMEPACK", quality: "HIGH" }, "provider");
  expect(moved).toMatchObject({ type: "TEXT_TO_VIDEO", quality: "HIGH" });
  expect("video" in judgeCell(moved, "provider")).toBe(true);
});
