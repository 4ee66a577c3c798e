import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { click, field, says } from "#tests/support/browser/on-page.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { buildSite } from "#tests/support/site/router-builds.ts";
import { servedPages } from "#tests/support/site/serve-pages.ts";
import {
  choose,
  decoded,
  download,
  give,
  likeness,
  openTool,
  pixelAt,
  settled,
} from "#tests/support/tools/tool-page.ts";
import type { Image } from "#web/engine/pixels/image.ts";

const site = servedPages(buildSite);
const photo = await fixturePhoto("astronaut.jpg");
const original = await decoded(photo);

const isMarked = async (bytes: Buffer) =>
  (await sharp(bytes).metadata()).xmp?.toString().includes("compositeWithTrainedAlgorithmicMedia");

/** Presses on the picture, at a pixel of the photo. */
async function press(page: Page, x: number, y: number): Promise<void> {
  const picture = page.getByRole("application");
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  await page.mouse.click(box.x + (x / 512) * box.width, box.y + (y / 512) * box.height);
  await settled(page);
}

/** How many pixels differ, inside a circle and outside. */
function changes(image: Image, { x, y, radius }: { x: number; y: number; radius: number }) {
  let [inside, outside] = [0, 0];
  for (let p = 0; p < image.data.length; p += 4) {
    if (Math.max(...[0, 1, 2].map((c) => Math.abs(image.data[p + c]! - original.data[p + c]!))) < 4) continue;
    const [px, py] = [(p / 4) % 512, Math.floor(p / 4 / 512)];
    if (Math.hypot(px - x, py - y) <= radius) inside++;
    else outside++;
  }
  return { inside, outside };
}

/** The changed pixel that is furthest from a place. */
function changedFarFrom(image: Image, x: number, y: number): { x: number; y: number } {
  let found = { x, y };
  for (let p = 0; p < image.data.length; p += 4) {
    const at = { x: (p / 4) % 512, y: Math.floor(p / 4 / 512) };
    const isFurther = Math.hypot(at.x - x, at.y - y) > Math.hypot(found.x - x, found.y - y);
    if (isFurther && Math.abs(image.data[p + 2]! - original.data[p + 2]!) > 40) found = at;
  }
  return found;
}

test("paint is pressed on and changes colour; what is left out does not", async () => {
  const page = await openTool(site.url, "car-color-change");
  await give(page, photo);
  await choose(page, "PNG");
  expect(changes((await download(page)).image, { x: 0, y: 0, radius: 0 }).outside).toBe(0);
  // the sleeve of the orange suit
  await press(page, 110, 330);
  const { image, bytes } = await download(page);
  const [red, , blue] = pixelAt(image, 110, 330);
  expect(blue! - red!).toBeGreaterThan(20);
  expect(pixelAt(image, 222, 130)).toEqual(pixelAt(original, 222, 130));
  expect(await isMarked(bytes)).toBe(true);
  // the paint has spread from the press; where it went too far, it is taken back
  const far = changedFarFrom(image, 110, 330);
  await click(page, "Leave out");
  await press(page, far.x, far.y);
  expect(pixelAt((await download(page)).image, far.x, far.y)).toEqual(pixelAt(original, far.x, far.y));
});

test("a tattoo is pressed on the skin, in the size that is set, and stays on it", async () => {
  const page = await openTool(site.url, "add-tattoos");
  await give(page, photo);
  await choose(page, "PNG");
  // her cheek
  await press(page, 250, 140);
  await page.getByLabel("Size", { exact: true }).fill("6");
  await settled(page);
  const { image, bytes } = await download(page);
  const { inside, outside } = changes(image, { x: 250, y: 140, radius: 0.06 * 512 });
  expect(inside).toBeGreaterThan(20);
  expect(outside).toBe(0);
  const brighter = image.data.filter((value, p) => p % 4 < 3 && value > original.data[p]!);
  expect(brighter).toHaveLength(0);
  expect(await isMarked(bytes)).toBe(true);
  await choose(page, "Own drawing");
  await says(page, "Choose a picture of your own first.");
});

test("grills are worn on an open smile", async () => {
  const page = await openTool(site.url, "grillify");
  await give(page, photo);
  await choose(page, "PNG");
  const { image, bytes } = await download(page);
  const { inside, outside } = changes(image, { x: 222, y: 152, radius: 34 });
  expect(inside).toBeGreaterThan(60);
  expect(outside).toBe(0);
  expect(await isMarked(bytes)).toBe(true);
  await choose(page, "Brilliants");
  expect(Buffer.compare((await download(page)).bytes, bytes)).not.toBe(0);
});

test("a sign is brushed over and says other words, in its own ink; nothing beside it changes", async () => {
  const board = (words: string) =>
    sharp(photo)
      .composite([
        {
          input:
            Buffer.from(`<svg width="512" height="512"><rect x="300" y="20" width="205" height="70" fill="#e8dfca"/>
            <text x="402" y="65" text-anchor="middle" font-size="25" font-family="DejaVu Serif" font-weight="700"
              fill="#203a70">${words}</text></svg>`),
        },
      ])
      .png()
      .toBuffer();
  const page = await openTool(site.url, "change-text");
  const signed = await decoded(await board("HOUSTON"));
  await give(page, await board("HOUSTON"));
  await field(page, "Brush").fill("90");
  const picture = page.getByRole("application");
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  const at = (x: number) => [box.x + (x / 512) * box.width, box.y + (56 / 512) * box.height] as const;
  await page.mouse.move(...at(328));
  await page.mouse.down();
  for (let x = 328; x <= 478; x += 6) await page.mouse.move(...at(x));
  await page.mouse.up();
  await settled(page);
  for (const [label, words] of [
    ["What it says now", "HOUSTON"],
    ["What it is to say", "ORLANDO"],
  ] as const) {
    await field(page, label).fill(words);
    await field(page, label).press("Enter");
    await settled(page);
  }
  await choose(page, "PNG");
  const { image, bytes } = await download(page);
  const wanted = await decoded(await board("ORLANDO"));
  expect(likeness(image, wanted)).toBeGreaterThan(likeness(signed, wanted) + 1.5);
  let strayed = 0;
  for (let y = 0; y < 512; y++)
    for (let x = 0; x < 512; x++)
      if (
        (x < 300 || x > 505 || y < 20 || y > 90) &&
        String(pixelAt(image, x, y)) !== String(pixelAt(signed, x, y))
      )
        strayed++;
  expect(strayed).toBe(0);
  expect(await isMarked(bytes)).toBe(true);
});
