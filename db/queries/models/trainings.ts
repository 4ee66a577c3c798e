import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db, Statement } from "#db/client.ts";
import { isOpenJob } from "#db/job-state.ts";
import { combineReads } from "#db/read.ts";
import { uploadedImage } from "#db/tables/library/media.ts";
import { training, trainingUploadImage } from "#db/tables/work/training.ts";
import { insert, update } from "#db/write.ts";
import { CONSENT_LANGUAGE } from "#schema/accounts/consent.ts";
import type { PhotoReport } from "#schema/trainings/training.ts";
import { type Cursor, olderThan } from "../cursor.ts";
import { expectChange, requireThat } from "../guards.ts";
import { endOthersWork, SAMPLES } from "./public-models.ts";
import { dropPhotoFiles } from "./training-photos.ts";
import { openToAll } from "./usable-model.ts";

type NewTraining = Pick<
  typeof training.$inferInsert,
  | "id"
  | "userId"
  | "name"
  | "genderOrCategory"
  | "triggerWord"
  | "steps"
  | "imagesZipUrl"
  | "keepPhotos"
  | "chargeId"
  | "requestKey"
  | "orderedPackId"
  | "retryCount"
  | "isVirtual"
> & {
  /** The text by which the face may be learned; null where none was agreed to. */
  consentVersion: string | null;
  now: number;
};

/** A training without photos; its own follow in the same batch. */
export function insertTraining({ now, consentVersion, ...row }: NewTraining): Statement {
  return insert(training, {
    ...row,
    status: "PENDING",
    isPublic: false,
    consentedAt: new Date(now),
    consentVersion,
    consentLanguage: consentVersion === null ? null : CONSENT_LANGUAGE,
    createdAt: new Date(now),
  });
}

/** Photos of a training, taken from this person's uploads; aborts unless all of them are there. */
export function takeUploads({
  uploadIds,
  checkedIds,
  ...row
}: {
  /** Of the training. */
  id: string;
  userId: string;
  uploadIds: readonly string[];
  /** Those of them that the person has seen checked, and wants used. */
  checkedIds: readonly string[];
}): Statement[] {
  const marks = uploadIds.map(() => "?").join(", ");
  const checkedMarks = checkedIds.map(() => "?").join(", ");
  return expectChange(
    {
      sql: `INSERT INTO trainingUploadImage
              (id, url, key, name, size, mimeType, position, trainingId, checked, focusX, focusY, bareSkin)
            SELECT ? || '-' || id, url, key, name, size, mimeType,
              row_number() OVER (ORDER BY createdAt, id) - 1, ?,
              anyway IS 1 OR samePerson IS 1 OR id IN (${checkedMarks}), focusX, focusY, bareSkin
            FROM uploadedImage WHERE userId = ? AND id IN (${marks})`,
      args: [row.id, row.id, ...checkedIds, row.userId, ...uploadIds],
    },
    "uploads_missing",
    uploadIds.length,
  );
}

/** Aborts when this person already has `max` trainings at work. */
export function requireFewTrainings(userId: string, max: number): Statement {
  return requireThat(
    "training_limit",
    "(SELECT count(*) FROM training WHERE userId = ? AND status IN ('PENDING', 'TRAINING')) < ?",
    [userId, max],
  );
}

export async function findTrainingByRequest(db: Db, userId: string, requestKey: string) {
  const [row] = await db.orm
    .select({ id: training.id })
    .from(training)
    .where(and(eq(training.userId, userId), eq(training.requestKey, requestKey)));
  return row?.id ?? null;
}

/** A pack that was ordered with a training has the training's id as its request key, so it is begun and paid once. */
const begunPack = sql<string | null>`(SELECT p.id FROM userGeneratedPack p
  WHERE p.userId = training.userId AND p.requestKey = training.id)`;

const personOf = sql<string | null>`(SELECT v.id FROM virtualPerson v WHERE v.trainingId = training.id)`;

export function findTraining(db: Db, { userId, id }: { userId: string; id: string }) {
  const one = db.orm
    .select({ ...getTableColumns(training), packId: begunPack, personId: personOf, samples: SAMPLES })
    .from(training)
    .where(and(eq(training.id, id), eq(training.userId, userId)));
  const photos = db.orm
    .select({
      id: trainingUploadImage.id,
      url: trainingUploadImage.url,
      name: trainingUploadImage.name,
      position: trainingUploadImage.position,
      focusX: trainingUploadImage.focusX,
      focusY: trainingUploadImage.focusY,
    })
    .from(trainingUploadImage)
    .innerJoin(training, eq(training.id, trainingUploadImage.trainingId))
    .where(and(eq(trainingUploadImage.trainingId, id), eq(training.userId, userId)))
    .orderBy(asc(trainingUploadImage.position));
  return combineReads([one, photos], ([[training = null], photos]) => ({ training, photos }));
}

