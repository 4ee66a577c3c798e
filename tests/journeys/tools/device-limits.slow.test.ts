import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { button, click, field, says } from "#tests/support/browser/on-page.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { buildSite } from "#tests/support/site/router-builds.ts";
import { servedPages } from "#tests/support/site/serve-pages.ts";
import { download, give, openTool } from "#tests/support/tools/tool-page.ts";

const site = servedPages(buildSite);
const photo = await fixturePhoto("astronaut.jpg");

test("fifty megapixels are scaled to what a phone can hold, and that is said", async () => {
  const page = await openTool(site.url, "black-and-white");
  await give(page, await sharp(photo).resize(7072, 7072).jpeg().toBuffer());
  await says(page, /Your photo has 50\.0 megapixels\. To fit this device's memory, it was scaled to 16\.0\./);
  const { image } = await download(page);
  expect(image.width * image.height).toBeLessThanOrEqual(16_000_000);
  expect(image.width * image.height).toBeGreaterThan(15_800_000);
});

/** Megabytes that the browser's processes of pages hold. */
async function pagesMemory(page: Page): Promise<number> {
  const heap = await page.context().newCDPSession(page);
  // what is only waiting to be thrown away does not count
  await heap.send("HeapProfiler.collectGarbage");
  await heap.detach();
  const session = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const kilobytes = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]));
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

test("memory is as large after twenty pictures as after a few", async () => {
  const page = await openTool(site.url, "background-removal");
  await give(page, photo);
  const sizes: number[] = [];
  for (let turn = 1; turn <= 20; turn++) {
    const other = await sharp(photo)
      .resize(900)
      .rotate(turn % 4)
      .jpeg()
      .toBuffer();
    await field(page, "Another photo").setInputFiles({
      name: "p.jpg",
      mimeType: "image/jpeg",
      buffer: other,
    });
    await field(page, "I am 18 or older, and it is me or I may use it").click();
    await button(page, "Download").waitFor();
    sizes.push(await pagesMemory(page));
  }
  const early = Math.max(...sizes.slice(2, 6));
  const late = Math.min(...sizes.slice(16));
  expect(late, sizes.map(Math.round).join(" ")).toBeLessThan(early * 1.15);
}, 600_000);

test("a narrow screen with a share sheet: a result is made and handed to it", async () => {
  const page = await openTool(site.url, "grillify", {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
  });
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        document.title = `shared ${files[0]?.name} ${files[0]?.type}`;
      },
    });
  });
  await page.reload();
  await give(page, photo);
  await click(page, "Share");
  await page.waitForFunction(() => document.title === "shared likeness-grillify.jpg image/jpeg");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
