import { readFile } from "node:fs/promises";
import { fromBuffer } from "@capsizecss/unpack";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { CORE, unicodeRange } from "./characters.ts";
import { standInFace } from "./stand-in.ts";
import { latinParts, TYPEFACES, type Typeface, type Weight } from "./typefaces.ts";

/** Kerning, accents and ligatures put together, forms that change along an axis, figures of equal width. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "rvrn", "tnum"];

const packageFile = (typeface: Typeface, file: string): Promise<Buffer> =>
  readFile(new URL(`../../node_modules/${typeface.files}/${file}`, import.meta.url));

function cut(font: Buffer, characters: string, axes: Weight["axes"]): Promise<Buffer> {
  const options = {
    targetFormat: "woff2" as const,
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  };
  return subsetFont(font, characters, options);
}

/** The code points a font draws. */
export function codePointsOf(font: Buffer): number[] {
  const face = create(font);
  if ("fonts" in face) throw new Error("one font expected, a collection found");
  // U+FFFF only ends the table
  return face.characterSet.filter((point) => point !== 0xffff);
}

/** Every file the pages load type from, by name: the cut fonts and the style sheet that names them. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let css = "/* Written by `npm run fonts`. */\n";
  for (const typeface of TYPEFACES) {
    const latin = await packageFile(typeface, typeface.latin);
    const parts = latinParts(typeface).map((part) => ({ ...part, font: latin }));
    const taken = new Set(codePointsOf(latin));
    for (const { part, file } of typeface.further) {
      const font = await packageFile(typeface, file);
      const own = codePointsOf(font).filter((point) => !taken.has(point));
      for (const point of own) taken.add(point);
      parts.push({ part, characters: String.fromCodePoint(...own), font });
    }
    // the last face declared is asked first: the one every page needs
    for (const { part, characters, font } of parts.reverse()) {
      for (const weight of typeface.weights) {
        const name = `${[typeface.slug, part, weight.name].filter(Boolean).join("-")}.woff2`;
        const made = await cut(font, characters, weight.axes);
        files.set(name, made);
        css += `@font-face {
  font-family: "${typeface.family}";
  font-style: normal;
  font-weight: ${weight.css};
  font-display: swap;
  src: url("./${name}") format("woff2");
  unicode-range: ${unicodeRange(codePointsOf(made))};
}
`;
      }
    }
    const measured = await subsetFont(latin, CORE, {
      targetFormat: "truetype",
      variationAxes: typeface.measuredAt,
    });
    const measures = await fromBuffer(measured);
    for (const standIn of typeface.standIns) css += standInFace(typeface, measures, standIn);
  }
  files.set("fonts.css", Buffer.from(css));
  return files;
}
