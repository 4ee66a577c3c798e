import type { Statement } from "#db/client.ts";
import { isOpenJob } from "#db/job-state.ts";
import { virtualPerson, virtualPersonPicture } from "#db/tables/work/virtual-person.ts";
import { insert } from "#db/write.ts";
import { expectChange, requireThat } from "../guards.ts";

type NewPerson = Pick<
  typeof virtualPerson.$inferInsert,
  | "id"
  | "name"
  | "userId"
  | "genderOrCategory"
  | "age"
  | "look"
  | "style"
  | "words"
  | "requestKey"
  | "createdAt"
>;

/** A person of whom nothing is there yet; aborts where their owner has `max` of them. */
export function insertPerson(row: NewPerson, max: number): Statement[] {
  return [
    requireThat("library_limit", "(SELECT count(*) FROM virtualPerson WHERE userId = ?) < ?", [
      row.userId,
      max,
    ]),
    insert(virtualPerson, row),
  ];
}

/** Aborts unless the person is this account's and nothing of them is being made. */
export function requireIdlePerson({ userId, id }: { userId: string; id: string }): Statement[] {
  return [
    requireThat("not_there", "EXISTS (SELECT 1 FROM virtualPerson WHERE id = ? AND userId = ?)", [
      id,
      userId,
    ]),
    requireThat(
      "still_busy",
      `NOT EXISTS (SELECT 1 FROM job WHERE ${isOpenJob()} AND subjectId IN
        (SELECT ? UNION ALL SELECT trainingId FROM virtualPerson WHERE id = ?))`,
      [id, id],
    ),
  ];
}

/** Aborts where the person has a model that works: it would then be another's. */
export const requireNoModel = (id: string): Statement =>
  requireThat(
    "moved_on",
    `NOT EXISTS (SELECT 1 FROM virtualPerson p JOIN training t ON t.id = p.trainingId
      WHERE p.id = ? AND t.status = 'COMPLETED')`,
    [id],
  );

/** Aborts where a face is as near as that to somebody's. */
export const requireFarther = (args: { nearest: number | null; than: number }): Statement =>
  requireThat("too_like", "coalesce(? > ?, 1)", [args.nearest, args.than]);

/** Aborts where a photo of their owner's is kept that the face was not compared with. */
export function requireCompared({
  userId,
  photos,
}: {
  userId: string;
  photos: readonly string[];
}): Statement {
  return requireThat(
    "not_compared",
    `NOT EXISTS (SELECT 1 FROM (SELECT key FROM uploadedImage WHERE userId = ? AND purpose <> 'MASK'
        UNION SELECT p.key FROM training t JOIN trainingUploadImage p ON p.trainingId = t.id
          WHERE t.userId = ? AND t.isVirtual = 0)
      WHERE key NOT IN (SELECT value FROM json_each(?)))`,
    [userId, userId, JSON.stringify(photos)],
  );
}

/** Says which person pictures on their way show. */
export const insertPersonPictures = (
  rows: readonly (typeof virtualPersonPicture.$inferInsert)[],
): Statement[] => rows.map((row) => insert(virtualPersonPicture, row));

export interface Compared {
  id: string;
  /** Of photos. */
  count: number;
  nearest: number | null;
  now: number;
}

export const noteComparison = ({ id, count, nearest, now }: Compared): Statement => ({
  sql: "UPDATE virtualPerson SET comparedAt = ?, comparedPhotos = ?, nearestDistance = ? WHERE id = ?",
  args: [now, count, nearest, id],
});

/** Chooses one of a person's own faces. */
export function chooseFace(input: { userId: string; id: string; generationId: string }): Statement[] {
  const { userId, id, generationId } = input;
  return expectChange(
    {
      sql: `UPDATE virtualPerson SET faceId = ? WHERE id = ? AND userId = ?
              AND EXISTS (SELECT 1 FROM virtualPersonPicture p JOIN generation g ON g.id = p.generationId
                WHERE p.generationId = ? AND p.virtualPersonId = virtualPerson.id AND p.view IS NULL
                  AND g.status = 'COMPLETED' AND g.deletedAt IS NULL)`,
      args: [generationId, id, userId, generationId],
    },
    "not_there",
  );
}

/** Aborts unless this is still the chosen face, and is still there. */
export const requireFace = ({ id, faceId }: { id: string; faceId: string }): Statement =>
  requireThat(
    "moved_on",
    `EXISTS (SELECT 1 FROM virtualPerson p JOIN generation g ON g.id = p.faceId
      WHERE p.id = ? AND p.faceId = ? AND g.deletedAt IS NULL)`,
    [id, faceId],
  );

/** The training that is the person's from now on, and pictures of ours as its photos. */
export function trainPerson(input: {
  id: string;
  trainingId: string;
  photos: readonly { generationId: string; name: string; size: number; mimeType: string }[];
}): Statement[] {
  const { id, trainingId, photos } = input;
  return [
    ...photos.flatMap(({ generationId, name, size, mimeType }, position) =>
      expectChange(
        {
          sql: `INSERT INTO trainingUploadImage (id, url, key, name, size, mimeType, position, trainingId, checked)
                SELECT ? || '-' || g.id, '/media/' || g.imageUrl, g.imageUrl, ?, ?, ?, ?, ?, 1
                FROM generation g WHERE g.id = ? AND g.status = 'COMPLETED' AND g.deletedAt IS NULL`,
          args: [trainingId, name, size, mimeType, position, trainingId, generationId],
        },
        "uploads_missing",
      ),
    ),
    { sql: "UPDATE virtualPerson SET trainingId = ? WHERE id = ?", args: [trainingId, id] },
  ];
}

/** The same name for the person and the model that knows them. */
export function renamePerson({
  userId,
  id,
  name,
}: {
  userId: string;
  id: string;
  name: string;
}): Statement[] {
  return [
    ...expectChange(
      { sql: "UPDATE virtualPerson SET name = ? WHERE id = ? AND userId = ?", args: [name, id, userId] },
      "not_there",
    ),
    {
      sql: "UPDATE training SET name = ? WHERE id = (SELECT trainingId FROM virtualPerson WHERE id = ?)",
      args: [name, id],
    },
  ];
}

/** A person goes, with their faces and views to the trash; `trainingId` is the model that goes in the same batch. */
export function deletePerson(input: {
  userId: string;
  id: string;
  trainingId: string | null;
  now: number;
}): Statement[] {
  const { userId, id, trainingId, now } = input;
  return [
    ...requireIdlePerson(input),
    requireThat("moved_on", "(SELECT trainingId FROM virtualPerson WHERE id = ?) IS ?", [id, trainingId]),
    {
      sql: `UPDATE generation SET deletedAt = ? WHERE userId = ? AND deletedAt IS NULL AND status = 'COMPLETED'
              AND id IN (SELECT generationId FROM virtualPersonPicture WHERE virtualPersonId = ?)`,
      args: [now, userId, id],
    },
    { sql: "DELETE FROM virtualPerson WHERE id = ? AND userId = ?", args: [id, userId] },
  ];
}
