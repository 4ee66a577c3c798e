import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { libraryCount, libraryItem } from "#db/tables/library/library.ts";
import { training } from "#db/tables/work/training.ts";
import type { PictureSort } from "#schema/pictures/generation.ts";
import type { Db } from "../../client.ts";
import { PLACES, wordsQuery } from "../../library-words.ts";
import { combineReads } from "../../read.ts";
import { type Exact, indexFor } from "./item-indexes.ts";

/** What a library is narrowed down to; null: not by this. */
export interface LibraryFilter extends Exact {
  /** Milliseconds: made then or later, and before then. */
  since: number | null;
  until: number | null;
  /** All of which a picture has. */
  words: string | null;
}

export const EVERYTHING: LibraryFilter = {
  packId: null,
  promptPackId: null,
  themeSlug: null,
  trainingId: null,
  kind: null,
  favorite: null,
  since: null,
  until: null,
  words: null,
};

/** Items one page looks through at most for what no index tells together; the next page goes on behind them. */
const MAX_LOOKED_THROUGH = 2000;

export const itemColumns = {
  id: libraryItem.id,
  kind: libraryItem.kind,
  imageUrl: libraryItem.imageUrl,
  posterUrl: libraryItem.posterUrl,
  duration: libraryItem.duration,
  width: libraryItem.width,
  height: libraryItem.height,
  seed: libraryItem.seed,
  favorite: libraryItem.favorite,
  isVirtual: libraryItem.isVirtual,
  trainingId: libraryItem.trainingId,
  packId: libraryItem.packId,
  promptPackId: libraryItem.promptPackId,
  number: libraryItem.number,
  createdAt: sql`"seq" / ${sql.raw(String(PLACES))}`.mapWith((at: number) => new Date(at)),
};

interface ListInput extends LibraryFilter {
  userId: string;
  /** Where the page before ended. */
  after: number | null;
  sort: PictureSort;
  limit: number;
}

/**
 * A page of the library, and where the next one begins; null: nowhere. The time it takes does not grow with the library:
 * it reads the first places from one index, and looks only at those.
 */
export function listItems(db: Db, input: ListInput) {
  const { places, rest } = placesOf(input);
  const found = places(rest.length === 0 ? input.limit + 1 : MAX_LOOKED_THROUGH);
  const items = db.orm
    .select({ seq: libraryItem.seq, ...itemColumns })
    .from(libraryItem)
    // the plus keeps SQLite from walking through all of one person's by an index
    .where(
      and(sql`"seq" IN (${found})`, sql`+"userId" = ${input.userId}`, sql`+"deletedAt" IS NULL`, ...rest),
    )
    .orderBy(input.sort === "oldest" ? asc(libraryItem.seq) : desc(libraryItem.seq))
    .limit(input.limit + 1);
  const edge = sql<number>`${sql.raw(input.sort === "oldest" ? "max" : "min")}(place)`;
  const looked = db.orm
    .select({ count: sql<number>`count(*)`, last: edge })
    .from(sql`(${rest.length === 0 ? sql`SELECT NULL AS place LIMIT 0` : found})`);
  return combineReads([items, looked], ([rows, [through]]) => {
    const page = rows.slice(0, input.limit).map(({ seq, ...row }) => ({ seq, row }));
    const cutOff = through?.count === MAX_LOOKED_THROUGH ? through.last : null;
    return {
      rows: page.map(({ row }) => row),
      next: rows.length > input.limit ? (page.at(-1)?.seq ?? null) : cutOff,
    };
  });
}
export type ItemRow = ReturnType<ReturnType<typeof listItems>["combine"]>["rows"][number];

/** SQL of the first places of a list, and what is left to be asked of those. */
function placesOf(input: ListInput): { places: (limit: number) => SQL; rest: SQL[] } {
  const words = input.words === null ? null : wordsQuery({ ...input, words: input.words });
  const order = input.sort === "oldest" ? sql`ASC` : sql`DESC`;
  if (words !== null) {
    return {
      places: (limit) => sql`SELECT rowid AS place FROM libraryWords WHERE libraryWords MATCH ${words}
        ${between(sql`rowid`, input)} ORDER BY rowid ${order} LIMIT ${limit}`,
      // the index knows whose words they are, and of which kind of picture
      rest: indexFor({ ...input, kind: null }).all,
    };
  }
  const { name, conditions, rest } = indexFor(input);
  return {
    places: (limit) => sql`SELECT seq AS place FROM "libraryItem" INDEXED BY ${sql.raw(name)}
      WHERE "userId" = ${input.userId} AND "deletedAt" IS NULL ${sql.join(conditions.map((one) => sql` AND ${one}`))}
      ${between(sql`seq`, input)} ORDER BY seq ${order} LIMIT ${limit}`,
    rest,
  };
}

/** One bound a side: of two, SQLite would search by either, and walk to the other. */
function between(place: SQL, { since, until, after, sort }: ListInput): SQL {
  const from = [
    since === null ? null : since * PLACES,
    sort === "oldest" && after !== null ? after + 1 : null,
  ];
  const to = [until === null ? null : until * PLACES, sort === "newest" ? after : null];
  const given = (bounds: (number | null)[]) => bounds.filter((bound) => bound !== null);
  const bound = (operator: string, at: number) =>
    sql` AND ${place} ${sql.raw(operator)} CAST(${Math.min(at, Number.MAX_SAFE_INTEGER)} AS INTEGER)`;
  return sql.join([
    ...(given(from).length > 0 ? [bound(">=", Math.max(...given(from)))] : []),
    ...(given(to).length > 0 ? [bound("<", Math.min(...given(to)))] : []),
  ]);
}

const theme = sql<string | null>`nullif(substr(${libraryCount.promptPackId}, 1,
  instr(${libraryCount.promptPackId}, '/') - 1), '')`;
const orNull = (column: typeof libraryCount.trainingId) => sql<string | null>`nullif(${column}, '')`;

/** How many pictures there are of each kind, as the triggers keep count; of one theme by pack, too. */
export function countItems(db: Db, input: { userId: string; themeSlug: string | null }) {
  const own = and(eq(libraryCount.userId, input.userId), eq(libraryCount.trashed, false));
  const count = sql<number>`sum(${libraryCount.count})`;
  const { kind, favorite } = libraryCount;
  const alike = db.orm
    .select({
      trainingId: orNull(libraryCount.trainingId),
      trainingName: training.name,
      themeSlug: theme,
      kind,
      favorite,
      count,
    })
    .from(libraryCount)
    .leftJoin(training, eq(training.id, libraryCount.trainingId))
    .where(own)
    .groupBy(libraryCount.trainingId, theme, kind, favorite);
  const packs = db.orm
    .select({
      trainingId: orNull(libraryCount.trainingId),
      promptPackId: libraryCount.promptPackId,
      kind,
      favorite,
      count: libraryCount.count,
    })
    .from(libraryCount)
    .where(and(own, eq(theme, sql`${input.themeSlug}`)));
  const trash = db.orm
    .select({ count: sql<number>`coalesce(sum(${libraryCount.count}), 0)` })
    .from(libraryCount)
    .where(and(eq(libraryCount.userId, input.userId), eq(libraryCount.trashed, true)));
  return combineReads([alike, packs, trash], ([pictures, packs, [trashed]]) => ({
    pictures,
    packs,
    trashed: trashed?.count ?? 0,
  }));
}
