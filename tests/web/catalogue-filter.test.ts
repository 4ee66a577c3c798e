import { describe, expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { SYNONYMS } from "#schema/catalogue/synonyms.ts";
import { allCategoriesPage, allPromptPacksPage } from "#web/content/catalogue/catalogue-pages.ts";
import {
  applyFilter,
  type CatalogueFilter,
  fold,
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
const known = { uses: ["work", "dating"], who: ["woman", "man", "everyone"], themes: ["beach"] };

const find = (filter: Partial<CatalogueFilter>) =>
  applyFilter(themes, { ...NO_FILTER, ...filter }).map(({ item }) => item.slug);
const findPacks = (filter: Partial<CatalogueFilter>) =>
  applyFilter(packs, { ...NO_FILTER, ...filter }).map(({ theme, item }) => `${theme}/${item.slug}`);

describe("what people call it", () => {
  test.each(Object.keys(SYNONYMS))("“%s” finds something, among themes and among packs", (word) => {
    expect(find({ q: word })).not.toEqual([]);
    expect(findPacks({ q: word })).not.toEqual([]);
  });

  test("leads to what is meant, from the third letter on, and narrows like any word", () => {
    expect(find({ q: "linkedin" })).toContain("professional-headshots");
    expect(find({ q: "LinkedI" })).toContain("professional-headshots");
    expect(find({ q: "bumble" })).toEqual(["tinder"]);
    expect(find({ q: "pregnant" })).toEqual(["maternity"]);
    expect(findPacks({ q: "pregnancy" }).every((path) => path.startsWith("maternity/"))).toBe(true);
    expect(find({ q: "cv" })).toContain("office-headshots");
    expect(find({ q: "bu" })).not.toContain("tinder");
    expect(findPacks({ q: "linkedin zebra" })).toEqual([]);
  });
});

describe("the list", () => {
  test("is whole and in catalogue order where nothing is asked", () => {
    expect(find({})).toEqual(THEMES.map(({ slug }) => slug));
    expect(findPacks({ q: "  " })).toHaveLength(THEMES.flatMap(({ packs: all }) => all).length);
  });

  test("is searched by name, description and the names of packs", () => {
    expect(find({ q: "film noir" })).toEqual(["film-noir"]);
    expect(find({ q: "slatted" })).toEqual(["film-noir"]);
    expect(find({ q: "private eye" })).toEqual(["film-noir"]);
    expect(findPacks({ q: "private eye" })).toEqual(["film-noir/the-private-eye"]);
  });

  test("takes words in any order, as they begin, whatever their case, accents and marks", () => {
    expect(find({ q: "NOIR film" })).toEqual(["film-noir"]);
    expect(findPacks({ q: "grooms port" })).toEqual(["wedding/grooms-portrait"]);
    expect(findPacks({ q: "Groom’s" })).toContain("wedding/grooms-portrait");
    expect(find({ q: "cafe" })).toContain("street-style");
    // inside a word is not the beginning of one
    expect(find({ q: "oir" })).toEqual([]);
  });

  test("is narrowed by use, by who it is for and by theme, all at once", () => {
    expect(find({ use: "dating" })).toEqual(
      THEMES.filter(({ uses }) => uses.includes("dating")).map(({ slug }) => slug),
    );
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

  test("is empty, not broken, for what nothing is called", () => {
    expect(find({ q: "zzz" })).toEqual([]);
    expect(find({ q: "(.*" })).toHaveLength(THEMES.length);
  });
});

describe("the address", () => {
  test("says what is asked and nothing else", () => {
    const filter = { q: "rain & café", use: "work", who: "man", theme: null };
    const address = writeFilter(filter);
    expect(`${address}`).toBe("q=rain+%26+caf%C3%A9&use=work&for=man");
    expect(readFilter(address, known)).toEqual(filter);
    expect(`${writeFilter(NO_FILTER, address)}`).toBe("");
  });

  test("keeps what is not ours", () => {
    expect(`${writeFilter({ ...NO_FILTER, q: " a " }, new URLSearchParams("from=mail&use=work"))}`).toBe(
      "from=mail&q=a",
    );
  });

  test("may hold anything: what nobody knows is passed over, what is too long is cut", () => {
    const read = readFilter(new URLSearchParams(`use=hats&for=cats&theme=x&q=${"a".repeat(500)}`), known);
    expect(read).toEqual({ ...NO_FILTER, q: "a".repeat(80) });
    expect(isFiltered(readFilter(new URLSearchParams("use=hats"), known))).toBe(false);
    expect(isFiltered({ ...NO_FILTER, theme: "beach" })).toBe(true);
  });
});

test("words are folded to plain letters", () => {
  expect(fold(" Café-Noir, Nature’s 1950s ")).toBe("cafe noir natures 1950s");
});
