import * as z from "zod";
import { LIKENESS_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import { FACE_KEEPS } from "#schema/operations/face-reference.ts";
import { ASPECT_NAMES } from "#schema/pictures/aspects.ts";
import {
  type createPicturesInput,
  FACE_STRENGTH,
  PICTURE_COUNT,
  type PicturesView,
  STRENGTH,
} from "#schema/pictures/pictures.ts";
import { seedOf } from "#web/features/shared/picture-settings/seed.ts";
import { keptText, keptValue } from "#web/lib/storage.ts";
import { countWith, FACE_MODEL, isBaseModel, NO_MODEL, takesNegative } from "./models.ts";

const uploadedPhoto = z.object({
  source: z.object({ kind: z.literal("upload"), id: z.string(), position: z.number() }),
  url: z.string(),
  width: z.number(),
  height: z.number(),
});

/** What stands in the form. Whatever cannot be read of a kept one falls back to what a new one says. */
const draftShape = z.object({
  prompt: z.string().catch(""),
  /** A training's id, FACE_MODEL or a base model; null: the last one used. */
  model: z.string().nullable().catch(null),
  count: z.number().int().min(PICTURE_COUNT.min).max(PICTURE_COUNT.max).catch(PICTURE_COUNT.max),
  aspect: z.enum(ASPECT_NAMES).catch("portrait"),
  keepSeed: z.boolean().catch(false),
  /** As typed. */
  seed: z.string().catch(""),
  strength: z.number().min(STRENGTH.min).max(STRENGTH.max).catch(STRENGTH.usual),
  negativePrompt: z.string().catch(""),
  /** The photo whose face the picture shows, where one was chosen in the place of a model. */
  face: uploadedPhoto.nullable().catch(null),
  faceKeep: z.enum(FACE_KEEPS).catch("face"),
  faceStrength: z.number().min(FACE_STRENGTH.min).max(FACE_STRENGTH.max).catch(FACE_STRENGTH.usual),
});
export type GeneratorDraft = z.infer<typeof draftShape>;

const kept = keptValue("sessionStorage", "likeness.generator", (value) => draftShape.parse(value));
const model = keptText("localStorage", "likeness.generator.model");

/** What the person typed, kept in this tab through reloads and sign-ins; the model last used outlives the tab. */
export function readDraft(): GeneratorDraft {
  return kept.read() ?? draftShape.parse({});
}

export const writeDraft = (draft: GeneratorDraft): void => kept.write(draft);

export const lastModel = (): string | null => model.read();

export const rememberModel = (id: string): void => model.write(id);

/** The draft as it is sent, to be checked against its schema. */
export function inputOf(
  draft: GeneratorDraft,
  input: { requestKey: string; model: string; consent?: boolean },
): z.input<typeof createPicturesInput> {
  const { model } = input;
  return {
    requestKey: input.requestKey,
    prompt: draft.prompt,
    trainingId: model === FACE_MODEL || isBaseModel(model) ? null : model,
    count: countWith(model, draft.count),
    aspect: draft.aspect,
    seed: seedOf(draft),
    strength: draft.strength,
    ...(isBaseModel(model) && { baseModel: model }),
    ...(takesNegative(model) && { negativePrompt: draft.negativePrompt }),
    ...(model === FACE_MODEL &&
      draft.face && {
        face: { uploadedImageId: draft.face.source.id, strength: draft.faceStrength, keep: draft.faceKeep },
      }),
    ...(model === FACE_MODEL && input.consent && { consent: LIKENESS_CONSENT_VERSION }),
  };
}

/** A request's settings without its words; a model that is gone leaves the chosen one. */
export function settingsOf(request: PicturesView): Partial<GeneratorDraft> {
  return {
    ...(request.withModel
      ? request.trainingId !== null && { model: request.trainingId }
      : request.face
        ? { model: FACE_MODEL, faceStrength: request.face.strength, faceKeep: request.face.keep }
        : { model: request.baseModel ?? NO_MODEL }),
    ...(request.negativePrompt && { negativePrompt: request.negativePrompt }),
    count: request.count,
    aspect: request.aspect,
    keepSeed: true,
    seed: String(request.seed),
    strength: request.strength,
  };
}
