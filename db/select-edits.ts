import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.ts";
import { pictureAt } from "./queries/pictures/edit-sources.ts";
import { uploadedImage } from "./tables/library/media.ts";
import { imageToImageGeneration, imageToImageInput } from "./tables/work/edit.ts";
import { generation } from "./tables/work/generation.ts";
import { job } from "./tables/work/job.ts";

/** A person's edits that are not deleted. */
export const ownEdits = (userId: string) =>
  and(eq(imageToImageGeneration.userId, userId), isNull(imageToImageGeneration.deletedAt));

/** Edits with how their jobs stand; a copy adjusted on the device has none. */
export const selectEdits = (db: Db) =>
  db.orm
    .select({
      id: imageToImageGeneration.id,
      operation: imageToImageGeneration.operation,
      editType: imageToImageGeneration.editType,
      prompt: imageToImageGeneration.prompt,
      options: imageToImageGeneration.imageExtraOptions,
      imageUrls: imageToImageGeneration.imageUrls,
      width: imageToImageGeneration.width,
      height: imageToImageGeneration.height,
      seed: imageToImageGeneration.seed,
      favorite: imageToImageGeneration.favorite,
      isVirtual: imageToImageGeneration.isVirtual,
      status: imageToImageGeneration.status,
      failure: job.errorCode,
      keptCredits: sql<number>`coalesce(${job.kept} * ${job.creditsPerOutput}, 0)`,
      count: sql<number>`coalesce(${job.outputs}, 1)`,
      credits: sql<number>`coalesce(${job.creditsPerOutput} * ${job.outputs}, 0)`,
      createdAt: imageToImageGeneration.createdAt,
    })
    .from(imageToImageGeneration)
    .leftJoin(job, eq(job.id, imageToImageGeneration.jobId));

const earlier = alias(imageToImageGeneration, "earlier");

/** What edits were made from, in order, with the keys of what is still there. */
export const selectInputs = (db: Db) =>
  db.orm
    .select({
      editOf: imageToImageInput.imageToImageGenerationId,
      role: imageToImageInput.role,
      uploadId: imageToImageInput.uploadedImageId,
      generationId: imageToImageInput.generationId,
      editId: imageToImageInput.editId,
      position: imageToImageInput.editPosition,
      key: sql<string | null>`coalesce(${uploadedImage.key},
        CASE WHEN ${generation.deletedAt} IS NULL THEN ${generation.imageUrl} END,
        CASE WHEN ${earlier.deletedAt} IS NULL
          THEN ${pictureAt(earlier.imageUrls, imageToImageInput.editPosition)} END)`,
    })
    .from(imageToImageInput)
    .leftJoin(uploadedImage, eq(uploadedImage.id, imageToImageInput.uploadedImageId))
    .leftJoin(generation, eq(generation.id, imageToImageInput.generationId))
    .leftJoin(earlier, eq(earlier.id, imageToImageInput.editId));
