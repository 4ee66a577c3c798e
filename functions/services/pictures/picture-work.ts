import type * as z from "zod";
import type { Statement } from "#db/client.ts";
import { selectModel } from "#db/queries/models/trainings.ts";
import { requireSource, selectSource } from "#db/queries/pictures/edit-sources.ts";
import { requireTraining } from "#db/queries/pictures/pictures.ts";
import { BASE_MODELS } from "#schema/operations/base-models.ts";
import { faceReference } from "#schema/operations/face-reference.ts";
import type { OperationName } from "#schema/operations/index.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import type { createPicturesInput, ReferenceImageOptions } from "#schema/pictures/pictures.ts";
import { freePrompt } from "#schema/prompts/free-prompt.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { requirePublicWords } from "../safety/require-public-words.ts";
import { requireModel } from "../trainings/require-model.ts";

type Input = z.output<typeof createPicturesInput>;

/** What a request of pictures asks of the engine, and what of it is kept with each picture. */
interface PictureWork {
  operation: OperationName;
  options: Record<string, unknown>;
  inputs: { role: string; key: string }[];
  /** Abort where what it works on was deleted meanwhile. */
  guards: Statement[];
  columns: {
    trainingId?: string;
    modelStrength?: number;
    uploadedImageId?: string;
    referenceImageOptions?: ReferenceImageOptions;
    negativePrompt?: string;
  };
}

/** By whom the picture shows: a trained model's person, the person on a photo, or nobody in particular. */
export function operationOf({
  trainingId,
  face,
  baseModel,
}: Pick<Input, "trainingId" | "face" | "baseModel">) {
  if (trainingId !== null) return portrait;
  return face ? faceReference : BASE_MODELS[baseModel];
}

/** Reads what the request works on; throws NOT_FOUND where it is not this person's, or not there. */
export async function findPictureWork(ctx: ActorCtx, input: Input): Promise<PictureWork> {
  const { userId } = ctx.actor;
  const { db } = ctx.deps;
  const { trainingId, face, prompt, negativePrompt } = input;
  const { width, height } = ASPECTS[input.aspect];
  const operation = operationOf(input).name;
  if (trainingId !== null) {
    const [models] = await readAs(ctx, selectModel(db, { trainingId, userId }));
    const model = requireModel(models[0]);
    if (model.isPublic) await requirePublicWords(ctx, input);
    const { strength } = input;
    return {
      operation,
      options: { prompt: freePrompt(prompt, model), width, height, strength },
      inputs: [{ role: "model", key: model.key }],
      guards: requireTraining({ userId, id: trainingId }),
      columns: { trainingId, modelStrength: strength },
    };
  }
  if (face) {
    const source = { kind: "upload", id: face.uploadedImageId, position: 0 } as const;
    const [[photo]] = await readAs(ctx, selectSource(db, { userId, source }));
    if (!photo?.key) throw new AppError("NOT_FOUND");
    const { strength, keep } = face;
    return {
      operation,
      options: { prompt, negativePrompt, width, height, strength, keep },
      inputs: [{ role: "face", key: photo.key }],
      guards: [requireSource({ userId, source })],
      columns: {
        uploadedImageId: face.uploadedImageId,
        referenceImageOptions: { kind: "FACE", strength, keep },
        negativePrompt,
      },
    };
  }
  return {
    operation,
    options: { prompt, negativePrompt, width, height },
    inputs: [],
    guards: [],
    columns: negativePrompt ? { negativePrompt } : {},
  };
}
