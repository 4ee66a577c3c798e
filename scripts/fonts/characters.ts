const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const LATIN_1_LETTERS = between(0xc0, 0xff).replace(/[×÷]/g, "");
const FURTHER_WESTERN_LETTERS = "Œœ";

/** ASCII that people rarely write. */
export const CODE_SIGNS = "*<>[\\]^_`{|}~";

/** What our own texts need and both typefaces draw. Every page waits for the text face's, so there are no more of them. */
export const CORE = [...`${between(0x20, 0x7e)}\u00a0©·×\u2009\u202f–—‘’“”…−£çéêí`]
  .filter((character) => !CODE_SIGNS.includes(character))
  .join("");

/** Signs and letters that stand in texts, but in none of our headings. */
const NOT_IN_HEADINGS = "#+=@©×−£çéêí";

/** What headings, names and large figures are written with: the display face's share of `CORE`. */
export const HEADING_CORE = [...CORE].filter((character) => !NOT_IN_HEADINGS.includes(character)).join("");

const SIGNS = `¡¢§«®°»¿÷€™‚„•‹›${CODE_SIGNS}`;

/** Other signs and the letters of Western Europe's languages: fetched only by a page with one of them. */
export const ACCENTS = [...(LATIN_1_LETTERS + FURTHER_WESTERN_LETTERS + SIGNS)]
  .filter((letter) => !CORE.includes(letter))
  .join("");

/** Signs neither typeface draws; the reader's own system does. Only as decoration. */
export const SYSTEM_SIGNS = "▸";

/** A `unicode-range` of exactly these code points. */
export function unicodeRange(codePoints: Iterable<number>): string {
  const sorted = [...new Set(codePoints)].sort((a, b) => a - b);
  const runs: { first: number; last: number }[] = [];
  for (const point of sorted) {
    const run = runs.at(-1);
    if (run && run.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, "0");
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(",");
}
