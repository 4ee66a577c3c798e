import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { combineReads } from "#db/read.ts";
import { ownEdits, selectEdits, selectInputs } from "#db/select-edits.ts";
import { uploadedImage } from "#db/tables/library/media.ts";
import { imageToImageGeneration, imageToImageInput } from "#db/tables/work/edit.ts";
import { generation } from "#db/tables/work/generation.ts";
import type { EditSource } from "#schema/pictures/edits.ts";
import { MADE_FROM } from "./edits.ts";

/** Most versions that are shown of one picture. */
const MAX_VERSIONS = 300;

/** Whether a row `i` says what its edit is a version of: the picture named for that, else the first it works on. */
const IS_ORIGIN = sql.raw(`(i.role = '${MADE_FROM}' OR (i."order" = 0 AND NOT EXISTS (
  SELECT 1 FROM imageToImageInput f WHERE f.imageToImageGenerationId = i.imageToImageGenerationId AND f.role = '${MADE_FROM}')))`);

/** From the picture back to where it began. */
const root = ({ kind, id }: EditSource): SQL => sql`up(kind, id, step) AS (
    SELECT ${kind}, ${id}, 0
    UNION
    SELECT CASE WHEN i.uploadedImageId IS NOT NULL THEN 'upload' WHEN i.generationId IS NOT NULL THEN 'picture' ELSE 'edit' END,
      coalesce(i.uploadedImageId, i.generationId, i.editId), up.step + 1
    FROM up JOIN imageToImageInput i ON i.imageToImageGenerationId = up.id AND ${IS_ORIGIN}
    WHERE up.kind = 'edit' AND coalesce(i.uploadedImageId, i.generationId, i.editId) IS NOT NULL
      AND up.step < ${MAX_VERSIONS}),
  root AS (SELECT kind, id FROM up ORDER BY step DESC LIMIT 1)`;

/** The oldest picture, where it is of this kind. */
const rootId = (source: EditSource, kind: EditSource["kind"]): SQL =>
  sql`(WITH RECURSIVE ${root(source)} SELECT id FROM root WHERE kind = ${kind})`;

/** All edits of the tree; each step finds its rows by one of the indices over what edits were made from. */
const treeIds = (source: EditSource): SQL =>
  sql`(WITH RECURSIVE ${root(source)},
    down(id) AS (
      SELECT id FROM root WHERE kind = 'edit'
      UNION SELECT i.imageToImageGenerationId FROM root JOIN imageToImageInput i ON i.uploadedImageId = root.id
        WHERE root.kind = 'upload' AND ${IS_ORIGIN}
      UNION SELECT i.imageToImageGenerationId FROM root JOIN imageToImageInput i ON i.generationId = root.id
        WHERE root.kind = 'picture' AND ${IS_ORIGIN}
      UNION SELECT i.imageToImageGenerationId FROM down JOIN imageToImageInput i ON i.editId = down.id
        WHERE ${IS_ORIGIN}
      LIMIT ${MAX_VERSIONS})
    SELECT id FROM down)`;

/** A picture's whole tree, oldest first: where it began and every edit since that is not deleted. */
export function findVersions(db: Db, { userId, source }: { userId: string; source: EditSource }) {
  const isInTree = sql`${imageToImageGeneration.id} IN ${treeIds(source)}`;
  const edits = selectEdits(db)
    .where(and(ownEdits(userId), isInTree))
    .orderBy(asc(imageToImageGeneration.createdAt), asc(imageToImageGeneration.id));
  const ids = db.orm
    .select({ id: imageToImageGeneration.id })
    .from(imageToImageGeneration)
    .where(and(ownEdits(userId), isInTree));
  const inputs = selectInputs(db)
    .where(inArray(imageToImageInput.imageToImageGenerationId, ids))
    .orderBy(asc(imageToImageInput.imageToImageGenerationId), asc(imageToImageInput.order));
  const upload = db.orm
    .select({
      id: uploadedImage.id,
      url: uploadedImage.key,
      width: uploadedImage.width,
      height: uploadedImage.height,
    })
    .from(uploadedImage)
    .where(and(eq(uploadedImage.userId, userId), sql`${uploadedImage.id} = ${rootId(source, "upload")}`));
  const picture = db.orm
    .select({
      id: generation.id,
      url: sql<string>`${generation.imageUrl}`,
      width: generation.width,
      height: generation.height,
    })
    .from(generation)
    .where(
      and(
        eq(generation.userId, userId),
        eq(generation.status, "COMPLETED"),
        isNull(generation.deletedAt),
        sql`${generation.id} = ${rootId(source, "picture")}`,
      ),
    );
  return combineReads([edits, inputs, upload, picture], ([edits, inputs, uploads, pictures]) => {
    const root =
      uploads.map((found) => rooted("upload", found))[0] ??
      pictures.map((found) => rooted("picture", found))[0];
    return { edits, inputs, root: root ?? null };
  });
}

interface Root {
  id: string;
  url: string;
  width: number;
  height: number;
}

const rooted = (kind: EditSource["kind"], { id, ...rest }: Root) => ({
  source: { kind, id, position: 0 },
  ...rest,
});
