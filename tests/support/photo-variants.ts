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

/** Up to ten photos of one person as JPEG: other crops, and another light on the face, so that none is a copy. */
export function personPhotos(count: number): Promise<Buffer[]> {
  return Promise.all(
    VARIANTS.slice(0, count).map(async (change, i) => {
      // through a buffer, since sharp puts operations into an order of its own
      const upright = await sharp(await fixturePhoto("astronaut.jpg"))
        .flop(i % 2 === 1)
        .toBuffer();
      if (i === 0) return change(sharp(upright)).jpeg({ quality: 92 }).toBuffer();
      const lit = await sharp(upright)
        .composite([{ input: lightFrom(i * 73), blend: "multiply" }])
        .toBuffer();
      return change(sharp(lit)).jpeg({ quality: 92 }).toBuffer();
    }),
  );
}

/** Light over the astronaut's face from this direction, in degrees; the other side lies in shadow. */
function lightFrom(degrees: number): Buffer {
  return Buffer.from(
    `<svg width="512" height="512"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="150" y1="120" x2="290" y2="120" gradientTransform="rotate(${degrees} 220 120)"><stop offset="0" stop-color="#555"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="512" height="512" fill="url(#g)"/></svg>`,
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
  red: { from: 1, left: 1240, top: 100, width: 640, height: 900 },
  tall: { from: 4, left: 540, top: 10, width: 400, height: 800 },
  pale: { from: 6, left: 1395, top: 160, width: 430, height: 760 },
} as const;

export async function strangerPhoto(who: keyof typeof STRANGERS): Promise<Buffer> {
  const { from, ...area } = STRANGERS[who];
  return sharp(await groupPhoto(from))
    .extract(area)
    .jpeg({ quality: 94 })
    .toBuffer();
}

/**
 * The same photo of someone with much darker skin: everything of skin's colour (told by Cb and Cr, softened) keeps
 * its detail and gets a sixth of its light.
 */
export async function darkSkinned(photo: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const mask = Buffer.alloc(width * height);
  for (let i = 0; i < mask.length; i++) {
    const [r, g, b] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    const cb = 128 - 0.168736 * r - 0.331264 * g + 0.5 * b;
    const cr = 128 + 0.5 * r - 0.418688 * g - 0.081312 * b;
    mask[i] = 255 * within((cr - 131) / 5) * within((138 - cb) / 8);
  }
  const soft = await sharp(mask, { raw: { width, height, channels: 1 } })
    .blur(3)
    .extractChannel(0)
    .raw()
    .toBuffer();
  for (let i = 0; i < mask.length; i++) {
    // sRGB values go with about the 2.2th root of light; dark skin keeps more of its red
    for (const [c, light] of [0.2, 0.15, 0.13].entries())
      data[i * 3 + c] = data[i * 3 + c]! * (1 + ((light ** (1 / 2.2) - 1) * soft[i]!) / 255);
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 94 })
    .toBuffer();
}

/** The same photo in another light. */
export const LIGHTS = {
  dim: (photo: Sharp) => photo.linear(0.5, 0),
  tungsten: (photo: Sharp) => photo.linear([1.12, 0.96, 0.66], [0, 0, 0]),
  "from one side": (photo: Sharp) =>
    photo.composite([
      {
        input: Buffer.from(
          `<svg width="512" height="512"><defs><linearGradient id="g"><stop offset="0.15" stop-color="#333"/><stop offset="0.75" stop-color="#fff"/></linearGradient></defs><rect width="512" height="512" fill="url(#g)"/></svg>`,
        ),
        blend: "multiply",
      },
    ]),
} as const;

/** The astronaut in another light. */
export async function photoInLight(light: keyof typeof LIGHTS): Promise<Buffer> {
  return LIGHTS[light](sharp(await fixturePhoto("astronaut.jpg")))
    .jpeg({ quality: 94 })
    .toBuffer();
}
