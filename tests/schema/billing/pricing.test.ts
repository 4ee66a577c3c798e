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
import { editByWords } from "#schema/operations/edits/by-words/edit-by-words.ts";
import { upscale } from "#schema/operations/edits/upscale.ts";
import { isOffered } from "#schema/operations/operation.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";

test("whatever a person can press a button for covers its cost, at the size it is made in", () => {
  // the provider counts started megapixels
  const cost = ({ cost }: typeof portrait | typeof textToImage, size: { width: number; height: number }) =>
    (cost.usd ?? Number.NaN) * Math.ceil((size.width * size.height) / 2 ** 20);
  const actions: [what: string, credits: number, costUsd: number][] = [
    ["a training", TRAINING_CREDITS, trainModel.cost.usd ?? Number.NaN],
    ...Object.entries(ASPECTS).flatMap(([shape, size]): typeof actions => [
      [`a ${shape} pack`, PACK_CREDITS, 20 * cost(portrait, size)],
      [`a picture of a ${shape} pack`, PACK_IMAGE_CREDITS, cost(portrait, size)],
      [`a ${shape} portrait`, pictureCredits(portrait, size), cost(portrait, size)],
      [`a ${shape} picture`, pictureCredits(textToImage, size), cost(textToImage, size)],
    ]),
  ];
  const loses = actions.filter(([, credits, usd]) => !(credits * CREDIT_FLOOR_USD >= usd * MARGIN - 1e-9));
  expect(loses).toEqual([]);
});

test("prices neither lose nor gain a credit to the way computers count", () => {
  // 0.035 × 2 / 0.01 is 7.000000000000001 in floating point
  expect(PACK_IMAGE_CREDITS).toBe(7);
  expect(PACK_CREDITS).toBe(140);
  expect(TRAINING_CREDITS).toBe(400);
  expect(creditsFor({ cost: { ...trainModel.cost, usd: 0.001 } }, 1)).toBe(1);
  expect(creditsFor({ cost: { ...trainModel.cost, usd: 0 } }, 1)).toBe(0);
});

test("what has no known cost is not for sale, but where our own engine does it at a price of its own", () => {
  const unknown = { ...portrait, cost: { ...portrait.cost, usd: null } };
  const own = { ...unknown, embeddedCredits: 3 };
  for (const engine of ["provider", "embedded"] as const) {
    expect([creditsFor(unknown, 2, engine), isOffered(unknown, engine)]).toEqual([null, false]);
    const sold = engine === "embedded";
    expect([creditsFor(own, 2, engine), isOffered(own, engine)]).toEqual([sold ? 6 : null, sold]);
  }
  expect(creditsFor({ cost: portrait.cost, embeddedCredits: 1 }, 1, "embedded")).toBe(PACK_IMAGE_CREDITS);
});

test("started megapixels count whole, where the provider counts size", () => {
  expect([megapixels(1, 1), megapixels(1024, 1024), megapixels(1025, 1024)]).toEqual([1, 1, 2]);
  expect(pictureCredits(portrait, { width: 1536, height: 1024 })).toBe(2 * PACK_IMAGE_CREDITS);
  expect(pictureCredits(upscale, { width: 4096, height: 4096 })).toBe(4);
  expect(pictureCredits(editByWords, { width: 4096, height: 4096 })).toBe(6);
});

test("the local bonus covers a training and two packs, and not a credit more", () => {
  expect(LOCAL_REGISTRATION_BONUS).toBe(680);
});
