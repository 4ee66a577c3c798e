import { globSync, readFileSync } from "node:fs";
import { create } from "fontkitten";
import { expect, test } from "vitest";
import {
  ACCENTS,
  CODE_SIGNS,
  CORE,
  HEADING_CORE,
  SYSTEM_SIGNS,
  unicodeRange,
} from "#scripts/fonts/characters.ts";
import { codePointsOf, fontStack, makeFonts } from "#scripts/fonts/make-fonts.ts";
import { TYPEFACES } from "#scripts/fonts/typefaces.ts";

const folder = "web/ui/fonts";
const file = (name: string) => readFileSync(`${folder}/${name}`);
const drawnBy = (name: string) => new Set(codePointsOf(file(name)));
const missing = (text: string, drawn: Set<number>) =>
  [...new Set(text)].filter((character) => !drawn.has(character.codePointAt(0)!));

test("the fonts in the repository are what the script makes", async () => {
  const made = await makeFonts();
  expect(globSync("*", { cwd: folder }).sort()).toEqual([...made.keys()].sort());
  for (const [name, content] of made) expect(file(name).equals(content), name).toBe(true);
});

/** A file of a part for each weight of each typeface. */
const filesOf = (part: string) =>
  TYPEFACES.flatMap(({ slug, weights }) =>
    weights.map(({ name }) => `${[slug, part, name].filter(Boolean).join("-")}.woff2`),
  );

test("a page loads at most 31 KiB of type in three files, and little more where a name needs it", () => {
  const bytes = (part: string) => filesOf(part).reduce((sum, name) => sum + file(name).byteLength, 0);
  expect(filesOf("core")).toEqual([
    "instrument-sans-core.woff2",
    "instrument-sans-core-strong.woff2",
    "newsreader-core.woff2",
  ]);
  expect(bytes("core")).toBeLessThanOrEqual(31 * 1024);
  expect(bytes("accents")).toBeLessThanOrEqual(18 * 1024);
});

test("both typefaces draw what English needs, and the further letters of Western Europe", () => {
  // spaces of set width are left to the system: there is nothing to see in them
  const seen = (characters: string) => characters.replace(/[\u2009\u202f]/g, "");
  for (const typeface of TYPEFACES) {
    for (const { name } of typeface.weights) {
      const [core, accents] = ["core", "accents"].map((part) =>
        drawnBy(`${[typeface.slug, part, name].filter(Boolean).join("-")}.woff2`),
      );
      expect(missing(seen(typeface.core), core!)).toEqual([]);
      expect(missing(seen(CORE + ACCENTS), new Set([...core!, ...accents!]))).toEqual([]);
    }
  }
  for (const letter of "AZaz09.,?!&'’“”…") expect(HEADING_CORE).toContain(letter);
});

test("nothing we write needs more than the files every page has", () => {
  // what the source is written in besides: a page that shows one of these fetches more
  const sources = globSync(["schema/**/*.ts", "web/{content,features,pages,ui,lib}/**/*.{ts,tsx,md}"], {
    // what people might type to get past a refusal is never shown
    exclude: ["schema/prompts/refusals/**"],
  });
  const texts = sources.map((path) => readFileSync(path, "utf8")).join("");
  const known = new Set([...CORE, ...SYSTEM_SIGNS, ...CODE_SIGNS, "\n"]);
  expect(sources.length).toBeGreaterThan(100);
  expect([...new Set(texts)].filter((character) => !known.has(character))).toEqual([]);
});

test("every file is drawn at one size and weight, and the text face's answer to all weights in use", () => {
  const names = globSync("*.woff2", { cwd: folder });
  expect(names.length).toBeGreaterThan(filesOf("core").length);
  for (const name of names) {
    const font = create(file(name));
    if ("fonts" in font) throw new Error("one font a file expected");
    expect([name, font.variationAxes]).toEqual([name, {}]);
  }
  const css = file("fonts.css").toString();
  const declared = (family: string) =>
    new Set(
      Array.from(css.matchAll(/"([^"]+)";\s+font-style: normal;\s+font-weight: ([\d ]+);/g))
        .filter(([, named]) => named === family)
        .map(([, , weight]) => weight),
    );
  expect(declared("Instrument Sans")).toEqual(new Set(["400", "500 700"]));
  expect(declared("Newsreader")).toEqual(new Set(["400"]));
});

test("the styles name every stand-in the style sheet declares", () => {
  const styles = readFileSync("web/styles.css", "utf8");
  const css = file("fonts.css").toString();
  for (const family of ["Newsreader", "Instrument Sans"])
    for (const name of fontStack(family)) {
      expect(styles).toContain(`"${name}"`);
      expect(css).toContain(`font-family: "${name}"`);
    }
  expect(css.match(/font-display: swap/g)).toHaveLength(10);
});

test("code points are written as the ranges they make", () => {
  expect(unicodeRange([65, 66, 67, 0xe9, 68, 66])).toBe("U+0041-0044,U+00E9");
});
