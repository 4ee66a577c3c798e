import { and, eq, isNull, type SQLWrapper, sql } from "drizzle-orm";
import type { Db, Statement } from "#db/client.ts";
import { uploadedImage } from "#db/tables/library/media.ts";
import { imageToImageGeneration } from "#db/tables/work/edit.ts";
import { generation } from "#db/tables/work/generation.ts";
import { portrait } from "#schema/operations/portrait.ts";
import type { EditSource } from "#schema/pictures/edits.ts";
import type { Shown } from "#schema/prompts/shown-person.ts";
import { requireThat } from "../guards.ts";

/** Whom a picture shows; a model that was deleted since may have been open, or another's. */
const SHOWN = sql<Shown>`CASE
  WHEN (SELECT t.isPublic OR t.userId <> "generation"."userId" FROM training t WHERE t.id = "generation"."trainingId")
    THEN 'lent'
  WHEN "generation"."isVirtual" THEN 'invented'
  WHEN "generation"."referenceImageOptions" IS NOT NULL
    OR ("generation"."trainingId" IS NULL AND "generation"."modelId" = ${portrait.endpoint}) THEN 'somebody'
  ELSE 'own' END`;

/** The object of a picture to work on, with the words it was made from and whom it shows, as far as it is this person's and there. */
export function selectSource(db: Db, { userId, source }: { userId: string; source: EditSource }) {
  const { id } = source;
  switch (source.kind) {
    case "upload":
      return db.orm
        .select({
          key: sql<string | null>`${uploadedImage.key}`,
          width: uploadedImage.width,
          height: uploadedImage.height,
          prompt: sql<string>`''`,
          shows: sql<Shown>`'somebody'`,
        })
        .from(uploadedImage)
        .where(and(eq(uploadedImage.id, id), eq(uploadedImage.userId, userId)));
    case "picture":
      return db.orm
        .select({
          key: generation.imageUrl,
          width: generation.width,
          height: generation.height,
          prompt: generation.prompt,
          shows: SHOWN,
        })
        .from(generation)
        .where(
          and(
            eq(generation.id, id),
            eq(generation.userId, userId),
            eq(generation.status, "COMPLETED"),
            isNull(generation.deletedAt),
          ),
        );
    case "edit":
      return db.orm
        .select({
          key: pictureAt(imageToImageGeneration.imageUrls, sql`${source.position}`),
          width: imageToImageGeneration.width,
          height: imageToImageGeneration.height,
          prompt: imageToImageGeneration.prompt,
          shows: sql<Shown>`CASE WHEN ${imageToImageGeneration.isVirtual} THEN 'invented' ELSE 'somebody' END`,
        })
        .from(imageToImageGeneration)
        .where(
          and(
            eq(imageToImageGeneration.id, id),
            eq(imageToImageGeneration.userId, userId),
            eq(imageToImageGeneration.status, "COMPLETED"),
            isNull(imageToImageGeneration.deletedAt),
          ),
        );
  }
}

/** One of an edit's pictures; null where it has not so many. */
export const pictureAt = (urls: SQLWrapper, position: SQLWrapper) =>
  sql<string | null>`json_extract(${urls}, '$[' || CAST(${position} AS INTEGER) || ']')`;

/** SQL that a source is still this person's and there, by its kind; takes its id and theirs. */
const STILL_THERE: Readonly<Record<EditSource["kind"], string>> = {
  upload: "SELECT count(*) FROM uploadedImage WHERE id = ? AND userId = ?",
  picture: "SELECT count(*) FROM generation WHERE id = ? AND userId = ? AND deletedAt IS NULL",
  edit: "SELECT count(*) FROM imageToImageGeneration WHERE id = ? AND userId = ? AND deletedAt IS NULL",
};

/** Aborts where a picture to work on was deleted meanwhile. */
export function requireSource({ userId, source }: { userId: string; source: EditSource }): Statement {
  return requireThat("not_there", STILL_THERE[source.kind], [source.id, userId]);
}
