import { expect, test } from "vitest";
import {
  CREDIT_FLOOR_USD,
  creditsFor,
  LOCAL_REGISTRATION_BONUS,
  MARGIN,
  megapixels,
  PACK_CREDITS,
  PACK_IMAGE_CREDITS,
  pictureCredits,
  TRAINING_CREDITS,
} from "#schema/billing/pricing.ts";
import { cutOut } from "#schema/operations/cut-out.ts";
import { editByWords } from "#schema/operations/edit-by-words.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { upscale } from "#schema/operations/upscale.ts";

test("every price is a whole number of credits that covers the provider's cost with its margin", () => {
  const prices: [number, number][] = [
    [TRAINING_CREDITS, trainModel.cost.usd ?? Number.NaN],
    [PACK_IMAGE_CREDITS, portrait.cost.usd ?? Number.NaN],
    [PACK_CREDITS, (portrait.cost.usd ?? Number.NaN) * 20],
  ];
  for (const [credits, cost] of prices) {
    expect(Number.isInteger(credits)).toBe(true);
    expect(credits * CREDIT_FLOOR_USD).toBeGreaterThanOrEqual(cost * MARGIN - 1e-9);
    expect(credits * CREDIT_FLOOR_USD).toBeLessThan(cost * MARGIN * 1.5);
  }
});

test("prices neither lose nor gain a credit to the way computers count", () => {
  // 0.035 × 2 / 0.01 is 7.000000000000001 in floating point
  expect(PACK_IMAGE_CREDITS).toBe(7);
  expect(PACK_CREDITS).toBe(140);
  expect(TRAINING_CREDITS).toBe(400);
  expect(creditsFor({ cost: { ...trainModel.cost, usd: 0.001 } }, 1)).toBe(1);
  expect(creditsFor({ cost: { ...trainModel.cost, usd: 0 } }, 1)).toBe(0);
});

test("what has no known cost has no price, but where our own engine does it for one of its own", () => {
  const unknown = { cost: { ...trainModel.cost, usd: null } };
  expect([creditsFor(unknown, 1), creditsFor(unknown, 1, "embedded")]).toEqual([null, null]);
  const own = { ...unknown, embeddedCredits: 3 };
  expect([creditsFor(own, 2), creditsFor(own, 2, "embedded")]).toEqual([null, 6]);
  expect(pictureCredits(upscale, { width: 2048, height: 1536 }, "embedded")).toBe(3);
  expect(pictureCredits(cutOut, { width: 2048, height: 1536 }, "embedded")).toBe(2);
});

test("a known cost asks the same on either engine, and counts size only where the provider does", () => {
  expect(creditsFor({ cost: portrait.cost, embeddedCredits: 1 }, 1, "embedded")).toBe(PACK_IMAGE_CREDITS);
  expect(pictureCredits(editByWords, { width: 4096, height: 4096 })).toBe(8);
});

test("started megapixels count whole", () => {
  expect(megapixels(1024, 1024)).toBe(1);
  expect(megapixels(1025, 1024)).toBe(2);
  expect(megapixels(1, 1)).toBe(1);
});

test("the local bonus covers a training and two packs, and not a credit more", () => {
  expect(LOCAL_REGISTRATION_BONUS).toBe(TRAINING_CREDITS + 2 * PACK_CREDITS);
});
