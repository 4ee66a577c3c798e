import * as z from "zod";
import type { JobFailureCode } from "../errors.ts";
import type { WorkStatus } from "../jobs.ts";
import { PROMPT_LENGTH } from "../limits.ts";
import { ASPECT_NAMES, type Aspect } from "./aspects.ts";
import { type GenerationView, id } from "./generation.ts";

/** How many pictures one request may ask for. */
export const PICTURE_COUNT = { min: 1, max: 4 } as const;

/** How strongly the trained model shows, as the provider scales it: below, the face fades; above, everything else does. */
export const STRENGTH = { min: 0.6, max: 1.2, step: 0.05, usual: 1 } as const;

/** The same seed, words and settings give the same pictures. Fits the provider's and every database's integers. */
export const MAX_SEED = 2 ** 31 - 1;

export const promptText = z
  .string()
  .trim()
  .min(PROMPT_LENGTH.min, "Describe the picture in a few words.")
  .max(PROMPT_LENGTH.max, `Keep the description under ${PROMPT_LENGTH.max} characters.`);

export const seedNumber = z
  .number({ error: "A seed is a whole number." })
  .int("A seed is a whole number.")
  .min(0, "A seed is not below zero.")
  .max(MAX_SEED, `A seed is at most ${MAX_SEED}.`);

export const createPicturesInput = z.object({
  /** Made by the client once per attempt; repeating it returns the request it already started. */
  requestKey: z.uuid(),
  /** In the person's own words: "me on a beach at sunset". */
  prompt: promptText,
  /** Whose model; null makes a picture without one. */
  trainingId: id.nullable(),
  count: z.number().int().min(PICTURE_COUNT.min).max(PICTURE_COUNT.max),
  aspect: z.enum(ASPECT_NAMES),
  /** Null: a new one each time. */
  seed: seedNumber.nullable(),
  strength: z.number().min(STRENGTH.min).max(STRENGTH.max).default(STRENGTH.usual),
});

/** One frame of a request: a picture, one still to come, or one that never came. */
export type RequestedPicture =
  | { status: "COMPLETED"; picture: GenerationView }
  | { status: Exclude<WorkStatus, "COMPLETED">; picture: null };

/** A request as its owner sees it: what was asked, and what came of it. */
export interface PicturesView {
  id: string;
  /** The person's own words. */
  prompt: string;
  /** Null without a model, and once the training was deleted. */
  trainingId: string | null;
  trainingName: string | null;
  withModel: boolean;
  /** How many were asked for; pictures deleted since are missing from `pictures`. */
  count: number;
  aspect: Aspect;
  seed: number;
  strength: number;
  status: WorkStatus;
  failure: JobFailureCode | null;
  /** Credits of held-back pictures that did not come back. */
  keptCredits: number;
  pictures: RequestedPicture[];
  createdAt: Date;
}
