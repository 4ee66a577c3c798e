import { expect, test } from "vitest";
import type { GenerationCount } from "#schema/pictures/generation.ts";
import {
  countMatching,
  filterSearch,
  isNarrowed,
  listInput,
  packOptions,
  readFilter,
  sourceOptions,
  themeOptions,
  trainingOptions,
} from "#web/features/gallery/gallery-filter.ts";

const filterOf = (search: string) => readFilter(new URLSearchParams(search));
const ALL = filterOf("");

const whole = "favorites=1&training=t1&theme=film-noir&pack=the-private-eye&from=pack&sort=oldest";
test.each([
  ["", ""],
  [whole, whole],
  ["from=prompt", "from=prompt"],
  ["favorites=yes", ""],
  ["sort=random", ""],
  ["from=elsewhere", ""],
  ["pack=the-private-eye", ""],
  ["training=", ""],
  ["picture=x&theme=travel", "theme=travel"],
  [`training=${"x".repeat(100)}`, `training=${"x".repeat(64)}`],
])("the gallery's address that says %j means %j", (search, meant) => {
  expect(filterSearch(filterOf(search))).toBe(meant);
});

test("the gallery's address narrows down by everything but its order, and asks for favourites or for all", () => {
  expect(["sort=oldest", "favorites=1"].map((search) => isNarrowed(filterOf(search)))).toEqual([false, true]);
  expect([listInput(ALL).favorite, listInput(filterOf("favorites=1")).favorite]).toEqual([null, true]);
});

const noir = {
  trainingId: "t1",
  trainingName: "Me",
  themeSlug: "film-noir",
  packSlug: "the-private-eye",
  source: "pack",
  favorite: false,
} as const;
const amy = { trainingId: "t2", trainingName: "Amy", themeSlug: "cyberpunk", packSlug: "neon-noir" };
const nothing = { trainingId: null, trainingName: null, themeSlug: null, packSlug: null };
const counts: GenerationCount[] = [
  { ...noir, count: 10 },
  { ...noir, favorite: true, count: 3 },
  { ...noir, ...amy, count: 4 },
  { ...noir, ...nothing, source: "prompt", count: 2 },
];

test.each([
  ["", 19],
  ["favorites=1", 3],
  ["theme=film-noir&training=t1", 13],
  ["theme=film-noir&training=t2", 0],
  ["from=prompt", 2],
])("what a library holds is counted under the filter %j", (search, count) => {
  expect(countMatching(counts, filterOf(search))).toBe(count);
});

test("what a library holds is offered by name, with how many each choice would leave under the others", () => {
  const favorites = filterOf("favorites=1&theme=film-noir");
  expect(themeOptions(counts, ALL)).toEqual([
    { value: "cyberpunk", label: "Cyberpunk", count: 4 },
    { value: "film-noir", label: "Film Noir", count: 13 },
  ]);
  expect(themeOptions(counts, favorites).map(({ count }) => count)).toEqual([0, 3]);
  const privateEye = { value: "the-private-eye", label: "The Private Eye", count: 3 };
  expect(packOptions(counts, favorites)).toEqual([privateEye]);
  expect(packOptions(counts, ALL)).toEqual([]);
  expect(trainingOptions(counts, filterOf("theme=cyberpunk"))).toEqual([
    { value: "t2", label: "Amy", count: 4 },
    { value: "t1", label: "Me", count: 0 },
  ]);
  const [deleted] = trainingOptions([{ ...noir, trainingName: null, count: 1 }], ALL);
  expect(deleted).toEqual({ value: "t1", label: "Deleted model", count: 1 });
  const sources = sourceOptions(counts, ALL).map(({ value, count }) => `${value} ${count}`);
  expect(sources).toEqual(["pack 17", "prompt 2"]);
});
