import { globSync, readFileSync } from "node:fs";
import { create } from "fontkitten";
import { expect, test } from "vitest";
import { ACCENTS, CODE_SIGNS, CORE, SYSTEM_SIGNS, unicodeRange } from "#scripts/fonts/characters.ts";
import { codePointsOf, fontStack, makeFonts } from "#scripts/fonts/make-fonts.ts";

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

test("a page loads at most 31 KiB of type, and little more where a name needs it", () => {
  const bytes = (part: string) =>
    ["newsreader", "instrument-sans"].reduce(
      (sum, slug) => sum + file(`${slug}-${part}.woff2`).byteLength,
      0,
    );
  expect(bytes("core")).toBeLessThanOrEqual(31 * 1024);
  expect(bytes("accents")).toBeLessThanOrEqual(16 * 1024);
});

test("both typefaces draw what English needs, and the further letters of Western Europe", () => {
  // spaces of set width are left to the system: there is nothing to see in them
  const seen = CORE.replace(/[\u2009\u202f]/g, "");
  for (const slug of ["newsreader", "instrument-sans"]) {
    expect(missing(seen, drawnBy(`${slug}-core.woff2`))).toEqual([]);
    expect(missing(ACCENTS, drawnBy(`${slug}-accents.woff2`))).toEqual([]);
  }
});

test("nothing we write needs more than the files every page has", () => {
  // what the source is written in besides: a page that shows one of these fetches more
  const sources = globSync(["schema/**/*.ts", "web/{content,features,pages,ui,lib}/**/*.{ts,tsx,md}"]);
  const texts = sources.map((path) => readFileSync(path, "utf8")).join("");
  const known = new Set([...CORE, ...SYSTEM_SIGNS, ...CODE_SIGNS, "\n"]);
  expect(sources.length).toBeGreaterThan(100);
  expect([...new Set(texts)].filter((character) => !known.has(character))).toEqual([]);
});

test("the display face is cut for the sizes it is set in, the text face follows its weight", () => {
  const display = create(file("newsreader-core.woff2"));
  const text = create(file("instrument-sans-core.woff2"));
  if ("fonts" in display || "fonts" in text) throw new Error("one font a file expected");
  expect(display.variationAxes).toEqual({});
  expect(text.variationAxes).toMatchObject({ wght: { min: 400, max: 600 } });
});

test("the styles name every stand-in the style sheet declares", () => {
  const styles = readFileSync("web/styles.css", "utf8");
  const css = file("fonts.css").toString();
  for (const family of ["Newsreader", "Instrument Sans"])
    for (const name of fontStack(family)) {
      expect(styles).toContain(`"${name}"`);
      expect(css).toContain(`font-family: "${name}"`);
    }
  expect(css.match(/font-display: swap/g)).toHaveLength(7);
});

test("code points are written as the ranges they make", () => {
  expect(unicodeRange([65, 66, 67, 0xe9, 68, 66])).toBe("U+0041-0044,U+00E9");
});
