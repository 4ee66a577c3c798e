import { expect, test } from "vitest";
import type { VideoView } from "#schema/videos/videos.ts";
import { againOf } from "#web/features/video-generator/again/make-again.ts";
import { afterOf, emptyDraft } from "#web/features/video-generator/draft.ts";
import { inputOf, planVideo } from "#web/features/video-generator/plan-video.ts";

const VIDEO: VideoView = {
  ...{ id: "v", type: "IMAGE_TO_VIDEO", model: "FRAMEPACK", quality: "LOW", prompt: "closer" },
  options: { prompt: "closer", seconds: 10, aspect: "16:9" },
  ...{
    trainingModel: null,
    trainingName: null,
    stillStatus: null,
    upscale: null,
    failure: null,
    keptCredits: 0,
  },
  isVirtual: false,
  words: null,
  inputs: [{ role: "image", url: "/media/a.jpg", source: { kind: "picture", id: "p", position: 0 } }],
  ...{ status: "COMPLETED", credits: 67, videoUrl: "/media/v.mp4", width: 854, height: 480, duration: 10 },
  ...{ seed: 7, favorite: false, createdAt: new Date(0) },
};
const FRAME = {
  source: { kind: "upload" as const, id: "u", position: 0 },
  ...{ url: "/media/u.png", width: 854, height: 480 },
};

test("the same again is of the same things with another seed, at the price of today", () => {
  expect(againOf(VIDEO, "embedded")).toEqual({
    credits: 67,
    input: {
      ...{
        type: "IMAGE_TO_VIDEO",
        model: "FRAMEPACK",
        quality: "LOW",
        trainingModel: null,
        seed: null,
        higherQuality: false,
      },
      inputs: { image: [{ kind: "picture", id: "p", position: 0 }] },
      options: VIDEO.options,
    },
  });
});

test("of what is gone, or is not made here, nothing is made again", () => {
  const gone = { ...VIDEO, inputs: [{ role: "image", url: null, source: null }] };
  expect(againOf(gone, "embedded")).toBeNull();
  expect(againOf({ ...VIDEO, model: "SEEDANCE" }, "embedded")).toBeNull();
  const ofModel = { ...VIDEO, type: "TEXT_TO_VIDEO", stillStatus: "COMPLETED" } as const;
  expect(againOf(ofModel, "embedded")).toBeNull();
  // a still is made anew
  expect(againOf({ ...ofModel, trainingModel: "me" }, "embedded")).toMatchObject({
    credits: 74,
    input: { inputs: {}, trainingModel: "me" },
  });
});

test("extending goes on from the last frame with the same words, and the last frame alone takes none along", () => {
  const extended = { ...emptyDraft(), ...afterOf(VIDEO, FRAME, true) };
  expect(extended).toMatchObject({
    ...{ type: "IMAGE_TO_VIDEO", model: "FRAMEPACK", quality: "LOW", prompt: "closer", seconds: 10 },
    ...{ pictures: [FRAME], keepSeed: false },
  });
  const input = inputOf(extended, planVideo(extended, "embedded"), crypto.randomUUID());
  expect(input).toMatchObject({
    inputs: { image: [FRAME.source] },
    options: { prompt: "closer", seconds: 10 },
  });
  const typed = { ...emptyDraft(), prompt: "mine" };
  expect({ ...typed, ...afterOf(VIDEO, FRAME, false) }).toMatchObject({ prompt: "mine", pictures: [FRAME] });
});

test("an end is sent only where the model takes one, and a changed video keeps its length", () => {
  const draft = { ...emptyDraft(), pictures: [FRAME], endPictures: [FRAME] };
  const key = crypto.randomUUID();
  const seedance = planVideo(draft, "provider");
  expect(seedance.takesEnd).toBe(true);
  expect(inputOf(draft, seedance, key).inputs).toHaveProperty("end");
  const framepack = { ...draft, model: "FRAMEPACK" as const };
  expect(inputOf(framepack, planVideo(framepack, "provider"), key).inputs).not.toHaveProperty("end");
  const video = {
    source: { kind: "video" as const, id: "v" },
    ...{ url: "/media/v.mp4", posterUrl: null, name: "x", width: 854, height: 480, duration: 4.2 },
  };
  const changed = {
    ...draft,
    type: "VIDEO_TO_VIDEO" as const,
    model: "KLING" as const,
    quality: "HIGH" as const,
    video,
  };
  const plan = planVideo(changed, "provider");
  expect(plan).toMatchObject({ seconds: 4.2, lengths: [], needsVideo: true });
  expect(inputOf(changed, plan, key).inputs).toEqual({ video: [video.source] });
});

test("a changed video made again costs by its own length, and one of another length than the model changes is not for sale", () => {
  const source = { kind: "video" as const, id: "v", position: 0 };
  const changed: VideoView = {
    ...VIDEO,
    ...{ type: "VIDEO_TO_VIDEO", model: "KLING", quality: "HIGH", duration: 10 },
    inputs: [{ role: "video", url: "/media/v.mp4", source }],
  };
  const ofLength = (duration: number) => ({
    ...emptyDraft(),
    ...{ type: "VIDEO_TO_VIDEO" as const, model: "KLING" as const, quality: "HIGH" as const },
    video: { source, url: "", posterUrl: null, name: "", width: 854, height: 480, duration },
  });
  const { credits } = planVideo(ofLength(10), "provider");
  expect(againOf(changed, "provider")?.credits).toBe(credits);
  expect(credits).toBeGreaterThan(planVideo(ofLength(3), "provider").credits!);
  for (const duration of [2.5, 15])
    expect(planVideo(ofLength(duration), "provider")).toMatchObject({
      reason: null,
      misfit: expect.stringMatching(/^Kling changes videos of 3 to 10 seconds/),
      credits: null,
    });
});
