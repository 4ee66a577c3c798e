import sharp from "sharp";
import { expect, test } from "vitest";
import { decoded, likeness } from "#tests/support/tools/tool-page.ts";
import { eraseLettering } from "#web/engine/lettering/erase-lettering.ts";
import { findInk } from "#web/engine/lettering/find-ink.ts";
import type { Glyphs } from "#web/engine/lettering/lettering.ts";
import { matchTypeface } from "#web/engine/lettering/match-typeface.ts";
import { readLettering } from "#web/engine/lettering/read-lettering.ts";
import { writeLettering } from "#web/engine/lettering/write-lettering.ts";
import type { Image, Plane } from "#web/engine/pixels/image.ts";
import { createRandom } from "#web/engine/pixels/random.ts";

/** Words on a sign: read by their ink, erased, and others set as they were. */

const [WIDTH, HEIGHT, TURN] = [420, 140, 4];
const TYPEFACES = [
  ["DejaVu Sans", 400],
  ["DejaVu Sans", 700],
  ["DejaVu Serif", 400],
  ["DejaVu Serif", 700],
  ["DejaVu Sans Mono", 400],
] as const;
type Typeface = (typeof TYPEFACES)[number];

const svg = (inner: string, width = WIDTH, height = HEIGHT) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);

/** A sign in fading light with so many words on it, a little soft and grainy. */
async function sign(words: string, surface = `fill="url(#light)"`): Promise<Image> {
  const picture = svg(`<defs><linearGradient id="light"><stop offset="0" stop-color="#efe6d2"/>
    <stop offset="1" stop-color="#b9ae98"/></linearGradient>
    <pattern id="stripes" width="40" height="9" patternUnits="userSpaceOnUse"><rect width="20" height="9" fill="#222"/></pattern></defs>
    <rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="100%" ${surface}/>
    <text x="210" y="85" text-anchor="middle" transform="rotate(${TURN} 210 70)" font-size="40"
      font-family="DejaVu Serif" font-weight="700" fill="#7a1420">${words}</text>`);
  const image = await decoded(await sharp(picture).blur(0.8).png().toBuffer());
  const random = createRandom(5);
  return {
    ...image,
    data: image.data.map((value, i) => (i % 4 === 3 ? 255 : value + (random.next() - 0.5) * 8)),
  };
}

async function brushed(): Promise<Plane> {
  const line = svg(`<rect width="100%" height="100%"/><line x1="60" y1="70" x2="360" y2="70" stroke="#fff"
    stroke-width="70" stroke-linecap="round" transform="rotate(${TURN} 210 70)"/>`);
  const grey = await sharp(line).greyscale().raw().toBuffer();
  return { width: WIDTH, height: HEIGHT, data: Float32Array.from(grey) };
}

async function draw(words: string, [family, weight]: Typeface): Promise<Glyphs> {
  const [pen, line] = [100, 200];
  const drawn = await decoded(
    await sharp(
      svg(
        `<text x="${pen}" y="${line}" font-size="120" font-family="${family}" font-weight="${weight}">${words}</text>`,
        words.length * 130 + 200,
        300,
      ),
    )
      .png()
      .toBuffer(),
  );
  const inked = Array.from({ length: drawn.width * drawn.height }, (_, i) => i).filter(
    (i) => drawn.data[i * 4 + 3]! > 24,
  );
  const [xs, ys] = [inked.map((i) => i % drawn.width), inked.map((i) => Math.floor(i / drawn.width))];
  const ends = (list: number[]) =>
    list.reduce(([low, high], at) => [Math.min(low!, at), Math.max(high!, at)], [1e9, 0]) as [number, number];
  const [[left, right], [top, bottom]] = [ends(xs), ends(ys)];
  const plane: Plane = {
    width: right - left + 1,
    height: bottom - top + 1,
    data: new Float32Array((right - left + 1) * (bottom - top + 1)),
  };
  for (let y = top, at = 0; y <= bottom; y++)
    for (let x = left; x <= right; x++, at++)
      plane.data[at] = drawn.data[(y * drawn.width + x) * 4 + 3]! / 255;
  return { plane, left: pen - left, baseline: line - top };
}

test("strokes are erased and the sign stays; the typeface is found, and new words stand where such words would", async () => {
  const [photo, bare, wanted, mask] = [
    await sign("HARBOUR"),
    await sign(""),
    await sign("STATION"),
    await brushed(),
  ];
  const ink = findInk(photo, mask)!;
  const erased = eraseLettering(photo, ink);
  expect(likeness(erased, bare)).toBeGreaterThan(likeness(photo, bare) + 12);
  const lettering = readLettering(ink)!;
  expect(Math.abs((lettering.angle * 180) / Math.PI - TURN)).toBeLessThan(0.7);
  const candidates = await Promise.all(
    TYPEFACES.map(async (name) => ({ name, glyphs: await draw("HARBOUR", name) })),
  );
  const typeface = matchTypeface(lettering, candidates);
  expect(typeface.name).toEqual(["DejaVu Serif", 700]);
  const words = await draw("STATION", typeface.name);
  const out = writeLettering(erased, lettering, words, { typeface, align: "middle" });
  expect(likeness(out, wanted)).toBeGreaterThan(likeness(erased, wanted) + 5);
  let strayed = 0;
  for (let p = 0; p < out.data.length; p += 4) {
    const y = Math.floor(p / 4 / WIDTH);
    if ((y < 20 || y > 120) && [0, 1, 2].some((c) => out.data[p + c] !== photo.data[p + c])) strayed++;
  }
  expect(strayed).toBe(0);
});

test("where nothing is written, or the surface is a pattern, nothing is found", async () => {
  const mask = await brushed();
  expect(findInk(await sign(""), mask)).toBeNull();
  expect(findInk(await sign("HARBOUR", `fill="url(#stripes)"`), mask)).toBeNull();
});
