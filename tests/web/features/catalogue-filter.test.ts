import { expect, test } from "vitest";
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
} from "#web/features/shared/catalogue/catalogue-filter.ts";
import { findablePacks, findableThemes } from "#web/features/shared/catalogue/findable.ts";

const themesPage = allCategoriesPage();
const packsPage = allPromptPacksPage();
const themes = findableThemes(themesPage.themes, themesPage.uses);
const packs = findablePacks(packsPage.themes, packsPage.uses);

const find = (filter: Partial<CatalogueFilter>) =>
  applyFilter(themes, { ...NO_FILTER, ...filter }).map(({ item }) => item.slug);
const findPacks = (filter: Partial<CatalogueFilter>) =>
  applyFilter(packs, { ...NO_FILTER, ...filter }).map(({ theme, item }) => `${theme}/${item.slug}`);

test("the list is whole and in catalogue order where nothing is asked", () => {
  expect(find({})).toEqual(THEMES.map(({ slug }) => slug));
  expect(findPacks({ q: "  " })).toHaveLength(THEMES.flatMap(({ packs: all }) => all).length);
});

test("the list knows something for every word people use, among themes and among packs", () => {
  const unknown = Object.keys(SYNONYMS).filter(
    (q) => find({ q }).length === 0 || findPacks({ q }).length === 0,
  );
  expect(unknown).toEqual([]);
});

test.each([
  // by name, description, the names of packs and what people call it
  ["film noir", ["film-noir"]],
  ["slatted", ["film-noir"]],
  ["private eye", ["film-noir"]],
  ["bumble", ["tinder"]],
  ["pregnant", ["maternity"]],
  // in any order and case; inside a word is not the beginning of one
  ["NOIR film", ["film-noir"]],
  ["oir", []],
  ["zzz", []],
])("the list of themes for “%s” is %j", (q, slugs) => {
  expect(find({ q })).toEqual(slugs);
});

test("the list of packs is searched the same way, and narrowed by every word", () => {
  expect(findPacks({ q: "private eye" })).toEqual(["film-noir/the-private-eye"]);
  expect(findPacks({ q: "grooms port" })).toEqual(["wedding/grooms-portrait"]);
  expect(findPacks({ q: "linkedin zebra" })).toEqual([]);
  expect(findPacks({ q: "pregnancy" }).filter((path) => !path.startsWith("maternity/"))).toEqual([]);
});

test("the list knows a word people use from its third letter on, and takes accents and marks for none", () => {
  for (const q of ["linkedin", "LinkedI"]) expect(find({ q })).toContain("professional-headshots");
  expect(find({ q: "bu" })).not.toContain("tinder");
  expect(find({ q: "cafe" })).toContain("street-style");
  expect(findPacks({ q: "Groom’s" })).toContain("wedding/grooms-portrait");
  expect(find({ q: "(.*" })).toHaveLength(THEMES.length);
});

test("the list is narrowed by use, by who it is for and by theme, all at once", () => {
  const forDating = THEMES.filter(({ uses }) => uses.includes("dating"));
  expect(find({ use: "dating" })).toEqual(forDating.map(({ slug }) => slug));
  expect(find({ who: "man" })).not.toContain("maternity");
  expect(find({ who: "woman" })).toHaveLength(THEMES.length);
  expect(findPacks({ theme: "wedding", who: "man" })).toContain("wedding/grooms-portrait");
  expect(findPacks({ theme: "wedding", who: "man" })).toHaveLength(4);
  expect(findPacks({ theme: "wedding", who: "everyone" })).toHaveLength(3);
  expect(findPacks({ theme: "wedding", use: "dating" })).toEqual([]);
});

const known = { uses: ["work", "dating"], who: ["woman", "man", "everyone"], themes: ["beach"] };

test("the address says what is asked and nothing else, and keeps what is not ours", () => {
  const filter = { q: "rain & café", use: "work", who: "man", theme: null };
  const address = writeFilter(filter);
  expect(`${address}`).toBe("q=rain+%26+caf%C3%A9&use=work&for=man");
  expect(readFilter(address, known)).toEqual(filter);
  expect(`${writeFilter(NO_FILTER, address)}`).toBe("");
  const others = new URLSearchParams("from=mail&use=work");
  expect(`${writeFilter({ ...NO_FILTER, q: " a " }, others)}`).toBe("from=mail&q=a");
});

test("the address may hold anything: what nobody knows is passed over, what is too long is cut", () => {
  const read = readFilter(new URLSearchParams(`use=hats&for=cats&theme=x&q=${"a".repeat(500)}`), known);
  expect(read).toEqual({ ...NO_FILTER, q: "a".repeat(80) });
  expect(isFiltered(readFilter(new URLSearchParams("use=hats"), known))).toBe(false);
  expect(isFiltered({ ...NO_FILTER, theme: "beach" })).toBe(true);
});
