import { and, eq } from "drizzle-orm";
import { mediaGarbage } from "#db/tables/library/media.ts";
import { imageToImageGeneration, imageToImageInput } from "#db/tables/work/edit.ts";
import { ADJUSTED } from "#schema/operations/edits/edit.ts";
import type { CopyOptions } from "#schema/pictures/copies.ts";
import type { EditSource } from "#schema/pictures/edits.ts";
import type { Db, Statement } from "../../client.ts";
import { insert } from "../../write.ts";
import { requireThat } from "../guards.ts";
import { keepObject } from "../media/media.ts";
import { requireSource } from "../pictures/edit-sources.ts";

interface Own {
  userId: string;
  id: string;
}

/** A copy of one's own that was saved before. */
export function findCopy(db: Db, { userId, id }: Own) {
  return db.orm
    .select({ id: imageToImageGeneration.id })
    .from(imageToImageGeneration)
    .where(and(eq(imageToImageGeneration.id, id), eq(imageToImageGeneration.userId, userId)));
}

/** What made an edit, and what was written with it. */
export function findMaking(db: Db, { userId, id }: Own) {
  return db.orm
    .select({
      operation: imageToImageGeneration.operation,
      options: imageToImageGeneration.imageExtraOptions,
    })
    .from(imageToImageGeneration)
    .where(and(eq(imageToImageGeneration.id, id), eq(imageToImageGeneration.userId, userId)));
}

/** Announces the object, so that it goes where nothing comes to refer to it. */
export function beginCopy(input: { userId: string; key: string; dueAt: number; max: number }): Statement[] {
  return [
    requireRoom(input.userId, input.max - 1),
    insert(mediaGarbage, { prefix: input.key, dueAt: new Date(input.dueAt) }),
  ];
}

/** The copy is a picture of the library from now on, and its object is kept. */
export function insertCopy(input: {
  id: string;
  userId: string;
  key: string;
  width: number;
  height: number;
  options: CopyOptions;
  /** What was adjusted; null: a picture of the device alone. */
  source: EditSource | null;
  max: number;
  now: number;
}): Statement[] {
  const { id, userId, source } = input;
  return [
    ...(source ? [requireSource({ userId, source })] : []),
    insert(imageToImageGeneration, {
      id,
      userId,
      prompt: "",
      imageUrls: [input.key],
      editType: "ENHANCE",
      operation: ADJUSTED,
      imageExtraOptions: input.options,
      width: input.width,
      height: input.height,
      status: "COMPLETED",
      createdAt: new Date(input.now),
    }),
    ...(source
      ? [
          insert(imageToImageInput, {
            imageToImageGenerationId: id,
            order: 0,
            uploadedImageId: source.kind === "upload" ? source.id : null,
            generationId: source.kind === "picture" ? source.id : null,
            editId: source.kind === "edit" ? source.id : null,
            editPosition: source.position,
          }),
        ]
      : []),
    requireRoom(userId, input.max),
    ...keepObject(input.key),
  ];
}

/** Aborts where there are more copies than that. */
function requireRoom(userId: string, most: number): Statement {
  return requireThat(
    "library_limit",
    `(SELECT count(*) FROM imageToImageGeneration WHERE userId = ? AND operation = '${ADJUSTED}') <= ?`,
    [userId, most],
  );
}
