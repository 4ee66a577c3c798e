import * as z from "zod";
import { PUBLIC_MODEL_VERSIONS } from "../accounts/consent.ts";
import type { GenderOrCategory } from "./training.ts";

/** Pictures that show others what a public model makes. */
export const MAX_SAMPLES = 6;

/** Public models that are shown, the newest. */
export const MAX_LISTED_MODELS = 60;

const trainingId = z.string().min(1).max(64);

export const publishTrainingInput = z.object({
  id: trainingId,
  /** The text by which the owner says whose face it is: without it nothing is opened. */
  declaration: z.enum(PUBLIC_MODEL_VERSIONS, {
    error: "Please confirm whose face it is, and that others may use it.",
  }),
});

export const setSamplesInput = z.object({
  id: trainingId,
  /** Pictures made with the model, in order; none: no samples. */
  generationIds: z
    .array(z.string().min(1).max(64))
    .max(MAX_SAMPLES, `Choose up to ${MAX_SAMPLES} samples.`)
    .refine((ids) => new Set(ids).size === ids.length, "A picture is in it twice."),
});

/** A model that everybody signed in may use, as long as it stays open. */
export interface PublicModelView {
  id: string;
  name: string;
  genderOrCategory: GenderOrCategory;
  /** Of a person who does not exist. */
  isVirtual: boolean;
  isMine: boolean;
  samples: SampleView[];
}

/** A picture that shows what a model makes. */
export interface SampleView {
  id: string;
  url: string;
}
