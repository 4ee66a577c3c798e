import type * as z from "zod";
import { findTrainingByRequest } from "#db/queries/models/trainings.ts";
import {
  trainPerson as photosOf,
  requireFace,
  requireIdlePerson,
  requireNoModel,
} from "#db/queries/models/virtual-people-changes.ts";
import { TRAIN_MIN_PHOTOS, trainModel } from "#schema/operations/train-model.ts";
import type { trainPersonInput } from "#schema/virtual-people/virtual-people.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { requireOffered } from "../offer.ts";
import { chargeTraining } from "../trainings/charge-training.ts";
import { findOwn, referenceSet } from "./find-own.ts";
import { requireUnlike } from "./require-unlike.ts";

/** Charges and starts a training of the chosen face and its views; what comes of it is a model like any other, marked as nobody's. */
export async function trainPerson({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof trainPersonInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { id: personId, requestKey } = input;
  const found = await findOwn(ctx, personId);
  requireOffered(deps, trainModel);
  const set = referenceSet(found);
  const pictures = set ? [set.face, ...set.views] : [];
  if (!set || pictures.length < TRAIN_MIN_PHOTOS) {
    // some may have been deleted since the same request was made
    const begun = await findTrainingByRequest(deps.db, userId, requestKey);
    if (begun === null) throw new AppError(set ? "TOO_FEW_PHOTOS" : "CONFLICT");
    return { id: begun };
  }
  const compared = requireUnlike(ctx, personId, input.comparison);

  const id = crypto.randomUUID();
  const photos = await Promise.all(pictures.map((picture) => photoOf(ctx, picture)));
  const { name, genderOrCategory } = found.person;
  return chargeTraining(ctx, {
    row: {
      id,
      name,
      genderOrCategory,
      isVirtual: true,
      // they are pictures of the library, which stay there anyway
      keepPhotos: true,
      // nobody's face is learned
      consentVersion: null,
      requestKey,
      orderedPackId: null,
      retryCount: 0,
    },
    before: [
      ...requireIdlePerson({ userId, id: personId }),
      requireNoModel(personId),
      requireFace({ id: personId, faceId: set.face.id }),
      ...compared,
    ],
    statements: photosOf({ id: personId, trainingId: id, photos }),
    errors: { still_busy: "PERSON_BUSY" },
    now: deps.now(),
  });
}

/** What a zip must know of a picture before it sends it: how large it is, and what. */
async function photoOf({ deps }: ActorCtx, picture: { id: string; key: string | null; view: string | null }) {
  const object = picture.key && (await deps.storage.get(picture.key, "bytes=0-0"));
  if (!object) throw new AppError("UPLOADS_MISSING");
  await object.body.cancel();
  const { size, contentType: mimeType } = object;
  return { generationId: picture.id, name: picture.view ?? "face", size, mimeType };
}
