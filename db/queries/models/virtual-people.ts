import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { alias, union } from "drizzle-orm/sqlite-core";
import type { Db } from "#db/client.ts";
import { isOpenJob } from "#db/job-state.ts";
import { combineReads } from "#db/read.ts";
import { uploadedImage } from "#db/tables/library/media.ts";
import { generation } from "#db/tables/work/generation.ts";
import { job } from "#db/tables/work/job.ts";
import { training, trainingUploadImage } from "#db/tables/work/training.ts";
import { virtualPerson, virtualPersonPicture } from "#db/tables/work/virtual-person.ts";
import { type Cursor, newestFirst, olderThan } from "../cursor.ts";

const face = alias(generation, "face");

/** Views of the chosen face that are there. */
const VIEW_COUNT = sql<number>`(SELECT count(DISTINCT p.view) FROM virtualPersonPicture p
  JOIN generation g ON g.id = p.generationId AND g.status = 'COMPLETED' AND g.deletedAt IS NULL
  WHERE p.virtualPersonId = "virtualPerson"."id" AND p.faceId = "virtualPerson"."faceId")`;
const IS_AT_WORK = sql<boolean>`EXISTS (SELECT 1 FROM job j WHERE ${sql.raw(isOpenJob("j.status"))}
  AND j.subjectId IN ("virtualPerson"."id", "virtualPerson"."trainingId"))`.mapWith(Boolean);
/** Object key of the chosen face, else of the first there is. */
const COVER = sql<string | null>`coalesce("face"."imageUrl", (SELECT g.imageUrl FROM virtualPersonPicture p
  JOIN generation g ON g.id = p.generationId AND g.status = 'COMPLETED' AND g.deletedAt IS NULL
  WHERE p.virtualPersonId = "virtualPerson"."id" ORDER BY g.createdAt, g.id LIMIT 1))`;

const item = {
  id: virtualPerson.id,
  name: virtualPerson.name,
  genderOrCategory: virtualPerson.genderOrCategory,
  age: virtualPerson.age,
  createdAt: virtualPerson.createdAt,
  faceId: face.id,
  viewCount: VIEW_COUNT,
  isAtWork: IS_AT_WORK,
  cover: COVER,
  trainingStatus: training.status,
};

/** The chosen face as far as it is there: one in the trash is none. */
const chosen = and(eq(face.id, virtualPerson.faceId), eq(face.status, "COMPLETED"), isNull(face.deletedAt));

/** Somebody's virtual people, newest first, `limit` + 1 of them. */
export function listPeople(db: Db, input: { userId: string; before: Cursor | null; limit: number }) {
  return db.orm
    .select(item)
    .from(virtualPerson)
    .leftJoin(face, chosen)
    .leftJoin(training, eq(training.id, virtualPerson.trainingId))
    .where(and(eq(virtualPerson.userId, input.userId), olderThan(virtualPerson, input.before)))
    .orderBy(...newestFirst(virtualPerson))
    .limit(input.limit + 1);
}
export type PersonItemRow = Awaited<ReturnType<typeof listPeople>>[number];

/** One person with all its pictures, oldest first. */
export function findPerson(db: Db, { userId, id }: { userId: string; id: string }) {
  const own = and(eq(virtualPerson.id, id), eq(virtualPerson.userId, userId));
  const people = db.orm
    .select({
      ...item,
      look: virtualPerson.look,
      style: virtualPerson.style,
      words: virtualPerson.words,
      trainingId: training.id,
      trainingFailure: training.error,
      keptCredits: sql<number>`coalesce((SELECT sum(j.kept * j.creditsPerOutput) FROM job j
        WHERE j.subjectId = "virtualPerson"."id"), 0)`,
    })
    .from(virtualPerson)
    .leftJoin(face, chosen)
    .leftJoin(training, eq(training.id, virtualPerson.trainingId))
    .where(own);
  const pictures = db.orm
    .select({
      id: generation.id,
      key: generation.imageUrl,
      width: generation.width,
      height: generation.height,
      status: generation.status,
      failure: job.errorCode,
      view: virtualPersonPicture.view,
      faceId: virtualPersonPicture.faceId,
    })
    .from(virtualPersonPicture)
    .innerJoin(virtualPerson, eq(virtualPerson.id, virtualPersonPicture.virtualPersonId))
    .innerJoin(generation, eq(generation.id, virtualPersonPicture.generationId))
    .leftJoin(job, eq(job.id, generation.jobId))
    .where(and(own, isNull(generation.deletedAt)))
    .orderBy(asc(generation.createdAt), asc(generation.id));
  return combineReads([people, pictures], ([[person], pictures]) => (person ? { person, pictures } : null));
}
export type PersonRows = NonNullable<ReturnType<ReturnType<typeof findPerson>["combine"]>>;

/** Object keys of photos somebody added that are still kept, for whatever they were added: each may show a real person. */
export function listOwnPhotos(db: Db, userId: string) {
  const uploads = db.orm
    .select({ key: uploadedImage.key })
    .from(uploadedImage)
    .where(and(eq(uploadedImage.userId, userId), ne(uploadedImage.purpose, "MASK")));
  const learned = db.orm
    .select({ key: trainingUploadImage.key })
    .from(trainingUploadImage)
    .innerJoin(training, eq(training.id, trainingUploadImage.trainingId))
    .where(and(eq(training.userId, userId), eq(training.isVirtual, false)));
  return union(uploads, learned);
}

/** The person that a request began. */
export function findPersonByRequest(db: Db, input: { userId: string; requestKey: string }) {
  return db.orm
    .select({ id: virtualPerson.id })
    .from(virtualPerson)
    .where(and(eq(virtualPerson.userId, input.userId), eq(virtualPerson.requestKey, input.requestKey)));
}
