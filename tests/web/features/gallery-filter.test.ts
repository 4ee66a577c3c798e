import { expect, test } from "vitest";
import type { GenerationCounts } from "#schema/pictures/generation.ts";
import {
  countMatching,
  kindOptions,
  packOptions,
  themeOptions,
  trainingOptions,
} from "#web/features/gallery/filter/filter-options.ts";
import {
  countChoices,
  filterSearch,
  isNarrowed,
  listInput,
  readFilter,
} from "#web/features/gallery/filter/gallery-filter.ts";

const filterOf = (search: string) => readFilter(new URLSearchParams(search));
const ALL = filterOf("");

const whole =
  "favorites=1&training=t1&theme=film-noir&pack=the-private-eye&from=pack&since=2026-03-01&until=2026-03-31&words=red+coat&sort=oldest";
test.each([
  ["", ""],
  [whole, whole],
  ["from=prompt", "from=prompt"],
  ["favorites=yes", ""],
  ["sort=random", ""],
  ["from=elsewhere", ""],
  ["since=soon&until=2026-3-1", ""],
  ["since=0002-05-03&until=0097-05-03", ""],
  ["words=%20%20", ""],
  ["words=%20coat%20", "words=coat"],
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

test("days are asked for from the first one's beginning to the last one's end, where the person is", () => {
  const { since, until } = listInput(filterOf("since=2026-03-01&until=2026-03-31"));
  expect([since, until]).toEqual([new Date(2026, 2, 1).getTime(), new Date(2026, 3, 1).getTime()]);
});

const noir = {
  trainingId: "t1",
  trainingName: "Me",
  themeSlug: "film-noir",
  kind: "pack",
  favorite: false,
} as const;
const amy = { trainingId: "t2", trainingName: "Amy", themeSlug: "cyberpunk" };
const nothing = { trainingId: null, trainingName: null, themeSlug: null };
const counts: Pick<GenerationCounts, "pictures" | "packs"> = {
  pictures: [
    { ...noir, count: 10 },
    { ...noir, favorite: true, count: 3 },
    { ...noir, ...amy, count: 4 },
    { ...noir, ...nothing, kind: "prompt", count: 2 },
  ],
  packs: [
    { ...noir, packSlug: "the-private-eye", count: 6 },
    { ...noir, packSlug: "the-private-eye", favorite: true, count: 3 },
    { ...noir, packSlug: "city-in-shadows", count: 4 },
  ],
};

test.each([
  ["", 19],
  ["favorites=1", 3],
  ["theme=film-noir&training=t1", 13],
  ["theme=film-noir&training=t2", 0],
  ["from=prompt", 2],
  ["theme=film-noir&pack=the-private-eye", 9],
  ["words=coat", null],
  ["since=2026-03-01", null],
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
  expect(packOptions(counts, favorites)).toEqual([
    { value: "city-in-shadows", label: "City in Shadows", count: 0 },
    privateEye,
  ]);
  expect(packOptions(counts, ALL)).toEqual([]);
  expect(trainingOptions(counts, filterOf("theme=cyberpunk"))).toEqual([
    { value: "t2", label: "Amy", count: 4 },
    { value: "t1", label: "Me", count: 0 },
  ]);
  const [deleted] = trainingOptions(
    { pictures: [{ ...noir, trainingName: null, count: 1 }], packs: [] },
    ALL,
  );
  expect(deleted).toEqual({ value: "t1", label: "Deleted model", count: 1 });
  const kinds = kindOptions(counts, ALL).map(({ value, count }) => `${value} ${count}`);
  expect(kinds).toEqual(["pack 17", "prompt 2"]);
  expect(kindOptions(counts, filterOf("words=coat")).map(({ count }) => count)).toEqual([null, null]);
});

test.each([
  ["", 0],
  ["words=coat", 0],
  ["favorites=1&words=coat", 1],
  ["theme=film-noir&pack=the-private-eye&sort=oldest", 3],
])("an address that says %j makes %d choices", (search, choices) => {
  expect(countChoices(filterOf(search))).toBe(choices);
});
