import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";

const FILES = fileURLToPath(new URL("../../node_modules/@fontsource-variable/", import.meta.url));

const faces = {
  display: () => opened("newsreader/files/newsreader-latin-opsz-normal.woff2"),
  text: () => opened("instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
} as const;

const fonts = new Map<string, Font>();

function opened(path: string): Font {
  const known = fonts.get(path);
  if (known) return known;
  const font = openSync(FILES + path);
  if (!("layout" in font)) throw new Error(`${path} is a collection of fonts`);
  fonts.set(path, font);
  return font;
}

/**
 * A line of type as an SVG path, because the picture library reads no woff2. `x` and `y` are where its baseline
 * starts; `tracking` is added between letters, in ems.
 */
export function setLine(
  text: string,
  face: keyof typeof faces,
  size: number,
  x: number,
  y: number,
  colour: string,
  tracking = 0,
): string {
  const font = faces[face]();
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const letters = glyphs.map((glyph, i) => {
    const shift = at;
    at += positions[i]!.xAdvance + tracking * font.unitsPerEm;
    return `<path transform="translate(${shift} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join("")}</g>`;
}

/** Width of a line in pixels. */
export function lineWidth(text: string, face: keyof typeof faces, size: number, tracking = 0): number {
  const font = faces[face]();
  const { positions } = font.layout(text);
  const units = positions.reduce((sum, { xAdvance }) => sum + xAdvance + tracking * font.unitsPerEm, 0);
  return (units * size) / font.unitsPerEm;
}

/** Breaks words into lines no wider than `width`. */
export function breakLines(text: string, face: keyof typeof faces, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && lineWidth(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
