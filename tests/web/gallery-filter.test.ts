import { describe, expect, test } from "vitest";
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

describe("the gallery's address", () => {
  test.each([
    "",
    "favorites=1",
    "training=t1",
    "theme=film-noir",
    "theme=film-noir&pack=the-private-eye",
    "from=prompt",
    "sort=oldest",
    "favorites=1&training=t1&theme=film-noir&pack=the-private-eye&from=pack&sort=oldest",
  ])("says %j and means the same when it is read again", (search) => {
    expect(filterSearch(filterOf(search))).toBe(search);
  });

  test.each([
    ["favorites=yes", ""],
    ["sort=random", ""],
    ["from=elsewhere", ""],
    ["pack=the-private-eye", ""],
    ["training=", ""],
    ["picture=x&theme=travel", "theme=travel"],
    [`training=${"x".repeat(100)}`, `training=${"x".repeat(64)}`],
  ])("that says %j means %j", (search, meant) => {
    expect(filterSearch(filterOf(search))).toBe(meant);
  });

  test("narrows down by everything but its order", () => {
    expect(isNarrowed(filterOf("sort=oldest"))).toBe(false);
    expect(isNarrowed(filterOf("favorites=1"))).toBe(true);
  });

  test("asks for favourites or for all, never for the others", () => {
    expect(listInput(filterOf("favorites=1")).favorite).toBe(true);
    expect(listInput(ALL).favorite).toBeNull();
  });
});

describe("what a library holds", () => {
  const kind = (input: Partial<GenerationCount>): GenerationCount => ({
    trainingId: "t1",
    trainingName: "Me",
    themeSlug: "film-noir",
    packSlug: "the-private-eye",
    source: "pack",
    favorite: false,
    count: 1,
    ...input,
  });
  const counts = [
    kind({ count: 10 }),
    kind({ count: 3, favorite: true }),
    kind({ count: 4, themeSlug: "cyberpunk", packSlug: "neon-noir", trainingId: "t2", trainingName: "Amy" }),
    kind({
      count: 2,
      themeSlug: null,
      packSlug: null,
      source: "prompt",
      trainingId: null,
      trainingName: null,
    }),
  ];

  test("is counted under any filter", () => {
    expect(countMatching(counts, ALL)).toBe(19);
    expect(countMatching(counts, filterOf("favorites=1"))).toBe(3);
    expect(countMatching(counts, filterOf("theme=film-noir&training=t1"))).toBe(13);
    expect(countMatching(counts, filterOf("theme=film-noir&training=t2"))).toBe(0);
    expect(countMatching(counts, filterOf("from=prompt"))).toBe(2);
  });

  test("is offered by name, with how many each choice would leave under the others", () => {
    const favorites = filterOf("favorites=1&theme=film-noir");
    expect(themeOptions(counts, ALL)).toEqual([
      { value: "cyberpunk", label: "Cyberpunk", count: 4 },
      { value: "film-noir", label: "Film Noir", count: 13 },
    ]);
    expect(themeOptions(counts, favorites).map(({ count }) => count)).toEqual([0, 3]);
    expect(packOptions(counts, favorites)).toEqual([
      { value: "the-private-eye", label: "The Private Eye", count: 3 },
    ]);
    expect(packOptions(counts, ALL)).toEqual([]);
    expect(trainingOptions(counts, filterOf("theme=cyberpunk"))).toEqual([
      { value: "t2", label: "Amy", count: 4 },
      { value: "t1", label: "Me", count: 0 },
    ]);
    expect(sourceOptions(counts, ALL).map(({ value, count }) => [value, count])).toEqual([
      ["pack", 17],
      ["prompt", 2],
    ]);
  });
});
