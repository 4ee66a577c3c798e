import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** Writes the icons that want pixels from the one drawing in web/public/icon.svg. */
const folder = fileURLToPath(new URL("../web/public/", import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`);
/** The colour of the drawing's own ground. */
const GROUND = "#171411";

const SIZES = { "icon-48": 48, "icon-192": 192, "icon-512": 512, "apple-touch-icon": 180 } as const;

for (const [name, side] of Object.entries(SIZES)) {
  await sharp(drawing, { density: (72 * side) / 28 })
    .resize(side, side)
    .flatten({ background: GROUND })
    .png({ compressionLevel: 9 })
    .toFile(`${folder}${name}.png`);
}

// a launcher may cut a circle out of it: all that matters stands within the middle 80 %
const inner = await sharp(drawing, { density: 1200 }).resize(400, 400).png().toBuffer();
await sharp({ create: { width: 512, height: 512, channels: 3, background: GROUND } })
  .composite([{ input: inner, gravity: "centre" }])
  .png({ compressionLevel: 9 })
  .toFile(`${folder}icon-512-maskable.png`);