export function listTrainings(db: Db, input: { userId: string; before: Cursor | null; limit: number }) {
  // asked per row of the page: a join over grouped photos would group everybody's
  const cover = sql<string | null>`(SELECT json_object('url', p.url, 'focusX', p.focusX, 'focusY', p.focusY)
    FROM trainingUploadImage p WHERE p.trainingId = training.id ORDER BY p.position LIMIT 1)`;
  const count = sql<number>`(SELECT count(*) FROM trainingUploadImage p WHERE p.trainingId = training.id)`;
  return db.orm
    .select({
      id: training.id,
      name: training.name,
      status: training.status,
      genderOrCategory: training.genderOrCategory,
      isVirtual: training.isVirtual,
      isPublic: training.isPublic,
      createdAt: training.createdAt,
      cover,
      photoCount: count,
    })
    .from(training)
    .where(and(eq(training.userId, input.userId), olderThan(training, input.before)))
    .orderBy(desc(training.createdAt), desc(training.id))
    .limit(input.limit + 1);
}

export function renameTraining(input: { userId: string; id: string; name: string }): Statement[] {
  return expectChange(
    {
      sql: "UPDATE training SET name = ? WHERE id = ? AND userId = ?",
      args: [input.name, input.id, input.userId],
    },
    "not_there",
  );
}

/** What was made with a model goes to the trash, whence it can be brought back. */
export function trashPicturesOf(input: { userId: string; id: string; now: number }): Statement {
  return {
    // one that never came has nothing to bring back
    sql: `UPDATE generation SET deletedAt = ? WHERE userId = ? AND trainingId = ? AND deletedAt IS NULL
          AND status = 'COMPLETED'`,
    args: [input.now, input.userId, input.id],
  };
}

/** A failed training whose photos are still there as they were uploaded, to be tried again. */
export function findForRetry(db: Db, { userId, id }: { userId: string; id: string }) {
  const one = db.orm
    .select({
      name: training.name,
      status: training.status,
      genderOrCategory: training.genderOrCategory,
      keepPhotos: training.keepPhotos,
      consentVersion: training.consentVersion,
      retryCount: training.retryCount,
      isVirtual: training.isVirtual,
    })
    .from(training)
    .where(and(eq(training.id, id), eq(training.userId, userId)));
  const photos = db.orm
    .select({ id: uploadedImage.id, checked: trainingUploadImage.checked })
    .from(trainingUploadImage)
    .innerJoin(
      uploadedImage,
      and(eq(uploadedImage.key, trainingUploadImage.key), eq(uploadedImage.userId, userId)),
    )
    .where(eq(trainingUploadImage.trainingId, id))
    .orderBy(asc(trainingUploadImage.position));
  return combineReads([one, photos], ([[failed = null], found]) => ({ failed, photos: found }));
}

/** Everything of a training goes, objects included; its pictures stay. Refused while its owner's work runs on it; what others have asked for ends. */
export function deleteTraining(input: { userId: string; id: string; now: number }): Statement[] {
  const { userId, id, now } = input;
  return [
    requireThat("not_there", "EXISTS (SELECT 1 FROM training WHERE id = ? AND userId = ?)", [id, userId]),
    requireThat(
      "still_busy",
      `NOT EXISTS (SELECT 1 FROM job WHERE ${isOpenJob()} AND subjectId IN
          (SELECT ? UNION ALL SELECT id FROM userGeneratedPack WHERE trainingId = ? AND userId = ?))
        AND NOT EXISTS (SELECT 1 FROM generation WHERE trainingId = ? AND userId = ? AND status IN ('PENDING', 'PROCESSING'))`,
      [id, id, userId, id, userId],
    ),
    endOthersWork(input),
    ...dropTrainings("(?)", [id], now),
  ];
}

/** Their rows, photos and files. Stands where it is known that they may go; `ids` is SQL, a list in brackets. */
export function dropTrainings(ids: string, args: (string | number)[], now: number): Statement[] {
  return [
    ...dropPhotoFiles(`t.trainingId IN ${ids}`, args, now),
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT k, ?
            FROM (SELECT loraUrl AS k FROM training WHERE id IN ${ids} UNION SELECT configUrl FROM training WHERE id IN ${ids})
            WHERE k IS NOT NULL`,
      args: [now, ...args, ...args],
    },
    // with the rows of their photos, by which `ids` may know them
    { sql: `DELETE FROM training WHERE id IN ${ids}`, args },
  ];
}

/** The end of a training that worked. */
export function completeTraining(input: {
  id: string;
  loraUrl: string;
  configUrl: string;
  photos: PhotoReport[] | null;
  now: number;
}): Statement {
  const { id, photos, now, ...files } = input;
  return update(
    training,
    { ...files, status: "COMPLETED", logs: photos, finishedAt: new Date(now) },
    eq(training.id, id),
  );
}

/** Of this person's own, or open to everybody. */
export const isUsable = (userId: string) =>
  sql`(${training.userId} = ${userId} OR ${sql.raw(openToAll("training"))})`;

/** What work with a trained model needs to know of it before it is charged. */
export function selectModel(db: Db, input: { trainingId: string; userId: string }) {
  return db.orm
    .select({
      status: training.status,
      genderOrCategory: training.genderOrCategory,
      triggerWord: training.triggerWord,
      loraUrl: training.loraUrl,
      isPublic: training.isPublic,
      isVirtual: training.isVirtual,
    })
    .from(training)
    .where(and(eq(training.id, input.trainingId), isUsable(input.userId)));
}
export type ModelRow = Awaited<ReturnType<typeof selectModel>>[number];
