import { describe, expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { SYNONYMS } from "#schema/catalogue/synonyms.ts";
import { allCategoriesPage, allPromptPacksPage } from "#web/content/catalogue/catalogue-pages.ts";
import {
  applyFilter,
  type CatalogueFilter,
  isFiltered,
  NO_FILTER,
  readFilter,
  writeFilter,
} from "#web/features/catalogue/filter/catalogue-filter.ts";
import { findablePacks, findableThemes } from "#web/features/catalogue/filter/findable.ts";

const themesPage = allCategoriesPage();
const packsPage = allPromptPacksPage();
const themes = findableThemes(themesPage.themes, themesPage.uses);
const packs = findablePacks(packsPage.themes, packsPage.uses);

const find = (filter: Partial<CatalogueFilter>) =>
  applyFilter(themes, { ...NO_FILTER, ...filter }).map(({ item }) => item.slug);
const findPacks = (filter: Partial<CatalogueFilter>) =>
  applyFilter(packs, { ...NO_FILTER, ...filter }).map(({ theme, item }) => `${theme}/${item.slug}`);

describe("the list", () => {
  test("is whole and in catalogue order where nothing is asked", () => {
    expect(find({})).toEqual(THEMES.map(({ slug }) => slug));
    expect(findPacks({ q: "  " })).toHaveLength(THEMES.flatMap(({ packs: all }) => all).length);
  });

  test("knows something for every word people use, among themes and among packs", () => {
    const unknown = Object.keys(SYNONYMS).filter(
      (q) => find({ q }).length === 0 || findPacks({ q }).length === 0,
    );
    expect(unknown).toEqual([]);
  });

  test.each([
    // by name, description and the names of packs
    ["film noir", ["film-noir"]],
    ["slatted", ["film-noir"]],
    ["private eye", ["film-noir"]],
    // by what people call it
    ["bumble", ["tinder"]],
    ["pregnant", ["maternity"]],
    // in any order and case; inside a word is not the beginning of one
    ["NOIR film", ["film-noir"]],
    ["oir", []],
    ["zzz", []],
  ])("of themes for “%s” is %j", (q, slugs) => {
    expect(find({ q })).toEqual(slugs);
  });

  test.each([
    ["private eye", ["film-noir/the-private-eye"]],
    ["grooms port", ["wedding/grooms-portrait"]],
    ["linkedin zebra", []],
  ])("of packs for “%s” is %j", (q, paths) => {
    expect(findPacks({ q })).toEqual(paths);
  });

  test("knows a word people use from its third letter on, and words with accents and marks", () => {
    expect(find({ q: "linkedin" })).toContain("professional-headshots");
    expect(find({ q: "LinkedI" })).toContain("professional-headshots");
    expect(find({ q: "cv" })).toContain("office-headshots");
    expect(find({ q: "bu" })).not.toContain("tinder");
    expect(find({ q: "cafe" })).toContain("street-style");
    expect(findPacks({ q: "Groom’s" })).toContain("wedding/grooms-portrait");
    expect(findPacks({ q: "pregnancy" }).filter((path) => !path.startsWith("maternity/"))).toEqual([]);
    expect(find({ q: "(.*" })).toHaveLength(THEMES.length);
  });

  test("is narrowed by use, by who it is for and by theme, all at once", () => {
    const forDating = THEMES.filter(({ uses }) => uses.includes("dating"));
    expect(find({ use: "dating" })).toEqual(forDating.map(({ slug }) => slug));
    expect(find({ who: "man" })).not.toContain("maternity");
    expect(find({ who: "woman" })).toHaveLength(THEMES.length);
    expect(findPacks({ theme: "wedding", who: "man" })).toEqual([
      "wedding/grooms-portrait",
      "wedding/romantic-moments",
      "wedding/elegant-details",
      "wedding/joyful-celebration",
    ]);
    expect(findPacks({ theme: "wedding", who: "everyone" })).toHaveLength(3);
    expect(findPacks({ theme: "wedding", use: "dating" })).toEqual([]);
  });
});

describe("the address", () => {
  const known = { uses: ["work", "dating"], who: ["woman", "man", "everyone"], themes: ["beach"] };

  test("says what is asked and nothing else, and keeps what is not ours", () => {
    const filter = { q: "rain & café", use: "work", who: "man", theme: null };
    const address = writeFilter(filter);
    expect(`${address}`).toBe("q=rain+%26+caf%C3%A9&use=work&for=man");
    expect(readFilter(address, known)).toEqual(filter);
    expect(`${writeFilter(NO_FILTER, address)}`).toBe("");
    const others = new URLSearchParams("from=mail&use=work");
    expect(`${writeFilter({ ...NO_FILTER, q: " a " }, others)}`).toBe("from=mail&q=a");
  });

  test("may hold anything: what nobody knows is passed over, what is too long is cut", () => {
    const read = readFilter(new URLSearchParams(`use=hats&for=cats&theme=x&q=${"a".repeat(500)}`), known);
    expect(read).toEqual({ ...NO_FILTER, q: "a".repeat(80) });
    expect(isFiltered(readFilter(new URLSearchParams("use=hats"), known))).toBe(false);
    expect(isFiltered({ ...NO_FILTER, theme: "beach" })).toBe(true);
  });
});
