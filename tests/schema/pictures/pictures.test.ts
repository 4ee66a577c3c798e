import { expect, test } from "vitest";
import { megapixels } from "#schema/billing/pricing.ts";
import { PROMPT_LENGTH } from "#schema/limits.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { ASPECT_NAMES, ASPECTS, aspectOf } from "#schema/pictures/aspects.ts";
import { createPicturesInput } from "#schema/pictures/pictures.ts";

test.each(ASPECT_NAMES)(
  "%s has the ratio it names, sides the provider takes, and one billed megapixel",
  (name) => {
    const { width, height, ratio } = ASPECTS[name];
    const [across, down] = ratio.split(":").map(Number) as [number, number];
    expect(width / height).toBe(across / down);
    expect([width % 16, height % 16]).toEqual([0, 0]);
    expect(megapixels(width, height)).toBe(1);
    expect(aspectOf({ width, height })).toBe(name);
    // a provider may round
    expect(aspectOf({ width: width - 16, height: height + 8 })).toBe(name);
  },
);

test("both operations are asked alike but for the model, and always with the safety check", () => {
  const options = { prompt: "x", width: 720, height: 1280 };
  const plain = textToImage.request({ options, inputs: {}, count: 2, seed: 3 });
  expect(plain).toMatchObject({ image_size: { width: 720, height: 1280 }, num_images: 2, seed: 3 });
  expect(plain.enable_safety_checker).toBe(true);
  const inputs = { model: ["u"] };
  expect(portrait.request({ options: { ...options, strength: 0.8 }, inputs, count: 2, seed: 3 })).toEqual({
    ...plain,
    loras: [{ path: "u", scale: 0.8 }],
  });
});

const input = {
  requestKey: "0b9f8a52-5b3e-4c76-9d4e-0d7f3b0f8a11",
  ...{ prompt: "me by the sea", trainingId: null, count: 1, aspect: "square", seed: null, strength: 1 },
};

test.each([
  { prompt: "  a " },
  { prompt: "x".repeat(PROMPT_LENGTH.max + 1) },
  { count: 0 },
  { count: 5 },
  { count: 1.5 },
  { aspect: "round" },
  { seed: -1 },
  { seed: 1.5 },
  { seed: 2 ** 31 },
  { strength: 0 },
  { strength: 2 },
  { requestKey: "x" },
])("%j is no request", (options) => {
  expect(createPicturesInput.safeParse(input).success).toBe(true);
  expect(createPicturesInput.safeParse({ ...input, ...options }).success).toBe(false);
});
