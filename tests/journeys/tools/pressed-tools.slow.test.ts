import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { click, says } from "#tests/support/browser/on-page.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { buildSite } from "#tests/support/site/router-builds.ts";
import { servedPages } from "#tests/support/site/serve-pages.ts";
import {
  choose,
  decoded,
  download,
  give,
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
