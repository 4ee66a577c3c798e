import { type SQL, sql } from "drizzle-orm";
import type { PictureKind } from "#schema/pictures/generation.ts";

/** What a library is narrowed down to by columns of its items; null: not by this. */
export interface Exact {
  packId: string | null;
  promptPackId: string | null;
  themeSlug: string | null;
  trainingId: string | null;
  kind: PictureKind | null;
  /** Favourites alone. */
  favorite: true | null;
}
type Name = keyof Exact;

/** Indexes of `libraryItem` and the columns they begin with after whose it is, the narrowest first. */
const INDEXES: readonly (readonly [name: string, columns: readonly Name[]])[] = [
  ["library_pack", ["packId"]],
  ["library_favorite_prompt_pack", ["promptPackId", "favorite"]],
  ["library_prompt_pack", ["promptPackId"]],
  ["library_favorite_theme", ["themeSlug", "favorite"]],
  ["library_training_theme", ["trainingId", "themeSlug"]],
  ["library_theme", ["themeSlug"]],
  ["library_favorite_training", ["trainingId", "favorite"]],
  ["library_favorite_kind", ["kind", "favorite"]],
  ["library_favorite", ["favorite"]],
  ["library_training", ["trainingId"]],
  ["library_kind", ["kind"]],
  ["library_shown", []],
];

/** Literal where a partial index must recognise its own condition. */
function condition(name: Name, filter: Exact): SQL {
  return name === "favorite" ? sql`"favorite" = 1` : sql`${sql.identifier(name)} = ${filter[name]}`;
}

/** The index to read a filter by, what it answers, and what is left to be asked of each item. */
export function indexFor(filter: Exact): { name: string; conditions: SQL[]; rest: SQL[]; all: SQL[] } {
  const given = INDEXES.flatMap(([, columns]) => columns).filter(
    (name, at, all) => filter[name] !== null && all.indexOf(name) === at,
  );
  const [name, columns] = INDEXES.find(([, columns]) => columns.every((one) => given.includes(one)))!;
  const conditionsOf = (names: readonly Name[]) => names.map((one) => condition(one, filter));
  return {
    name,
    conditions: conditionsOf(columns),
    rest: conditionsOf(given.filter((one) => !columns.includes(one))),
    all: conditionsOf(given),
  };
}
