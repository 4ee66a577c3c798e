import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { animalify } from "#schema/operations/edits/tools/animalify.ts";
import { PERMISSIONS } from "#schema/visitors/visitor-rules.ts";
import { changePictures } from "#scripts/local/inference/operations/change-pictures.ts";
import type { EmbeddedOperation } from "#scripts/local/inference/operations/embedded-operation.ts";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { openPage, startBrowser } from "#tests/support/browser/browser.ts";
import { button, click, field, says } from "#tests/support/browser/on-page.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { buildWithProvider } from "#tests/support/site/router-builds.ts";
import { passOn, servePages } from "#tests/support/site/serve-pages.ts";
import { decoded, downloadFile, pixelAt } from "#tests/support/tools/tool-page.ts";

/** A tool of the provider's, in the browser: the local queue answers as the provider's model did when it was recorded. */

let gate = Promise.resolve();
const ANSWER = sharp({ create: { width: 1024, height: 1024, channels: 3, background: "#c06020" } })
  .jpeg()
  .toBuffer();

/** The recorded answer: one picture, the seed, and nothing else. */
const answer: EmbeddedOperation = async (host, { id, input }) => {
  await gate;
  const [image_urls = ""] = (input as { image_urls: string[] }).image_urls;
  const image = await changePictures(host, { id, urls: { image_urls } }, async () => ({
    ...{ bytes: await ANSWER, extension: "jpg", width: 1024, height: 1024 },
  }));
  return { images: [image], seed: 746406749 };
};

const app = startApp({ provider: true, operations: { [animalify.endpoint]: answer } });
const site = duringFile(
  () => servePages(buildWithProvider(), passOn(app.url)),
  (server) => server.close(),
);
const PORTRAIT = readFileSync("scripts/local/demo-photos/astronaut.jpg");

async function openTool(options: BrowserContextOptions = {}): Promise<Page> {
  const { page, unexpected } = await openPage(await startBrowser(), site.url, options);
  onTestFinished(async () => {
    await page.context().close();
    // what is stopped too late is refused
    expect(unexpected.filter((line) => !/visitors\.cancel|\b409\b/.test(line))).toEqual([]);
  });
  await page.goto("/free-tools/animalify");
  return page;
}
async function choose(page: Page, buffer: Buffer, name = "photo.jpg") {
  await field(page, "Your photo").setInputFiles({ name, mimeType: "", buffer });
  await page.getByRole("img", { name: "What you chose" }).waitFor();
}
/** What stands before the tool's button, with everything done that it asks for. */
async function start(page: Page, words: string = PERMISSIONS["2026-11-25"]) {
  await field(page, words).check();
  await click(page, /^Make (the picture|another)$/);
}
const made = (page: Page) => page.getByRole("img", { name: "What was made for you" }).waitFor();

test("a photo becomes a picture beside it: compared, saved in three types, undone, made again, and taken to the next tool", async () => {
  const page = await openTool();
  await choose(page, PORTRAIT);
  await click(page, "Make the picture");
  await says(page, "Tick this first, please.");
  await field(page, "Owl").check({ force: true });
  await start(page);
  await made(page);
  const slider = page.getByRole("slider", { name: "Before and after" });
  await slider.press("ArrowRight");
  expect(await slider.getAttribute("aria-valuetext")).toBe("51% before, 49% after");
  expect(await violations(page)).toEqual([]);

  for (const [type, ending] of [
    ["JPEG", "jpg"],
    ["PNG", "png"],
    ["WebP", "webp"],
  ] as const) {
    await field(page, type).check({ force: true });
    const { name, bytes } = await downloadFile(page);
    const [red, green, blue] = pixelAt(await decoded(bytes), 500, 500);
    expect([
      name,
      Math.abs(red! - 0xc0) < 8,
      Math.abs(green! - 0x60) < 8,
      Math.abs(blue! - 0x20) < 8,
    ]).toEqual([`likeness-animalify.${ending}`, true, true, true]);
    expect((await sharp(bytes).metadata()).xmp?.toString()).toMatch(/trainedAlgorithmicMedia/);
  }

  await click(page, "Undo");
  await page.getByRole("img", { name: "What you chose" }).waitFor();
  await click(page, "Redo");
  await made(page);
  expect(await field(page, "Owl").isChecked()).toBe(true);
  // the photo is there still, and was allowed
  await click(page, "Make another");
  await button(page, "Picture 2").waitFor();
  await made(page);

  // without the tab's memory the pictures are there, and their photo is not
  await page.reload();
  await made(page);
  await says(page, /Here until/);
  expect(await slider.count()).toBe(0);
  await click(page, "Delete now");
  const question = page.getByRole("alertdialog");
  expect(await violations(page)).toEqual([]);
  await click(question, "Keep");
  expect(await button(page, "Picture 2").count()).toBe(1);
  await click(page, "Delete now");
  await click(question, "Delete now");
  await button(page, "Picture 2").waitFor({ state: "hidden" });
  await click(page, "Background Removal");
  await page.waitForURL("**/free-tools/background-removal");
});

test("the sample needs no photo of one's own, HEIC is shown and sent, a paste is a photo, and what is no photo is said so", async () => {
  const page = await openTool();
  await field(page, "Your photo").setInputFiles({
    name: "note.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("no photo"),
  });
  await says(page, /This file could not be opened/);
  await click(page, "Use a sample photo");
  await says(page, /Sample photo: NASA/);
  await start(page, PERMISSIONS["2026-11-25 sample"]);
  await made(page);

  await click(page, "Undo");
  await field(page, "Another photo").setInputFiles({
    name: "photo.heic",
    mimeType: "image/heic",
    buffer: await fixturePhoto("astronaut.heic"),
  });
  const shown = page.getByRole("img", { name: "What you chose" });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await start(page);
  await button(page, "Picture 2").waitFor();

  await page.evaluate(
    async (bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], "pasted.png", { type: "image/png" }));
      window.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
    },
    Array.from(await sharp(PORTRAIT).resize(300, 200).png().toBuffer()),
  );
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
});

test("whoever waits sees the place in the queue and can stop; what has begun comes, and a phone shares it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const others = await Promise.all([openTool(), openTool()]);
  for (const page of others) {
    await choose(page, PORTRAIT);
    await start(page);
    await says(page, /Making your picture|Waiting for its turn/);
  }
  const page = await openTool({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => Object.assign(window, { shared: files[0]?.name }),
    });
  });
  await page.reload();
  await choose(page, PORTRAIT);
  await start(page);
  await says(page, /Next in the queue|before you in the queue/);
  await click(page, "Cancel");
  await says(page, "This was stopped before it began.");
  await click(page, "Make another");
  await says(page, /in the queue/);

  const [begun] = others;
  await says(begun!, "Making your picture…");
  await click(begun!, "Cancel");
  await says(begun!, /This has already started/);
  resolve();
  for (const each of [...others, page]) await made(each);
  await click(page, "Share");
  await page.waitForFunction(() => "shared" in window);
  expect(await page.evaluate(() => (window as unknown as { shared: string }).shared)).toBe(
    "likeness-animalify.jpg",
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
