import { BASE_MODEL_NAMES, BASE_MODELS, type BaseModel } from "#schema/operations/base-models.ts";
import { faceReference } from "#schema/operations/face-reference.ts";
import { type Engine, isOffered } from "#schema/operations/operation.ts";
import { portrait } from "#schema/operations/portrait.ts";

/** The choice of a photo of a face in the place of a model. */
export const FACE_MODEL = "face";
/** The usual choice of a picture of nobody in particular. */
export const NO_MODEL: BaseModel = "flux-dev";

export const BASE_MODEL_LABELS: Record<BaseModel, string> = {
  "flux-dev": "FLUX dev",
  "flux-schnell": "FLUX schnell, faster",
  sdxl: "SDXL",
};

/** What a picture can be made with here. */
export interface ModelChoices {
  /** Shared ones are somebody else's. */
  trainings: readonly { id: string; name: string; isShared?: boolean }[];
  face: boolean;
  base: readonly BaseModel[];
}

export const modelChoices = (trainings: ModelChoices["trainings"], engine: Engine): ModelChoices => ({
  trainings,
  face: isOffered(faceReference, engine),
  base: BASE_MODEL_NAMES.filter((name) => isOffered(BASE_MODELS[name], engine)),
});

export const isBaseModel = (model: string): model is BaseModel => model in BASE_MODELS;

/** What was wanted where it can be had, else one's newest model, else whatever there is, others' models last; null: nothing. */
export function chooseModel(wanted: string | null, { trainings, face, base }: ModelChoices): string | null {
  const idsOf = (shared: boolean) =>
    trainings.filter(({ isShared = false }) => isShared === shared).map(({ id }) => id);
  const all = [...idsOf(false), ...base, ...(face ? [FACE_MODEL] : []), ...idsOf(true)];
  return all.find((model) => model === wanted) ?? all[0] ?? null;
}

/** The operation that makes it. */
export function operationFor(model: string) {
  if (model === FACE_MODEL) return faceReference;
  return isBaseModel(model) ? BASE_MODELS[model] : portrait;
}

/** Whether it can be told what is not wanted. */
export const takesNegative = (model: string): boolean => model === FACE_MODEL || model === "sdxl";

/** How many pictures it makes of those that are wanted. */
export const countWith = (model: string, wanted: number): number =>
  Math.min(wanted, model === FACE_MODEL ? (faceReference.maxOutputs ?? wanted) : wanted);
