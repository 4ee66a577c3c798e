import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";

const fixtures = new URL("../../fixtures/photos/", import.meta.url);

/** One of `tests/fixtures/photos`. */
export function fixturePhoto(name: "astronaut.jpg" | "astronaut.heic" | "coffee.jpg" | "cat.jpg") {
  return readFile(new URL(name, fixtures));
}

export type Change = (photo: Sharp) => Sharp;
export const wide = (width: number) => (photo: Sharp) => photo.resize(width);
export const leaning = (degrees: number) => (photo: Sharp) =>
  photo.rotate(degrees, { background: "#8f8b86" });
export const area = (left: number, top: number, width: number, height: number) => (photo: Sharp) =>
  photo.extract({ left, top, width, height });

/** Changes one photo as another occasion would: nearer, leaning, other light, other size. */
const VARIANTS: readonly (readonly Change[])[] = [
  [],
  [area(60, 0, 330, 330), wide(900)],
  [leaning(7), wide(760)],
  [area(90, 10, 270, 360), wide(700), (photo) => photo.modulate({ brightness: 0.82 })],
  [(photo) => photo.rotate(-9, { background: "#6f6b66" }), area(60, 30, 440, 440)],
  [area(30, 0, 400, 470), (photo) => photo.linear([1.06, 1, 0.86], [0, 0, 0])],
  [area(110, 20, 240, 250), wide(640), (photo) => photo.gamma(1.4)],
  [area(0, 24, 420, 420), wide(1100), (photo) => photo.modulate({ saturation: 0.5, brightness: 1.12 })],
  [area(0, 0, 420, 512), (photo) => photo.grayscale()],
  [(photo) => photo.rotate(4, { background: "#a9a49e" }), area(120, 40, 300, 380), wide(800)],
];

/** Up to ten photos of one person as JPEG: other crops, and another light on the face, so that none is a copy. */
export function personPhotos(count: number): Promise<Buffer[]> {
  return Promise.all(
    VARIANTS.slice(0, count).map(async (changes, i) => {
      // through a buffer, since sharp puts operations into an order of its own
      let photo = await sharp(await fixturePhoto("astronaut.jpg"))
        .flop(i % 2 === 1)
        .toBuffer();
      const input = light({ shadow: "#555", from: 150, to: 290, degrees: i * 73 });
      if (i > 0)
        photo = await sharp(photo)
          .composite([{ input, blend: "multiply" }])
          .toBuffer();
      const varied = changes.reduce((image, change) => change(image), sharp(photo));
      return varied.jpeg({ quality: 92 }).toBuffer();
    }),
  );
}

/** Light over the astronaut's face, which lies in shadow at one end of a line through it; lengths in pixels. */
function light(input: { shadow: string; from: number; to: number; degrees?: number }): Buffer {
  const { shadow, from, to, degrees = 0 } = input;
  return Buffer.from(`<svg width="512" height="512">
    <linearGradient id="g" gradientUnits="userSpaceOnUse" x1="${from}" y1="120" x2="${to}" y2="120"
      gradientTransform="rotate(${degrees} 220 120)">
      <stop offset="0" stop-color="${shadow}"/><stop offset="1" stop-color="#fff"/>
    </linearGradient>
    <rect width="512" height="512" fill="url(#g)"/>
  </svg>`);
}

const groupFolder = join(
  dirname(createRequire(import.meta.url).resolve("@vladmandic/face-api/package.json")),
  "demo",
);

/** A photo of three to five people, number 1 to 6; read from a package, never part of the repository. */
export function groupPhoto(number: number): Promise<Buffer> {
  return readFile(join(groupFolder, `sample${number}.jpg`));
}

/** Part of one of them. */
export async function groupPart(number: number, left: number, top: number, width: number, height: number) {
  const photo = sharp(await groupPhoto(number)).extract({ left, top, width, height });
  return photo.jpeg({ quality: 94 }).toBuffer();
}

/** The people in the group photos, each as a photo of their own. */
const STRANGERS = {
  curls: () => groupPart(3, 450, 200, 520, 760),
  dark: () => groupPart(6, 100, 480, 420, 620),
  brown: () => groupPart(5, 220, 780, 450, 500),
  red: () => groupPart(1, 1240, 100, 640, 900),
  tall: () => groupPart(4, 540, 10, 400, 800),
  pale: () => groupPart(6, 1395, 160, 430, 760),
} as const;

export const strangerPhoto = (who: keyof typeof STRANGERS): Promise<Buffer> => STRANGERS[who]();

/**
 * The same photo of someone with much darker skin: everything of skin's colour (told by Cb and Cr, softened) keeps
 * its detail and gets a sixth of its light.
 */
async function darkSkinned(photo: Buffer): Promise<Buffer> {
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
  const blurred = sharp(mask, { raw: { width, height, channels: 1 } }).blur(3);
  const soft = await blurred.extractChannel(0).raw().toBuffer();
  for (let i = 0; i < mask.length; i++) {
    // sRGB values go with about the 2.2th root of light; dark skin keeps more of its red
    for (const [c, light] of [0.2, 0.15, 0.13].entries())
      data[i * 3 + c] = data[i * 3 + c]! * (1 + ((light ** (1 / 2.2) - 1) * soft[i]!) / 255);
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 94 })
    .toBuffer();
}

/** The astronaut in another light. */
const LIGHTS: Readonly<Record<string, Change>> = {
  dim: (photo) => photo.linear(0.5, 0),
  tungsten: (photo) => photo.linear([1.12, 0.96, 0.66], [0, 0, 0]),
  "from one side": (photo) =>
    photo.composite([{ input: light({ shadow: "#333", from: 77, to: 384 }), blend: "multiply" }]),
};

/** Photos of people of other skin, hair and age of face, and of the astronaut in other skin and lights, by name. */
export async function otherPeople(): Promise<Map<string, Buffer>> {
  const astronaut = await fixturePhoto("astronaut.jpg");
  const people = new Map<string, Buffer>();
  for (const [who, photo] of Object.entries(STRANGERS)) people.set(who, await photo());
  people.set("dark skin", await darkSkinned(astronaut));
  for (const [light, change] of Object.entries(LIGHTS))
    people.set(light, await change(sharp(astronaut)).jpeg({ quality: 94 }).toBuffer());
  return people;
}
