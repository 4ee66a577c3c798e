import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ACCENTS, CODE_SIGNS, CORE, HEADING_CORE, SYSTEM_SIGNS } from "#scripts/fonts/characters.ts";
import { codePointsOf, makeFonts } from "#scripts/fonts/make-fonts.ts";
import { TYPEFACES } from "#scripts/fonts/typefaces.ts";

const folder = "web/ui/fonts";
const file = (name: string) => readFileSync(`${folder}/${name}`);
const drawnBy = (name: string) => codePointsOf(file(name));

const WEIGHTS = TYPEFACES.flatMap((typeface) => typeface.weights.map(({ name }) => ({ typeface, name })));
/** The file of a part for one weight of a typeface. */
const fileOf = (part: string, { typeface, name }: (typeof WEIGHTS)[number]) =>
  `${[typeface.slug, part, name].filter(Boolean).join("-")}.woff2`;

test("the fonts in the repository are what the script makes", async () => {
  const made = await makeFonts();
  expect(globSync("*", { cwd: folder }).sort()).toEqual([...made.keys()].sort());
  for (const [name, content] of made) expect(file(name).equals(content), name).toBe(true);
});

test("a page loads at most 31 KiB of type in three files, and little more where a name needs it", () => {
  const filesOf = (part: string) => WEIGHTS.map((weight) => fileOf(part, weight));
  const bytes = (part: string) => filesOf(part).reduce((sum, name) => sum + file(name).byteLength, 0);
  expect(filesOf("core")).toHaveLength(3);
  expect(bytes("core")).toBeLessThanOrEqual(31 * 1024);
  expect(bytes("accents")).toBeLessThanOrEqual(18 * 1024);
});

test("both typefaces draw what English needs, and the further letters of Western Europe", () => {
  const missing = (text: string, drawn: number[]) =>
    // spaces of set width are left to the system: there is nothing to see in them
    [...text.replace(/[\u2009\u202f]/g, "")].filter((one) => !drawn.includes(one.codePointAt(0)!));
  for (const weight of WEIGHTS) {
    const core = drawnBy(fileOf("core", weight));
    const accents = drawnBy(fileOf("accents", weight));
    expect(missing(weight.typeface.core, core)).toEqual([]);
    expect(missing(CORE + ACCENTS, [...core, ...accents])).toEqual([]);
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
