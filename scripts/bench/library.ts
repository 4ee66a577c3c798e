import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countItems, EVERYTHING, type LibraryFilter, listItems } from "#db/queries/library/items.ts";
import type { Read } from "#db/read.ts";
import { prepareDatabase } from "../deploy/prepare-database.ts";
import { DATABASE_TOKEN, openDatabase, type PeopleDatabase } from "./seeds/people-database.ts";
import { LAST, OWNER, PACKS, seedLibrary, trainingOf, WORDS } from "./seeds/seed-library.ts";

type Size = "small" | "large";
const SMALL = 1000;
const LARGE = 1_000_000;
const RUNS = 200;
/** Milliseconds: what is faster counts as this much, since the machine's own noise is larger. */
const FLOOR = 3;
const LIMIT = 60;
const MONTH = 30 * 86_400_000;

/** 95th percentiles in milliseconds. */
interface Figures {
  query: string;
  small: number;
  large: number;
  ratio: number;
}

const [themeOf, rareTheme] = [PACKS[0], PACKS.at(-1)].map((pack) => pack!.split("/")[0]!) as [string, string];
const dates = { since: LAST - 8 * MONTH, until: LAST - 4 * MONTH };
const FILTERS: Readonly<Record<string, Partial<LibraryFilter>>> = {
  "first page": {},
  "kind: pack": { kind: "pack" },
  "kind: prompt": { kind: "prompt" },
  "training, most": { trainingId: trainingOf(0) },
  "training, fewest": { trainingId: trainingOf(3) },
  "theme, frequent": { themeSlug: themeOf },
  "theme, rare": { themeSlug: rareTheme },
  "pack, frequent": { promptPackId: PACKS[0]! },
  "pack, rare": { promptPackId: PACKS.at(-1)! },
  favourites: { favorite: true },
  dates,
  "word, common": { words: WORDS.common },
  "word, rare": { words: WORDS.rare },
  "words, two": { words: `${WORDS.common} ${WORDS.rare}` },
  "favourites × kind": { favorite: true, kind: "prompt" },
  "favourites × theme": { favorite: true, themeSlug: themeOf },
  "favourites × rare theme": { favorite: true, themeSlug: rareTheme },
  "favourites × training": { favorite: true, trainingId: trainingOf(3) },
  "dates × kind": { ...dates, kind: "prompt" },
  "words × kind": { words: WORDS.common, kind: "prompt" },
  "training × theme": { trainingId: trainingOf(1), themeSlug: rareTheme },
};

/**
 * The library's queries at a thousand and a million pictures of one person, over the real local libSQL server: 200 warm
 * runs of each, the two sizes taking turns. `only` is another number of pictures for the large one.
 */
export async function run([only]: readonly string[]): Promise<{ queries: Figures[] }> {
  const folder = mkdtempSync(join(tmpdir(), "likeness-bench-"));
  const [small, large] = [await seeded(folder, SMALL), await seeded(folder, Number(only ?? LARGE))];
  try {
    const queries: Figures[] = [];
    for (const [query, readOf] of Object.entries(reads(await middleOf(small), await middleOf(large)))) {
      const figures = { query, ...(await compare(small, large, readOf)) };
      console.info(`${query}: ${figures.small} and ${figures.large} ms, ${figures.ratio} times`);
      queries.push(figures);
    }
    return { queries };
  } finally {
    await small.close();
    await large.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seeded(folder: string, count: number): Promise<PeopleDatabase> {
  const file = join(folder, `${count}.db`);
  const empty = await openDatabase(file);
  await prepareDatabase({ url: empty.url, token: DATABASE_TOKEN });
  await empty.close();
  const started = performance.now();
  seedLibrary(file, count);
  console.info(`${count} pictures written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return openDatabase(file);
}

type ReadOf = (base: PeopleDatabase, size: Size) => Read;

function reads(middle: number, largeMiddle: number): Record<string, ReadOf> {
  const page =
    (
      filter: Partial<LibraryFilter>,
      after = { small: null, large: null } as Record<string, number | null>,
    ): ReadOf =>
    ({ db }, size) =>
      listItems(db, {
        ...EVERYTHING,
        ...filter,
        userId: OWNER,
        after: after[size] ?? null,
        sort: "newest",
        limit: LIMIT,
      });
  const deep = { small: middle, large: largeMiddle };
  return {
    ...Object.fromEntries(Object.entries(FILTERS).map(([name, filter]) => [name, page(filter)])),
    "deep page": page({}, deep),
    "theme, deep page": page({ themeSlug: themeOf }, deep),
    "word, deep page": page({ words: WORDS.common }, deep),
    counts: ({ db }) => countItems(db, { userId: OWNER, themeSlug: null }),
    "counts of a theme": ({ db }) => countItems(db, { userId: OWNER, themeSlug: themeOf }),
  };
}

/** The place in the middle of a library. */
async function middleOf({ db }: PeopleDatabase): Promise<number> {
  const row = await db.first({
    sql: "SELECT (min(seq) + max(seq)) / 2 AS middle FROM libraryItem",
    args: [],
  });
  return Number(row?.middle);
}

async function compare(small: PeopleDatabase, large: PeopleDatabase, readOf: ReadOf) {
  const times: Record<Size, number[]> = { small: [], large: [] };
  const once = async (base: PeopleDatabase, size: Size) => {
    const started = performance.now();
    await base.db.read([readOf(base, size)]);
    return performance.now() - started;
  };
  for (let turn = -10; turn < RUNS; turn++) {
    const [one, other] = [await once(small, "small"), await once(large, "large")];
    if (turn < 0) continue;
    times.small.push(one);
    times.large.push(other);
  }
  const [a, b] = [percentile(times.small), percentile(times.large)];
  return {
    small: rounded(a),
    large: rounded(b),
    ratio: rounded(Math.max(b, FLOOR) / Math.max(a, FLOOR)),
  };
}

const percentile = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
const rounded = (value: number) => Math.round(value * 100) / 100;
