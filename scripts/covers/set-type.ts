import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";

const FILES = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const LETTERS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");

/** Our two typefaces as the pages use them; `family` is the name in the file. */
const FACES = {
  display: {
    file: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    family: "Newsreader 16pt",
    axes: { opsz: 72, wght: 400 },
  },
  text: {
    file: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    family: "Instrument Sans",
    axes: { wght: 400 },
  },
} as const;

/** Font files by face, unpacked once: the picture library reads no woff2. */
const unpacked = new Map<keyof typeof FACES, Promise<string>>();

async function unpack(face: keyof typeof FACES): Promise<string> {
  const { file, axes } = FACES[face];
  const font = await subsetFont(await readFile(new URL(file, FILES)), LETTERS, {
    targetFormat: "truetype",
    variationAxes: axes,
  });
  const path = join(await mkdtemp(join(tmpdir(), "likeness-type-")), `${face}.ttf`);
  await writeFile(path, font);
  return path;
}

/** Sets text in one of our typefaces, `size` pixels high, in lines of at most `width`; a PNG with alpha. */
export async function setText(
  text: string,
  face: keyof typeof FACES,
  size: number,
  colour: string,
  width: number,
): Promise<{ png: Buffer; width: number; height: number }> {
  const fontfile = unpacked.get(face) ?? unpack(face);
  unpacked.set(face, fontfile);
  const tracking = face === "display" ? Math.round(-0.02 * size * 1024) : 0;
  const words = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const { data, info } = await sharp({
    text: {
      text: `<span font_family="${FACES[face].family}" size="${Math.round(size * 1024)}" letter_spacing="${tracking}" foreground="${colour}">${words}</span>`,
      fontfile: await fontfile,
      width,
      dpi: 72,
      rgba: true,
      spacing: Math.round(-size * 0.07),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
