import * as z from "zod";
import { FACE_CONSENT_VERSIONS } from "../accounts/consent.ts";
import { READABLE } from "../readable.ts";

export const GENDER_OR_CATEGORY = ["MAN", "WOMAN", "NEUTRAL"] as const;
export type GenderOrCategory = (typeof GENDER_OR_CATEGORY)[number];

export const TRAINING_STATUS = ["PENDING", "TRAINING", "COMPLETED", "FAILED"] as const;
export type TrainingStatus = (typeof TRAINING_STATUS)[number];

/**
 * How many photos a training takes; below `advised` the pages warn, the provider's own minimum is `TRAIN_MIN_PHOTOS`.
 * `minSide` is the shorter side a photo needs to be worth uploading, in pixels.
 */
export const TRAINING_PHOTOS = { min: 1, advised: 10, max: 20, minSide: 410 } as const;

/** Photos one can lay out to choose from. */
export const MAX_LISTED_PHOTOS = TRAINING_PHOTOS.max * 3;

/** `{{object_type}}` in a prompt: the noun for the person. */
export const OBJECT_TYPE: Record<GenderOrCategory, string> = {
  MAN: "man",
  WOMAN: "woman",
  NEUTRAL: "person",
};

export const trainingName = z
  .string()
  .trim()
  .min(1, "Please enter a name.")
  .regex(READABLE, "Use letters or numbers in the name.")
  .max(60, "Keep the name under 60 characters.");

export const startTrainingInput = z.object({
  /** Made by the client once per attempt; repeating it returns the training it already started. */
  requestKey: z.uuid(),
  name: trainingName,
  genderOrCategory: z.enum(GENDER_OR_CATEGORY, { error: "Choose man, woman or neutral." }),
  uploadIds: z
    .array(z.string().min(1).max(64))
    .min(TRAINING_PHOTOS.min, "Add at least one photo.")
    .max(TRAINING_PHOTOS.max, `Use at most ${TRAINING_PHOTOS.max} photos.`)
    .refine((ids) => new Set(ids).size === ids.length, "The same photo was added twice. Remove one of them."),
  /**
   * Those of them that the person has seen checked and wants used: the trainer leaves none of them out that has a
   * face in it.
   */
  checkedIds: z.array(z.string().min(1).max(64)).max(TRAINING_PHOTOS.max).default([]),
  /** Adults only, own likeness or permission: without it nothing starts. */
  consent: z.literal(true, {
    error:
      "Please confirm that this is you, or that you have the person's permission, and that they are an adult.",
  }),
  /** The text by which the face may be learned, where its box was ticked. */
  faceConsent: z
    .enum(FACE_CONSENT_VERSIONS, { error: "Reload the page and read what you agree to again." })
    .optional(),
  keepPhotos: z.boolean().default(false),
  /** A pack to make with the model as soon as it is ready; it is paid when it begins. */
  order: z.object({ themeSlug: z.string().min(1).max(64), packSlug: z.string().min(1).max(64) }).optional(),
});

const trainingId = z.string().min(1).max(64);
export const renameTrainingInput = z.object({ id: trainingId, name: trainingName });
/** The same photos and settings once more; the same key again is the same attempt. */
export const retryTrainingInput = z.object({ id: trainingId, requestKey: z.uuid() });
/** `pictures`: what was made with the model goes to the trash too. */
export const deleteTrainingInput = z.object({ id: trainingId, pictures: z.boolean().default(false) });

export type StartTrainingInput = z.input<typeof startTrainingInput>;

/** What the trainer says of one photo. */
export const photoReport = z.object({
  name: z.string(),
  accepted: z.boolean(),
  code: z.string().optional(),
  message: z.string().optional(),
  warnings: z.array(z.string()).optional(),
});
export type PhotoReport = z.infer<typeof photoReport>;
