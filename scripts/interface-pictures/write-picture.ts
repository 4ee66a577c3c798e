import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { InterfacePictureName } from "#web/content/interface-pictures.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = `${root}web/public/pictures/interface/`;
const FACTS = `${root}web/content/interface-pictures.json`;

const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];
const WIDTHS = [720, 1440] as const;
const LARGEST = 1440;

/** Writes one picture from its two screenshots (PNG, of one shape), and what the texts need to know of it. */
export async function writePicture(name: InterfacePictureName, shots: Record<Scheme, Buffer>): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const scheme of SCHEMES) {
    for (const width of WIDTHS) {
      await sharp(shots[scheme])
        .resize({ width, kernel: "lanczos3" })
        // whole colour resolution: halved, small red or grey letters smear
        .avif({ quality: 62, effort: 6, chromaSubsampling: "4:4:4", bitdepth: 8 })
        .toFile(`${FOLDER}${name}-${scheme}-${width}.avif`);
    }
  }
  const { width, height } = await sharp(shots.light).metadata();
  const facts: Record<string, unknown> = JSON.parse(readFileSync(FACTS, "utf8"));
  facts[name] = {
    width: LARGEST,
    height: Math.round((height * LARGEST) / width),
    placeholder: await placeholderOf(shots),
  };
  const sorted = Object.fromEntries(Object.entries(facts).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(FACTS, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A few dozen bytes, half of the light one and half of the dark: they stand in for both. */
async function placeholderOf({ light, dark }: Record<Scheme, Buffer>): Promise<string> {
  const size = { width: 12, height: 8 };
  const [a, b] = await Promise.all(
    [light, dark].map((shot) =>
      sharp(shot)
        .resize({ ...size, fit: "fill" })
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const mixed = a!.map((value, i) => (value + b![i]!) >> 1);
  const bytes = await sharp(mixed, { raw: { ...size, channels: 3 } })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
