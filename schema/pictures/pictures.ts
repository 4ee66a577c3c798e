import * as z from "zod";
import { LIKENESS_CONSENT_VERSIONS } from "../accounts/consent.ts";
import type { JobFailureCode } from "../errors/job-failures.ts";
import { id } from "../ids.ts";
import type { WorkStatus } from "../jobs.ts";
import { PROMPT_LENGTH } from "../limits.ts";
import { BASE_MODEL_NAMES, type BaseModel } from "../operations/base-models.ts";
import { FACE_KEEPS, type FaceKeep, faceReference } from "../operations/face-reference.ts";
import { ASPECT_NAMES, type Aspect } from "./aspects.ts";
import type { GenerationView } from "./generation.ts";

/** How many pictures one request may ask for. */
export const PICTURE_COUNT = { min: 1, max: 4 } as const;

/** How strongly the trained model shows, as the provider scales it: below, the face fades; above, everything else does. */
export const STRENGTH = { min: 0.6, max: 1.2, step: 0.05, usual: 1 } as const;

/** The same seed, words and settings give the same pictures. Fits the provider's and every database's integers. */
export const MAX_SEED = 2 ** 31 - 1;

const TOO_LONG = `Keep the description under ${PROMPT_LENGTH.max} characters.`;

export const promptText = z
  .string()
  .trim()
  .min(PROMPT_LENGTH.min, "Describe the picture in a few words.")
  .max(PROMPT_LENGTH.max, TOO_LONG);

export const seedNumber = z
  .number({ error: "A seed is a whole number." })
  .int("A seed is a whole number.")
  .min(0, "A seed is not below zero.")
  .max(MAX_SEED, `A seed is at most ${MAX_SEED}.`);

/** How a photo stands for the person in a picture; below, the face fades, above, the words do. */
export const FACE_STRENGTH = { min: 0.5, max: 1.2, step: 0.05, usual: 1 } as const;
/** Kept with a picture that was made with a photo. */
export interface ReferenceImageOptions {
  kind: "FACE";
  strength: number;
  /** Left out where it could not be chosen yet: the whole face. */
  keep?: FaceKeep;
}

export const createPicturesInput = z
  .object({
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
    /** What makes it where neither a model nor a face takes part. */
    baseModel: z.enum(BASE_MODEL_NAMES).default("flux-dev"),
    /** What is not wanted in it. */
    negativePrompt: z.string().trim().max(PROMPT_LENGTH.max, TOO_LONG).default(""),
    /** A photo whose face the picture shows, in the place of a model. */
    face: z
      .object({
        uploadedImageId: id,
        strength: z.number().min(FACE_STRENGTH.min).max(FACE_STRENGTH.max).default(FACE_STRENGTH.usual),
        keep: z.enum(FACE_KEEPS).default("face"),
      })
      .nullable()
      .default(null),
    /** The text by which everybody shown has agreed, where its box was ticked. */
    consent: z
      .enum(LIKENESS_CONSENT_VERSIONS, { error: "Reload the page and read what you agree to again." })
      .optional(),
  })
  .superRefine(({ trainingId, face, count, baseModel, negativePrompt }, context) => {
    const add = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (face && trainingId !== null) add("face", "Choose a model or a photo of a face, not both.");
    if (face && count > (faceReference.maxOutputs ?? PICTURE_COUNT.max))
      add("count", "With a photo, one picture is made at a time.");
    const takesNegative = face !== null || (trainingId === null && baseModel === "sdxl");
    if (negativePrompt && !takesNegative)
      add("negativePrompt", "This model takes no words for what you don't want.");
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
  /** What made it; null with a model or a face. */
  baseModel: BaseModel | null;
  negativePrompt: string;
  /** The photo whose face it shows, null in it once that was deleted; null: none took part. */
  face: { uploadedImageId: string | null; strength: number; keep: FaceKeep } | null;
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
