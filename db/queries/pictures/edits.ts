import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db, Statement } from "#db/client.ts";
import { combineReads } from "#db/read.ts";
import { ownEdits, selectEdits, selectInputs } from "#db/select-edits.ts";
import { imageToImageGeneration, imageToImageInput } from "#db/tables/work/edit.ts";
import { insert } from "#db/write.ts";
import type { EditSource } from "#schema/pictures/edits.ts";
import { type Cursor, newestFirst, olderThan } from "../cursor.ts";
import { requireSource } from "./edit-sources.ts";

/** The role of a row that only says what an edit is a version of: no operation works on it. */
export const MADE_FROM = "from";

type NewEdit = Omit<typeof imageToImageGeneration.$inferInsert, "status" | "imageUrls">;

/** The pictures to come and, in order, what they are made from. Stands after the job. */
export function insertEdit(
  row: NewEdit,
  inputs: readonly { role: string; source: EditSource }[],
): Statement[] {
  return [
    ...inputs.map(({ source }) => requireSource({ userId: row.userId, source })),
    insert(imageToImageGeneration, { ...row, status: "PENDING" }),
    ...inputs.map(({ role, source: { kind, id, position } }, order) =>
      insert(imageToImageInput, {
        imageToImageGenerationId: row.id,
        order,
        role,
        uploadedImageId: kind === "upload" ? id : null,
        generationId: kind === "picture" ? id : null,
        editId: kind === "edit" ? id : null,
        editPosition: position,
      }),
    ),
  ];
}

export function findEdit(db: Db, { userId, id }: { userId: string; id: string }) {
  const edit = selectEdits(db).where(and(eq(imageToImageGeneration.id, id), ownEdits(userId)));
  const inputs = selectInputs(db)
    .where(eq(imageToImageInput.imageToImageGenerationId, id))
    .orderBy(asc(imageToImageInput.order));
  return combineReads([edit, inputs], ([edits, inputs]) => ({ edits, inputs }));
}

/** A person's edits, newest first, `limit` + 1 of them, and what all of those were made from. */
export function listEdits(
  db: Db,
  input: { userId: string; before: Cursor | null; favorite: boolean | null; limit: number },
) {
  const listed = and(
    ownEdits(input.userId),
    input.favorite === null ? undefined : eq(imageToImageGeneration.favorite, input.favorite),
    olderThan(imageToImageGeneration, input.before),
  );
  const edits = selectEdits(db)
    .where(listed)
    .orderBy(...newestFirst(imageToImageGeneration))
    .limit(input.limit + 1);
  const ids = db.orm
    .select({ id: imageToImageGeneration.id })
    .from(imageToImageGeneration)
    .where(listed)
    .orderBy(...newestFirst(imageToImageGeneration))
    .limit(input.limit + 1);
  const inputs = selectInputs(db)
    .where(inArray(imageToImageInput.imageToImageGenerationId, ids))
    .orderBy(asc(imageToImageInput.imageToImageGenerationId), asc(imageToImageInput.order));
  return combineReads([edits, inputs], ([edits, inputs]) => ({ edits, inputs }));
}

/** How large a job's pictures are to be. */
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
