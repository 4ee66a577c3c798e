import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db, Statement } from "#db/client.ts";
import { promptPack } from "#db/tables/catalogue.ts";
import { libraryItem } from "#db/tables/library/library.ts";
import { uploadedImage } from "#db/tables/library/media.ts";
import { imageToImageGeneration } from "#db/tables/work/edit.ts";
import { generation, userGeneratedPack } from "#db/tables/work/generation.ts";
import { job } from "#db/tables/work/job.ts";
import { training } from "#db/tables/work/training.ts";
import { videoGeneration } from "#db/tables/work/video.ts";
import { requireThat } from "../guards.ts";
import { itemColumns } from "../library/items.ts";

/** One picture with all that is known of how it was made. */
export function findGeneration(db: Db, input: { userId: string; id: string }) {
  return db.orm
    .select({
      ...itemColumns,
      prompt: sql<string>`coalesce(${generation.prompt}, ${imageToImageGeneration.prompt}, ${videoGeneration.prompt})`,
      strength: generation.modelStrength,
      trainingName: training.name,
      trainingOwner: training.userId,
      packName: userGeneratedPack.name,
      templates: promptPack.prompts,
      negativePrompt: generation.negativePrompt,
      reference: generation.referenceImageOptions,
      referenceKey: uploadedImage.key,
      credits: sql<number | null>`${job.creditsPerOutput}`,
    })
    .from(libraryItem)
    .leftJoin(generation, eq(generation.id, libraryItem.id))
    .leftJoin(imageToImageGeneration, eq(imageToImageGeneration.id, libraryItem.id))
    .leftJoin(videoGeneration, eq(videoGeneration.id, libraryItem.id))
    .leftJoin(uploadedImage, eq(uploadedImage.id, generation.uploadedImageId))
    .leftJoin(
      job,
      eq(
        job.id,
        sql`coalesce(${generation.jobId}, ${imageToImageGeneration.jobId}, ${videoGeneration.jobId})`,
      ),
    )
    .leftJoin(training, eq(training.id, libraryItem.trainingId))
    .leftJoin(userGeneratedPack, eq(userGeneratedPack.id, libraryItem.packId))
    .leftJoin(promptPack, eq(promptPack.id, libraryItem.promptPackId))
    .where(and(eq(libraryItem.id, input.id), shown(input.userId)));
}

/** Those of these pictures that are this person's and there, oldest first, with the keys of all that an edit made. */
export function findGenerations(db: Db, input: { userId: string; ids: readonly string[] }) {
  return db.orm
    .select({ ...itemColumns, editKeys: imageToImageGeneration.imageUrls })
    .from(libraryItem)
    .leftJoin(imageToImageGeneration, eq(imageToImageGeneration.id, libraryItem.id))
    .where(and(inArray(libraryItem.id, [...input.ids]), shown(input.userId)))
    .orderBy(asc(libraryItem.seq));
}

const shown = (userId: string) => and(eq(libraryItem.userId, userId), isNull(libraryItem.deletedAt));

/** What a picture or a video can be a row of. */
const TABLES = ["generation", "imageToImageGeneration", "videoGeneration"] as const;

const among = (ids: readonly string[]) => `id IN (${ids.map(() => "?").join(", ")})`;

/** Aborts unless all of them are pictures of one's own; those on their way cannot be touched. */
function requireOwn(input: { userId: string; ids: readonly string[] }, and = "1"): Statement {
  return requireThat(
    "not_there",
    `SELECT count(*) = ? FROM libraryItem WHERE userId = ? AND ${among(input.ids)} AND ${and}`,
    [new Set(input.ids).size, input.userId, ...input.ids],
  );
}

/** Sets a column of one's own pictures, whatever they are rows of. */
function setOwn(set: string, args: number[], input: { userId: string; ids: readonly string[] }): Statement[] {
  return TABLES.map((table) => ({
    sql: `UPDATE ${table} SET ${set} WHERE userId = ? AND status = 'COMPLETED' AND ${among(input.ids)}`,
    args: [...args, input.userId, ...input.ids],
  }));
}

/** All of them or none. */
export function setFavorites(input: {
  userId: string;
  ids: readonly string[];
  favorite: boolean;
}): Statement[] {
  return [requireOwn(input, "deletedAt IS NULL"), ...setOwn("favorite = ?", [input.favorite ? 1 : 0], input)];
}

/** Hides pictures, all of them or none; those already deleted stay so, with the time they had. */
export function deleteGenerations(input: {
  userId: string;
  ids: readonly string[];
  now: number;
}): Statement[] {
  return [requireOwn(input), ...setOwn("deletedAt = coalesce(deletedAt, ?)", [input.now], input)];
}

/** Brings back those that are not gone for good yet; they change as many rows as are there now. */
export function undeleteGenerations(input: { userId: string; ids: readonly string[] }): Statement[] {
  return setOwn("deletedAt = NULL", [], input);
}

export function insertGenerations(db: Db, rows: (typeof generation.$inferInsert)[]): Statement {
  return db.orm.insert(generation).values(rows);
}
