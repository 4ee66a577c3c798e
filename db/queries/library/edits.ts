import { and, eq, isNull, sql } from "drizzle-orm";
import type { EditSource } from "#schema/pictures/edits.ts";
import type { Db, Statement } from "../../client.ts";
import { imageToImageGeneration, imageToImageInput } from "../../tables/edit.ts";
import { generation } from "../../tables/generation.ts";
import { job } from "../../tables/job.ts";
import { uploadedImage } from "../../tables/media.ts";
import { requireThat } from "../guards.ts";

/** The object of a picture that is to be changed, as far as it is this person's and there. */
export function selectSource(db: Db, { userId, source }: { userId: string; source: EditSource }) {
  const { id } = source;
  switch (source.kind) {
    case "upload":
      return db.orm
        .select({ key: uploadedImage.key, width: uploadedImage.width, height: uploadedImage.height })
        .from(uploadedImage)
        .where(and(eq(uploadedImage.id, id), eq(uploadedImage.userId, userId)));
    case "picture":
      return db.orm
        .select({
          key: sql<string>`${generation.imageUrl}`,
          width: generation.width,
          height: generation.height,
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
          key: sql<string>`json_extract(${imageToImageGeneration.imageUrls}, '$[0]')`,
          width: imageToImageGeneration.width,
          height: imageToImageGeneration.height,
        })
        .from(imageToImageGeneration)
        .where(
          and(
            eq(imageToImageGeneration.id, id),
            eq(imageToImageGeneration.userId, userId),
            eq(imageToImageGeneration.status, "COMPLETED"),
          ),
        );
  }
}

/** SQL that a source is still this person's and there, by its kind; takes its id and theirs. */
const STILL_THERE: Readonly<Record<EditSource["kind"], string>> = {
  upload: "SELECT count(*) FROM uploadedImage WHERE id = ? AND userId = ?",
  picture: "SELECT count(*) FROM generation WHERE id = ? AND userId = ? AND deletedAt IS NULL",
  edit: "SELECT count(*) FROM imageToImageGeneration WHERE id = ? AND userId = ?",
};

type NewEdit = Omit<typeof imageToImageGeneration.$inferInsert, "status" | "imageUrls">;

/** The picture to come and what it is made from; aborts where that was deleted meanwhile. Stands after the job. */
export function insertEdit(db: Db, { row, source }: { row: NewEdit; source: EditSource }): Statement[] {
  const { kind, id } = source;
  return [
    requireThat("not_there", STILL_THERE[kind], [id, row.userId]),
    db.orm.insert(imageToImageGeneration).values({ ...row, status: "PENDING" }),
    db.orm.insert(imageToImageInput).values({
      imageToImageGenerationId: row.id,
      position: 0,
      uploadedImageId: kind === "upload" ? id : null,
      generationId: kind === "picture" ? id : null,
      editId: kind === "edit" ? id : null,
    }),
  ];
}

/** An edit with how its job stands. */
export function findEdit(db: Db, { userId, id }: { userId: string; id: string }) {
  return db.orm
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
      status: imageToImageGeneration.status,
      failure: job.errorCode,
      keptCredits: sql<number>`coalesce(${job.kept}, 0) * ${job.creditsPerOutput}`,
      createdAt: imageToImageGeneration.createdAt,
    })
    .from(imageToImageGeneration)
    .innerJoin(job, eq(job.id, imageToImageGeneration.jobId))
    .where(and(eq(imageToImageGeneration.id, id), eq(imageToImageGeneration.userId, userId)));
}

/** The edit that waits for a job's picture. */
export async function findEditOfJob(db: Db, jobId: string) {
  return db.orm
    .select({ width: imageToImageGeneration.width, height: imageToImageGeneration.height })
    .from(imageToImageGeneration)
    .where(eq(imageToImageGeneration.jobId, jobId));
}

/** The pictures have arrived; the first says how large they are. */
export function completeEdit(args: {
  jobId: string;
  keys: readonly string[];
  width: number;
  height: number;
  seed: number;
}): Statement {
  return {
    sql: `UPDATE imageToImageGeneration SET status = 'COMPLETED', imageUrls = ?, width = ?, height = ?, seed = ?
          WHERE jobId = ?`,
    args: [JSON.stringify(args.keys), args.width, args.height, args.seed, args.jobId],
  };
}
