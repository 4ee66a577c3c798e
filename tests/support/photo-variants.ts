import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";

const fixtures = new URL("../fixtures/photos/", import.meta.url);

/** One of `tests/fixtures/photos`. */
export function fixturePhoto(
  name: "astronaut.jpg" | "astronaut.heic" | "coffee.jpg" | "cat.jpg",
): Promise<Buffer> {
  return readFile(new URL(name, fixtures));
}

/** Changes one photo as another occasion would: nearer, leaning, other light, other size. */
const VARIANTS: readonly ((photo: Sharp) => Sharp)[] = [
  (photo) => photo,
  (photo) => photo.extract({ left: 60, top: 0, width: 330, height: 330 }).resize(900),
  (photo) => photo.rotate(7, { background: "#8f8b86" }).resize(760),
  (photo) =>
    photo.extract({ left: 90, top: 10, width: 270, height: 360 }).resize(700).modulate({ brightness: 0.82 }),
  (photo) =>
    photo.rotate(-9, { background: "#6f6b66" }).extract({ left: 60, top: 30, width: 440, height: 440 }),
  (photo) => photo.extract({ left: 30, top: 0, width: 400, height: 470 }).linear([1.06, 1, 0.86], [0, 0, 0]),
  (photo) => photo.extract({ left: 110, top: 20, width: 240, height: 250 }).resize(640).gamma(1.4),
  (photo) =>
    photo
      .extract({ left: 0, top: 24, width: 420, height: 420 })
      .resize(1100)
      .modulate({ saturation: 0.5, brightness: 1.12 }),
  (photo) => photo.extract({ left: 0, top: 0, width: 420, height: 512 }).grayscale(),
  (photo) =>
    photo
      .rotate(4, { background: "#a9a49e" })
      .extract({ left: 120, top: 40, width: 300, height: 380 })
      .resize(800),
];

/** Up to ten photos of one person as JPEG, all unlike each other. */
export function personPhotos(count: number): Promise<Buffer[]> {
  return Promise.all(
    VARIANTS.slice(0, count).map(async (change) => {
      // through a buffer, since sharp puts operations into an order of its own
      const upright = await sharp(await fixturePhoto("astronaut.jpg")).toBuffer();
      return change(sharp(upright)).jpeg({ quality: 92 }).toBuffer();
    }),
  );
}

const groupFolder = join(
  dirname(createRequire(import.meta.url).resolve("@vladmandic/face-api/package.json")),
  "demo",
);

/** A photo of three to five people, number 1 to 6; read from a package, never part of the repository. */
export function groupPhoto(number: number): Promise<Buffer> {
  return readFile(join(groupFolder, `sample${number}.jpg`));
}

/** One of the people in the group photos, cut out as a photo of their own. */
export const STRANGERS = {
  curls: { from: 3, left: 450, top: 200, width: 520, height: 760 },
  dark: { from: 6, left: 100, top: 480, width: 420, height: 620 },
  brown: { from: 5, left: 220, top: 780, width: 450, height: 500 },
} as const;

export async function strangerPhoto(who: keyof typeof STRANGERS): Promise<Buffer> {
  const { from, ...area } = STRANGERS[who];
  return sharp(await groupPhoto(from))
    .extract(area)
    .jpeg({ quality: 94 })
    .toBuffer();
}
