import { and, count, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { PictureSort, PictureSource } from "#schema/pictures/generation.ts";
import type { Db, Statement } from "../../client.ts";
import { promptPack } from "../../tables/catalogue.ts";
import { generation, generationSingle, userGeneratedPack } from "../../tables/generation.ts";
import { training } from "../../tables/training.ts";
import { type Cursor, newerThan, newestFirst, olderThan, oldestFirst } from "../cursor.ts";
import { expectChange } from "../guards.ts";

/** What a library is narrowed down to; null: not by this. */
export interface GenerationFilter {
  packId: string | null;
  favorite: boolean | null;
  trainingId: string | null;
  themeSlug: string | null;
  /** Only together with its theme. */
  packSlug: string | null;
  source: PictureSource | null;
}

export const EVERYTHING: GenerationFilter = {
  packId: null,
  favorite: null,
  trainingId: null,
  themeSlug: null,
  packSlug: null,
  source: null,
};

/** A person's pictures that are there to be seen: made, and not deleted. */
function shown(userId: string): SQL | undefined {
  return and(eq(generation.userId, userId), isNull(generation.deletedAt), eq(generation.status, "COMPLETED"));
}

const columns = {
  id: generation.id,
  // a picture that is shown has one: the table's CHECK says so
  imageUrl: sql<string>`${generation.imageUrl}`,
  width: generation.width,
  height: generation.height,
  seed: generation.seed,
  favorite: generation.favorite,
  trainingId: generation.trainingId,
  packId: generation.packId,
  promptPackId: generation.promptPackId,
  createdAt: generation.createdAt,
  /** Its frame in its pack or request, from 1 on. */
  number: sql<number | null>`1 + coalesce(${generation.position},
    (SELECT p.position FROM packInferenceJob p WHERE p.id = ${generation.packInferenceJobId}))`,
};

function matching(input: GenerationFilter): (SQL | undefined)[] {
  return [
    input.packId === null ? undefined : eq(generation.packId, input.packId),
    input.favorite === null ? undefined : eq(generation.favorite, input.favorite),
    input.trainingId === null ? undefined : eq(generation.trainingId, input.trainingId),
    ofCatalogue(input.themeSlug, input.packSlug),
    input.source === null ? undefined : sql`${generationSingle} = ${input.source === "prompt" ? 1 : 0}`,
  ];
}

/** A catalogue pack's id is its theme, a slash and its own slug: a theme is everything between two texts. */
function ofCatalogue(themeSlug: string | null, packSlug: string | null): SQL | undefined {
  if (themeSlug === null) return undefined;
  if (packSlug !== null) return eq(generation.promptPackId, `${themeSlug}/${packSlug}`);
  return and(gte(generation.promptPackId, `${themeSlug}/`), lt(generation.promptPackId, `${themeSlug}0`));
}

export function listGenerations(
  db: Db,
  input: GenerationFilter & { userId: string; after: Cursor | null; sort: PictureSort; limit: number },
) {
  const oldest = input.sort === "oldest";
  return db.orm
    .select(columns)
    .from(generation)
    .where(
      and(
        shown(input.userId),
        ...matching(input),
        oldest ? newerThan(generation, input.after) : olderThan(generation, input.after),
      ),
    )
    .orderBy(...(oldest ? oldestFirst(generation) : newestFirst(generation)))
    .limit(input.limit + 1);
}

/** How many pictures there are of each kind: one pass over a person's library. */
export function countGenerations(db: Db, userId: string) {
  return db.orm
    .select({
      trainingId: generation.trainingId,
      trainingName: training.name,
      promptPackId: generation.promptPackId,
      single: generationSingle,
      favorite: generation.favorite,
      count: count(),
    })
    .from(generation)
    .leftJoin(training, eq(training.id, generation.trainingId))
    .where(shown(userId))
    .groupBy(generation.trainingId, generation.promptPackId, generationSingle, generation.favorite);
}

/** One picture with all that is known of how it was made. */
export function findGeneration(db: Db, input: { userId: string; id: string }) {
  return db.orm
    .select({
      ...columns,
      prompt: generation.prompt,
      strength: generation.modelStrength,
      trainingName: training.name,
      packName: userGeneratedPack.name,
      templates: promptPack.prompts,
    })
    .from(generation)
    .leftJoin(training, eq(training.id, generation.trainingId))
    .leftJoin(userGeneratedPack, eq(userGeneratedPack.id, generation.packId))
    .leftJoin(promptPack, eq(promptPack.id, generation.promptPackId))
    .where(and(eq(generation.id, input.id), shown(input.userId)));
}

/** Those of these pictures that are this person's and there, oldest first. */
export function findGenerations(db: Db, input: { userId: string; ids: readonly string[] }) {
  return db.orm
    .select(columns)
    .from(generation)
    .where(and(inArray(generation.id, [...input.ids]), shown(input.userId)))
    .orderBy(...oldestFirst(generation));
}

/** Pictures of one's own that were made; those on their way cannot be touched. */
const mine = (ids: readonly string[]) =>
  `userId = ? AND status = 'COMPLETED' AND id IN (${ids.map(() => "?").join(", ")})`;

/** All of them or none. */
export function setFavorites(input: {
  userId: string;
  ids: readonly string[];
  favorite: boolean;
}): Statement[] {
  return expectChange(
    {
      sql: `UPDATE generation SET favorite = ? WHERE ${mine(input.ids)} AND deletedAt IS NULL`,
      args: [input.favorite ? 1 : 0, input.userId, ...input.ids],
    },
    "not_there",
    new Set(input.ids).size,
  );
}

/** Hides pictures, all of them or none; those already deleted stay so, with the time they had. */
export function deleteGenerations(input: {
  userId: string;
  ids: readonly string[];
  now: number;
}): Statement[] {
  return expectChange(
    {
      sql: `UPDATE generation SET deletedAt = coalesce(deletedAt, ?) WHERE ${mine(input.ids)}`,
      args: [input.now, input.userId, ...input.ids],
    },
    "not_there",
    new Set(input.ids).size,
  );
}

/** Brings back those that are not gone for good yet; it changes as many rows as are there now. */
export function undeleteGenerations(input: { userId: string; ids: readonly string[] }): Statement {
  return {
    sql: `UPDATE generation SET deletedAt = NULL WHERE ${mine(input.ids)}`,
    args: [input.userId, ...input.ids],
  };
}

/** At most `limit` pictures deleted before then go for good, objects announced; how many went. */
export async function purgeGenerations(
  db: Db,
  input: { deletedBefore: number; limit: number; now: number },
): Promise<number> {
  const due = "SELECT id FROM generation WHERE deletedAt < ? ORDER BY deletedAt, id LIMIT ?";
  const results = await db.write([
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT imageUrl, ? FROM generation WHERE id IN (${due})`,
      args: [input.now, input.deletedBefore, input.limit],
    },
    { sql: `DELETE FROM generation WHERE id IN (${due})`, args: [input.deletedBefore, input.limit] },
  ]);
  return results[1]?.rowsAffected ?? 0;
}

export function insertGenerations(db: Db, rows: (typeof generation.$inferInsert)[]): Statement {
  return db.orm.insert(generation).values(rows);
}
