import { findTraining } from "#db/queries/models/trainings.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import { parsePhotoFileName } from "#schema/trainings/photo-check.ts";
import type { TrainingView } from "#schema/trainings/training-view.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { focusOf } from "../media/focus-of.ts";
import { readAs } from "../read-as.ts";
import { readSamples } from "./public-models.ts";

export async function getTraining({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<TrainingView> {
  const { userId } = ctx.actor;
  const [{ training, photos }] = await readAs(ctx, findTraining(ctx.deps.db, { userId, id: input.id }));
  if (!training) throw new AppError("NOT_FOUND");
  return {
    id: training.id,
    name: training.name,
    status: training.status,
    genderOrCategory: training.genderOrCategory,
    photos: photos.map(({ id, url, ...row }) => ({ id, url, focus: focusOf(row) })),
    report: training.logs?.map((photo) => ({ ...photo, name: givenName(photo.name, photos) })) ?? null,
    failure: training.error as JobFailureCode | null,
    keepPhotos: training.keepPhotos,
    isVirtual: training.isVirtual,
    isPublic: training.isPublic,
    samples: readSamples(training.samples),
    personId: training.personId,
    order: orderOf(training),
    createdAt: training.createdAt,
  };
}

function orderOf({
  orderedPackId,
  packId,
}: {
  orderedPackId: string | null;
  packId: string | null;
}): TrainingView["order"] {
  if (packId !== null) return { packId };
  if (orderedPackId === null) return null;
  const [themeSlug = "", packSlug = ""] = orderedPackId.split("/");
  return { themeSlug, packSlug, packId };
}

/** The trainer names photos as the zip did, by position; people know them by the names they gave. */
function givenName(zipName: string, photos: { name: string; position: number }[]): string {
  const position = parsePhotoFileName(zipName)?.position;
  return photos.find((photo) => photo.position === position)?.name ?? zipName;
}
