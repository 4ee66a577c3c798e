import { describe, expect, test } from "vitest";
import { CREDIT_FLOOR_USD, MARGIN, videoCredits } from "#schema/billing/pricing.ts";
import { PARSERS } from "#schema/operations/index.ts";
import { isOffered } from "#schema/operations/operation.ts";
import {
  VIDEO_ASPECTS,
  VIDEO_MODELS,
  VIDEO_QUALITIES,
  VIDEO_TYPES,
  type Video,
  videoSize,
} from "#schema/operations/videos/video.ts";
import { findVideo, VIDEOS } from "#schema/operations/videos/video-table.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import { sampleOptions } from "#tests/support/procedures/sample-options.ts";

const ALL: readonly Video[] = VIDEOS;
const CELLS = VIDEO_MODELS.flatMap((model) =>
  VIDEO_TYPES.flatMap((type) => VIDEO_QUALITIES.map((quality) => ({ model, type, quality }))),
);
const rule = rulesFor(ALL, ({ name }) => name);
const optionsOf = (video: Video) => video.options(PARSERS).parse(sampleOptions(video));
const lengthsOf = ({ seconds }: Video) => ("as" in seconds ? [seconds.min, seconds.max] : seconds);

describe("the table of videos", () => {
  test("says of each combination of model, type and quality what makes it or why nothing does", () => {
    const found = CELLS.map((cell) => [cell, findVideo(cell)] as const);
    expect(found).toHaveLength(54);
    const possible = found.filter(([, answer]) => "video" in answer);
    expect(possible).toHaveLength(ALL.length);
    for (const [cell, answer] of found) {
      if ("video" in answer) expect(answer.video).toMatchObject(cell);
      else expect(answer.impossible).toMatch(/^[A-Z].+\.$/);
    }
  });

  test("names each of them once", () => {
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
    expect(ALL.map(({ name }) => name)).toContain("kling-image_to_video-high");
  });

  test("has something for sale of each type", () => {
    const sold = new Set(ALL.filter((video) => isOffered(video, "provider")).map(({ type }) => type));
    expect([...sold].sort()).toEqual([...VIDEO_TYPES].sort());
  });
});

rule(
  "costs its price by the second with the margin, at every length, and is not sold where that is unknown",
  (video) => {
    expect(video.cost).toMatchObject({ per: "second", source: expect.stringMatching(/^fal\.ai\/models\//) });
    for (const seconds of lengthsOf(video)) {
      const credits = videoCredits(video, seconds);
      if (video.cost.usd === null) expect(credits).toBeNull();
      else
        expect(credits! * CREDIT_FLOOR_USD).toBeGreaterThanOrEqual(video.cost.usd * seconds * MARGIN - 1e-9);
    }
  },
);

rule("asks for all it is made from, and not without what it needs", (video) => {
  const inputs = Object.fromEntries(
    Object.keys(video.inputs).map((role) => [role, [`https://a.example/${role}`]]),
  );
  const sent = JSON.stringify(video.request({ options: optionsOf(video), inputs, count: 1, seed: 7 }));
  for (const [role, { min }] of Object.entries(video.inputs)) {
    expect(sent).toContain(`https://a.example/${role}`);
    const without = () =>
      video.request({ options: optionsOf(video), inputs: { ...inputs, [role]: [] }, count: 1, seed: 7 });
    if (min > 0) expect(without).toThrow("is missing");
    else expect(JSON.stringify(without())).not.toContain(`/${role}`);
  }
});

rule("is made from what its type says", ({ type, inputs }) => {
  expect("image" in inputs).toBe(type === "IMAGE_TO_VIDEO");
  expect("video" in inputs).toBe(type === "VIDEO_TO_VIDEO");
});

rule("takes the lengths and shapes it has, and refuses others in words", (video) => {
  const schema = video.options(PARSERS);
  const options = optionsOf(video);
  for (const seconds of lengthsOf(video))
    expect(schema.safeParse({ ...options, seconds }).success).toBe(true);
  for (const seconds of [0, 0.5, 61, 7200]) {
    const refused = schema.safeParse({ ...options, seconds });
    expect(refused.error?.issues[0]?.message).toMatch(/seconds/);
  }
  for (const aspect of VIDEO_ASPECTS) {
    const isTaken = video.aspects.length === 0 || video.aspects.includes(aspect);
    expect(schema.safeParse({ ...options, aspect }).success).toBe(isTaken);
  }
  expect(schema.parse(JSON.parse(JSON.stringify(options)))).toEqual(options);
});

rule("of a higher quality has no fewer lines than of a lower one", ({ model, type, quality, lines }) => {
  for (const lower of VIDEO_QUALITIES.slice(0, VIDEO_QUALITIES.indexOf(quality))) {
    const found = findVideo({ model, type, quality: lower });
    if ("video" in found) expect(lines).toBeGreaterThanOrEqual(found.video.lines);
  }
});

test("words are asked for, except where a voice says enough", () => {
  const wordless = ALL.filter((video) => video.options(PARSERS).safeParse({ prompt: "" }).success);
  expect(new Set(wordless.map(({ model }) => model))).toEqual(new Set(["OMNIHUMAN"]));
});

test("longer videos and started seconds cost more", () => {
  const found = findVideo({ model: "KLING", type: "IMAGE_TO_VIDEO", quality: "LOW" });
  if (!("video" in found)) throw new Error(found.impossible);
  expect([5, 10, 9.2].map((seconds) => videoCredits(found.video, seconds))).toEqual([42, 84, 84]);
});

test.each([
  [720, "16:9", 1280, 720],
  [1080, "9:16", 1080, 1920],
  [480, "16:9", 854, 480],
  [580, "1:1", 580, 580],
] as const)("%s lines in %s are %s × %s pixels", (lines, aspect, width, height) => {
  expect(videoSize(lines, aspect)).toEqual({ width, height });
});
