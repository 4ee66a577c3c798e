import { IMAGES_PER_PACK } from "../catalogue/theme.ts";
import type { Operation } from "../operations/operation.ts";
import { portrait } from "../operations/portrait.ts";
import { trainModel } from "../operations/train-model.ts";
import { PACK_IMAGE } from "../pictures/generation.ts";

/** The least a credit is ever sold for, in US dollars: no plan, pack or discount may go below. */
export const CREDIT_FLOOR_USD = 0.01;

/** What we charge over the provider's price, as a factor. */
export const MARGIN = 2;

/** Billed megapixels: 1024 × 1024 pixels each, started ones count whole. */
export function megapixels(width: number, height: number): number {
  return Math.ceil((width * height) / (1024 * 1024));
}

/** Credits for `units` of an operation; null when its provider cost is unknown, so it is not for sale. */
export function creditsFor({ cost }: Pick<Operation, "cost">, units: number): number | null {
  if (cost.usd === null) return null;
  // rounded to a hundredth of a cent first, so that 0.07 / 0.01 is 7 and not 8
  const credits = Math.round(((cost.usd * units * MARGIN) / CREDIT_FLOOR_USD) * 100) / 100;
  return Math.ceil(credits);
}

type Priced = Pick<Operation, "cost" | "endpoint">;

function priced(operation: Priced, units: number): number {
  const credits = creditsFor(operation, units);
  if (credits === null) throw new Error(`${operation.endpoint} has no known cost`);
  return credits;
}

/** Credits for one picture of this size in pixels, by whichever operation makes it. */
export function pictureCredits(operation: Priced, size: { width: number; height: number }): number {
  return priced(operation, megapixels(size.width, size.height));
}

export const TRAINING_CREDITS = priced(trainModel, 1);
export const PACK_IMAGE_CREDITS = pictureCredits(portrait, PACK_IMAGE);
export const PACK_CREDITS = PACK_IMAGE_CREDITS * IMAGES_PER_PACK;

/** What a local installation gives a new account: a training and two packs. A deployed one sets its own, far lower. */
export const LOCAL_REGISTRATION_BONUS = TRAINING_CREDITS + 2 * PACK_CREDITS;
