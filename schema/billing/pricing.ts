import { IMAGES_PER_PACK } from "../catalogue/theme.ts";
import type { Cost, Engine, Operation, Size } from "../operations/operation.ts";
import { portrait } from "../operations/portrait.ts";
import { trainModel } from "../operations/train-model.ts";
import { ASPECTS, PACK_ASPECT } from "../pictures/aspects.ts";

/** The least a credit is ever sold for, in US dollars: no plan, pack or discount may go below. */
export const CREDIT_FLOOR_USD = 0.01;

/** What we charge over the provider's price, as a factor. */
export const MARGIN = 2;

/** Billed megapixels: 1024 × 1024 pixels each, started ones count whole. */
export function megapixels(width: number, height: number): number {
  return Math.ceil((width * height) / (1024 * 1024));
}

/** How often an operation's cost is asked for one output of this size, that lasts so long or speaks so many signs; started ones count whole. */
export function billedUnits(
  cost: Pick<Cost, "per">,
  { size, seconds, signs }: { size?: Size; seconds?: number; signs?: number } = {},
): number {
  if (cost.per === "thousand-signs") return Math.ceil((signs ?? 1) / 1000);
  if (cost.per === "second") return Math.ceil(seconds ?? 1);
  return cost.per === "megapixel" && size ? megapixels(size.width, size.height) : 1;
}

type Priced = Pick<Operation, "cost" | "embeddedCredits">;

/** Credits for `units` of an operation; null where it has no price on this engine, so it is not for sale. */
export function creditsFor(
  { cost, embeddedCredits }: Priced,
  units: number,
  engine: Engine = "provider",
): number | null {
  if (cost.usd === null) {
    return engine === "embedded" && embeddedCredits !== undefined ? embeddedCredits * units : null;
  }
  // rounded to a hundredth of a cent first, so that 0.07 / 0.01 is 7 and not 8
  const credits = Math.round(((cost.usd * units * MARGIN) / CREDIT_FLOOR_USD) * 100) / 100;
  return Math.ceil(credits);
}

function priced(operation: Priced & Pick<Operation, "endpoint">, units: number, engine?: Engine): number {
  const credits = creditsFor(operation, units, engine);
  if (credits === null) throw new Error(`${operation.endpoint} has no known cost`);
  return credits;
}

/** Credits for one picture of this size in pixels, by whichever operation makes it. */
export function pictureCredits(operation: Parameters<typeof priced>[0], size: Size, engine?: Engine): number {
  return priced(operation, billedUnits(operation.cost, { size }), engine);
}

/** Credits for a video that lasts so long. Null where it is not for sale. */
export function videoCredits(video: Priced, seconds: number, engine?: Engine): number | null {
  return creditsFor(video, billedUnits(video.cost, { seconds }), engine);
}

/** Credits for words of so many signs in somebody's voice. Null where it is not for sale. */
export function speechCredits(speech: Priced, signs: number, engine?: Engine): number | null {
  return creditsFor(speech, billedUnits(speech.cost, { signs }), engine);
}

export const TRAINING_CREDITS = priced(trainModel, 1);
/** In any shape: all cost the same. */
export const PACK_IMAGE_CREDITS = pictureCredits(portrait, ASPECTS[PACK_ASPECT]);
export const PACK_CREDITS = PACK_IMAGE_CREDITS * IMAGES_PER_PACK;

/** What a local installation gives a new account: a training and two packs. A deployed one sets its own, far lower. */
export const LOCAL_REGISTRATION_BONUS = TRAINING_CREDITS + 2 * PACK_CREDITS;
